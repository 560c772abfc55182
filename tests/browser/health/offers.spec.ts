import type { Locator, Page } from '@playwright/test';
import { accessible, expect, noSidewaysScroll, test } from '../fixtures.ts';
import * as config from '../setup/config.ts';
import { fill } from '../setup/fill.ts';
import { hydrated } from '../setup/open.ts';
import { heading, next, startAt, steps, wizard, type StepId } from './wizard.ts';

const words = config.block('application-submitted', 'offers');
const block = (page: Page): Locator => page.locator('[data-block="offers"]');
const cards = (page: Page): Locator => block(page).getByRole('article');
const amountIn = (text: string | null): number => Number((text ?? '').replaceAll(/[^\d-]/g, ''));

type Given = Readonly<Partial<Record<StepId, Readonly<Record<string, string | true>>>>>;

/** Goes through the wizard with these answers beside the least ones. */
async function quoteFor(page: Page, given: Given): Promise<void> {
  await startAt(page, 'members');
  for (const { id, least } of steps.slice(0, -1)) {
    const step = id as StepId;
    await expect(heading(page, step)).toBeVisible();
    const { city, ...answers } = { ...least, ...given[step] };
    if (city === undefined) await fill(wizard(page).locator('form'), answers, 'Next');
    else {
      await page.getByRole('combobox', { name: 'City' }).fill(String(city));
      await page.keyboard.press('Escape');
      await next(page);
    }
  }
  await finish(page);
}

/** Answers the last step, and comes to the thank-you page. */
async function finish(page: Page): Promise<void> {
  await expect(heading(page, 'office')).toBeVisible();
  await page.getByRole('radio', { name: 'No' }).check();
  await wizard(page).getByRole('button', { name: 'Get a Quote' }).click();
  await expect(page).toHaveURL('/ApplicationSubmitted');
}

const couple: Given = { members: { wife: true }, ages: { selfAge: '38', wifeAge: '36' }, city: { city: 'Mumbai' } };

test('the quote ends with three plans, the least premium first, each with what it is made of; one more press shows the others [spec 4.39]', async ({
  page,
}) => {
  await quoteFor(page, couple);
  await expect(cards(page)).toHaveCount(3);
  await expect(block(page)).toContainText('examples');
  const prices: number[] = [];
  for (const card of await cards(page).all()) {
    await card.getByText(words.why).click();
    const lines = await card
      .locator('dl > div')
      .evaluateAll((all) =>
        all.map((line) => [line.querySelector('dt')!.textContent, line.querySelector('dd')!.textContent] as const),
      );
    const [total, ...amounts] = lines.map(([, amount]) => amountIn(amount)).reverse();
    expect(lines.at(-1)![0]).toBe(words.total);
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total);
    expect(lines.map(([label]) => label).join()).toContain('38');
    expect(lines.map(([label]) => label).join()).toContain('Mumbai');
    await expect(card).toContainText(words.covers);
    await expect(card).toContainText(words.excludes);
    await expect(card.getByRole('link')).toHaveAttribute('href', '/WillItPay#health');
    prices.push(total!);
  }
  expect(prices).toEqual([...prices].sort((one, other) => one - other));
  await block(page).getByText(words.compare).click();
  await expect(block(page).getByRole('table').getByRole('columnheader')).toHaveCount(3);
  await accessible(page, { part: '[data-block="offers"]' });
  await page.setViewportSize({ width: 320, height: 700 });
  await noSidewaysScroll(page);
  await accessible(page, { part: '[data-block="offers"]' });
  await block(page).getByRole('button', { name: 'more plan' }).click();
  expect(await cards(page).count()).toBeGreaterThan(3);
});

test('who is too old for some plans, or ill, reads which answer keeps each of them away', async ({ page }) => {
  await quoteFor(page, { ages: { selfAge: '72' } });
  const refused = block(page).getByRole('group').filter({ hasText: 'not fit' });
  await refused.getByText('not fit').click();
  await expect(refused.getByRole('listitem').first()).toContainText('72');
  await accessible(page, { part: '[data-block="offers"]' });
});

test('without an age there is no premium, and the page says what to give', async ({ page }) => {
  await quoteFor(page, {});
  await expect(cards(page)).toHaveCount(0);
  await expect(block(page)).toContainText(words.lacking);
  await accessible(page, { part: '[data-block="offers"]' });
});

test('a changed answer leads straight back to the plans', async ({ page }) => {
  await quoteFor(page, couple);
  await block(page).getByRole('link', { name: words.change }).click();
  await expect(heading(page, 'office')).toBeVisible();
  await page
    .getByRole('region', { name: 'Your answers' })
    .getByRole('button', { name: /Edit.*old/ })
    .click();
  await page.getByRole('combobox', { name: 'Your age' }).selectOption('45');
  await next(page);
  await expect(heading(page, 'office')).toBeVisible();
  await wizard(page).getByRole('button', { name: 'Get a Quote' }).click();
  await expect(cards(page)).toHaveCount(3);
  await cards(page).first().getByText(words.why).click();
  await expect(cards(page).first()).toContainText('45');
});

test('after a reload the private answers are gone, and so are the plans; nothing of them was kept', async ({
  page,
}) => {
  await quoteFor(page, couple);
  await expect(cards(page)).toHaveCount(3);
  const kept = await page.evaluate(() => JSON.stringify([history.state, { ...sessionStorage }, { ...localStorage }]));
  expect(kept).not.toMatch(/Age|Asha|98765/);
  await page.reload();
  await hydrated(page);
  await expect(block(page)).toHaveCount(0);
});

test('plans that cannot be loaded say so, and can be asked for again', async ({ page, allow }) => {
  allow(/Failed to load resource/);
  let isDown = true;
  await page.route(/\/assets\/health-.*\.js$/, async (route) => {
    const body = isDown ? await (await route.fetch()).text() : '';
    return isDown && body.includes('himadri') ? route.abort() : route.continue();
  });
  await quoteFor(page, couple);
  await expect(block(page)).toContainText(words.failed);
  isDown = false;
  await block(page).getByRole('button').first().click();
  await expect(cards(page)).toHaveCount(3);
});
