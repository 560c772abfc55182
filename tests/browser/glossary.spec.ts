import { accessible, expect, test } from './fixtures.ts';
import * as config from './setup/config.ts';
import { hydrated } from './setup/open.ts';

const { search, more } = config.block('glossary', 'glossary');

test('a term opens its meaning by keyboard, and Escape, a second press and a press elsewhere close it', async ({
  page,
}) => {
  await page.goto('/TermInsurance');
  const term = page.getByRole('main').getByRole('button', { name: 'nominee', exact: true }).first();
  const meaning = page.locator('[popover]:popover-open');
  await term.focus();
  await page.keyboard.press('Enter');
  await expect(meaning).toBeVisible();
  await expect(meaning).toContainText('nominee');
  await accessible(page, { part: '[popover]:popover-open' });
  await page.keyboard.press('Escape');
  await expect(meaning).toHaveCount(0);
  await expect(term).toBeFocused();
  await term.click();
  await expect(meaning).toBeVisible();
  await term.click();
  await expect(meaning).toHaveCount(0);
  await term.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(meaning).toHaveCount(0);
});

for (const path of ['/About', '/hi/About'])
  test(`${path}: a term breaks as text does, is pressed on each of its lines, and is printed`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto(path);
    await hydrated(page);
    const words = page.getByRole('main').locator('label:has(+ a[href*="claim-settlement-ratio"])').first();
    await words.scrollIntoViewIfNeeded();
    const lines = await words.evaluate((label) =>
      [...label.getClientRects()].map(({ x, y, right }) => ({ x, y, right })),
    );
    expect(lines).toHaveLength(2);
    const after = await words.evaluate((label) => {
      const text = document.createRange();
      text.setStart(label.parentElement!.nextSibling!, 0);
      text.setEnd(label.parentElement!.nextSibling!, 1);
      return text.getBoundingClientRect().x;
    });
    expect(Math.abs(after - lines[1]!.right)).toBeLessThan(2);
    const meaning = page.locator('[popover]:popover-open');
    for (const { x, y } of lines)
      for (const count of [1, 0]) {
        await page.mouse.click(x + 5, y + 8);
        await expect(meaning).toHaveCount(count);
      }
    await page.emulateMedia({ media: 'print' });
    await expect(words).toBeVisible();
  });

test('the meaning links to its term in the glossary', async ({ page }) => {
  await page.goto('/TermInsurance');
  await page.getByRole('main').getByRole('button', { name: 'nominee', exact: true }).first().click();
  await page.locator('[popover]:popover-open').getByRole('link', { name: more }).click();
  await expect(page).toHaveURL('/Glossary#nominee');
  await expect(page.locator('#nominee')).toBeInViewport();
});

test('the help of a question explains its term', async ({ page }) => {
  await page.goto('/');
  const help = page.locator('[data-form="quote-request"], form').getByRole('button', { name: 'sum insured' }).first();
  await help.click();
  await expect(page.locator('[popover]:popover-open')).toContainText('sum insured');
});

test('the filter keeps the terms with its words and says how many', async ({ page }) => {
  await page.goto('/Glossary');
  await page.getByRole('searchbox', { name: search.label }).fill('NCB');
  await expect(page.locator('dt')).toHaveText(['no-claim bonus']);
  await expect(page.getByRole('status').filter({ hasText: '1' })).toBeVisible();
  await page.getByRole('searchbox', { name: search.label }).fill('zzzz');
  await expect(page.getByText(search.empty)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all terms are on the page, with links to their letters', async ({ page }) => {
    await page.goto('/Glossary');
    await expect(page.locator('dt')).toHaveCount(config.rows('glossary').length);
    await page.getByRole('link', { name: 'W', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'W', exact: true })).toBeInViewport();
  });

  test('a term still opens its meaning', async ({ page }) => {
    await page.goto('/CarInsurances');
    await page.getByRole('main').getByRole('button', { name: 'deductible', exact: true }).first().click();
    await expect(page.locator('[popover]:popover-open')).toBeVisible();
  });
});

test('search engines read all terms as a set', async ({ page }) => {
  await page.goto('/Glossary');
  await hydrated(page);
  const things = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(things.join('')).toContain('DefinedTermSet');
});
