import type { Page } from '@playwright/test';
import { accessible, expect } from '../fixtures.ts';
import { open } from '../setup/open.ts';
import { narrow, siteTest } from './site.ts';

const test = siteTest('savings');

const board = (page: Page) => page.locator('[data-field="signature"]').getByRole('img');
const inSummary = (page: Page) => page.getByRole('img', { name: 'Drawn signature' });

/** Answers the first step, and goes on to the signature. */
async function toSignature(page: Page): Promise<void> {
  await open(page, '/');
  await page.getByRole('textbox', { name: 'What you save each year' }).fill('50000');
  await page.getByRole('textbox', { name: 'What it earns in a year' }).fill('7');
  await page.getByRole('textbox', { name: 'How many years' }).fill('10');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Your signature' })).toBeFocused();
}

/** Draws a line with the mouse. `down`: how far down on the board. */
async function draw(page: Page, down: number): Promise<void> {
  await board(page).scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await board(page).boundingBox())!;
  await page.mouse.move(x + width * 0.2, y + height * down);
  await page.mouse.down();
  for (const part of [0.3, 0.4, 0.5, 0.6])
    await page.mouse.move(x + width * part, y + height * (down + ((part * 10) % 2) ? 0.1 : -0.1));
  await page.mouse.up();
}

const paths = (page: Page) => board(page).locator('path:not([class])').getAttribute('d');

test.describe('a signature, at 320 px', () => {
  test.use({ viewport: narrow });

  test('is drawn, cleared and drawn again', async ({ page }) => {
    await toSignature(page);
    await expect(board(page)).toHaveAccessibleName('Sign here with a finger, a pen or the mouse.');
    const clear = page.getByRole('button', { name: 'Clear', exact: true });
    await expect(clear).toHaveAttribute('aria-disabled', 'true');
    await draw(page, 0.3);
    await expect(board(page)).toHaveAccessibleName('Drawn signature');
    await expect.poll(() => paths(page)).toMatch(/^M\d+ \d+l[-\d ]+$/);
    await draw(page, 0.7);
    await expect.poll(() => paths(page)).toMatch(/^M[^M]+M[^M]+$/);
    await accessible(page, { dark: true });
    await clear.click();
    await expect(board(page)).toHaveAccessibleName('Sign here with a finger, a pen or the mouse.');
    await expect(clear).toBeFocused();
    await draw(page, 0.5);
    await expect.poll(() => paths(page)).toMatch(/^M[^M]+$/);
  });

  test('survives a resize, a refresh and a send that fails, and is a picture in the summary', async ({
    page,
    allow,
  }) => {
    allow(/Failed to load resource|LeadFailed/);
    await toSignature(page);
    await draw(page, 0.5);
    await expect.poll(() => paths(page)).toMatch(/^M/);
    const drawn = await paths(page);
    await page.setViewportSize({ width: 900, height: 800 });
    expect(await paths(page)).toBe(drawn);
    await page.reload();
    await expect.poll(() => paths(page)).toBe(drawn);
    await page.route('**/api/leads', (route) => route.abort());
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Your answers did not get through.')).toBeVisible();
    expect(await paths(page)).toBe(drawn);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(inSummary(page)).toBeVisible();
    await accessible(page);
    await page.unroute('**/api/leads');
    await page.getByRole('button', { name: 'Next' }).click();
    const sent = page.waitForRequest('**/api/leads');
    await page.getByRole('button', { name: 'Send' }).click();
    const { answers } = (await sent).postDataJSON() as { answers: { signature: string } };
    expect(answers.signature).toContain(`d="${drawn}"`);
    await expect(page.getByText('Signed: Drawn signature.')).toBeVisible();
  });

  test('is typed by keyboard, and both ways keep what they have', async ({ page }) => {
    await toSignature(page);
    await draw(page, 0.5);
    await expect.poll(() => paths(page)).toMatch(/^M/);
    const drawn = await paths(page);
    await page.getByRole('radio', { name: 'Draw it' }).focus();
    await page.keyboard.press('ArrowRight');
    const name = page.getByRole('textbox', { name: 'Your full name' });
    await expect(name).toHaveValue('');
    await page.keyboard.press('Tab');
    await expect(name).toBeFocused();
    await page.keyboard.type('Asha <Rao>');
    await page.getByRole('button', { name: 'Send' }).click();
    const error = 'Write your name without signs such as < and >.';
    await expect(page.getByText(error).first()).toBeVisible();
    await expect(name).toHaveValue('Asha <Rao>');
    await accessible(page);
    await name.fill('Asha Rao');
    await page.getByRole('radio', { name: 'Draw it' }).check({ force: true });
    await expect.poll(() => paths(page)).toBe(drawn);
    await page.getByRole('radio', { name: 'Type my name' }).check({ force: true });
    await expect(name).toHaveValue('Asha Rao');
    await page.reload();
    await expect(name).toHaveValue('Asha Rao');
  });

  test('an error leads to the way that is chosen', async ({ page }) => {
    await toSignature(page);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('radio', { name: 'Draw it' })).toBeFocused();
    await page.getByRole('radio', { name: 'Type my name' }).check({ force: true });
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('textbox', { name: 'Your full name' })).toBeFocused();
  });
});

test.describe('a table that is worked out row by row, at 320 px', () => {
  test.use({ viewport: narrow });

  test('follows the answers with its chart, and a refresh keeps it', async ({ page }) => {
    await open(page, '/');
    await expect(page.getByText('Answer the questions above to see what your savings grow to.')).toBeVisible();
    await page.getByRole('textbox', { name: 'What you save each year' }).fill('50000');
    await page.getByRole('textbox', { name: 'What it earns in a year' }).fill('10');
    await page.getByRole('textbox', { name: 'How many years' }).fill('2');
    const table = page.getByRole('region', { name: 'Year by year' }).getByRole('table');
    const rows = table.getByRole('row');
    await expect(rows).toHaveText([/Year/, '1₹50,000₹55,00010%', '2₹1,00,000₹1,15,50015.5%']);
    await expect(table.getByRole('rowheader')).toHaveText(['1', '2']);
    const chart = page.getByRole('img', { name: /^Your savings over the years: / });
    await expect(chart).toHaveAccessibleName(
      'Your savings over the years: Paid in ₹50,000 – ₹1,00,000, Worth ₹55,000 – ₹1,15,500',
    );
    await accessible(page, { dark: true });
    await page.getByRole('textbox', { name: 'How many years' }).fill('40');
    await expect(rows).toHaveCount(41);
    await page.getByRole('region', { name: 'Year by year' }).focus();
    await page.keyboard.press('End');
    await expect(rows.last()).toBeInViewport();
    await page.reload();
    await expect(rows).toHaveCount(41);
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(chart).toBeVisible();
    await accessible(page);
    await page.emulateMedia({ forcedColors: null });
  });
});
