import type { Page } from '@playwright/test';
import { accessible, expect, test } from './fixtures.ts';
import * as config from './setup/config.ts';
import { hydrated, open } from './setup/open.ts';

const words = config.block('will-it-pay', 'situations');
const situation = (page: Page, id: string) => page.locator(`details:has(> #${id})`);
const answer = (page: Page, id: string, plan: string) =>
  situation(page, id).getByRole('listitem').filter({ hasText: plan });
const address = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).hash;

test('a visitor chooses a situation by keyboard, and sees for every plan an answer, a clause and its source', async ({
  page,
}) => {
  await open(page, '/WillItPay');
  await hydrated(page);
  const knee = situation(page, 'knee-surgery');
  await expect(knee.getByRole('listitem').first()).toBeHidden();
  await knee.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(knee.getByRole('listitem')).toHaveCount(13);
  await expect(answer(page, 'knee-surgery', 'Senior Care')).toContainText(words.whenWord);
  const [senior] = config
    .situation('situations-health', 'knee-surgery')
    .answers.filter(({ of }) => of === 'himadri-senior');
  await expect(answer(page, 'knee-surgery', 'Senior Care')).toContainText(config.plain(senior!.because));
  await expect(answer(page, 'knee-surgery', 'Senior Care')).toContainText(`${words.states} ${senior!.states}`);
  await expect(answer(page, 'knee-surgery', 'Accident Care Solo')).toContainText(words.noWord);
  await expect(knee).toContainText(`${words.source} IRDAI guidelines`);
  // The next stop is a link or a term in the open part: no trap, and no hidden element takes the focus.
  await page.keyboard.press('Tab');
  await expect(knee.getByRole('link').or(knee.getByRole('button')).first()).toBeFocused();
  await knee.locator('summary').focus();
  await page.keyboard.press('Space');
  await expect(knee.getByRole('listitem').first()).toBeHidden();
});

test('the address has the open situation: a reload and Back show it again', async ({ page }) => {
  await open(page, '/WillItPay');
  await hydrated(page);
  await situation(page, 'lost-luggage').locator('summary').click();
  await expect.poll(() => address(page)).toBe('/WillItPay#lost-luggage');
  await page.reload();
  await expect(answer(page, 'lost-luggage', 'Domestic Trip Single')).toBeVisible();
  await hydrated(page);
  await answer(page, 'lost-luggage', 'Domestic Trip Single').getByRole('link').click();
  await expect(page).toHaveURL('/policy/domestic-trip-single');
  await page.goBack();
  await expect(answer(page, 'lost-luggage', 'Domestic Trip Single')).toBeVisible();
  await situation(page, 'lost-luggage').locator('summary').click();
  await expect.poll(() => address(page)).toBe('/WillItPay');
});

test('a link of a page opens one situation and scrolls to it', async ({ page }) => {
  await page.goto('/CarInsurances');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: /flood/ }).click();
  await expect(page).toHaveURL('/WillItPay#flooded-engine');
  await expect(answer(page, 'flooded-engine', 'Roadside Assist Car')).toContainText(words.whenWord);
  await expect(answer(page, 'flooded-engine', 'Car Complete')).toContainText(words.yesWord);
  await expect(situation(page, 'flooded-engine').locator('summary')).toBeInViewport();
});

test('a policy leads to the situations of its kind, and the comparison to all', async ({ page }) => {
  await page.goto('/policy/rail-yatra-cover');
  await hydrated(page);
  const link = page.getByRole('link', { name: config.block('policy', 'catalog-item').kinds.of.travel!.link.label });
  await expect(link).toHaveAttribute('href', '/WillItPay#travel');
  await page.goto('/policy/home-contents-basic');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home Contents Basic');
  await expect(link).toHaveCount(0);
  await page.goto('/compare');
  await expect(page.getByRole('main').getByRole('link', { name: 'which policy pays' })).toBeVisible();
});

test('every situation is readable at 320 and 1280 px, in light and dark', async ({ page }) => {
  await open(page, '/WillItPay');
  await hydrated(page);
  for (const summary of await page.locator('[data-block="situations"] details:not([data-folded]) > summary').all())
    await summary.click();
  await expect(page.locator('[data-block="situations"] details:not([open])')).toHaveCount(0);
  await accessible(page, { dark: true });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a link to a situation opens it, and the others open by a press', async ({ page }) => {
    await page.goto('/WillItPay#death-in-the-first-year');
    await expect(answer(page, 'death-in-the-first-year', 'Term Secure')).toBeVisible();
    await expect(situation(page, 'death-in-the-first-year').locator('summary')).toBeInViewport();
    await situation(page, 'hidden-smoking').locator('summary').click();
    await expect(answer(page, 'hidden-smoking', 'Smart Term')).toContainText(words.yesWord);
  });
});
