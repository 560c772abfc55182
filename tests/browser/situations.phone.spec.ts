import { accessible, expect, test } from './fixtures.ts';
import * as config from './setup/config.ts';
import { hydrated } from './setup/open.ts';

const words = config.block('will-it-pay', 'situations');

test('on a phone a visitor goes from the comparison to the policies that pay for lost luggage, by touch', async ({
  page,
}) => {
  await page.goto('/compare?type=travel');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'which policy pays' }).tap();
  await expect(page).toHaveURL('/WillItPay');
  await page.getByRole('main').getByRole('link', { name: 'travel', exact: true }).tap();
  await expect(page.getByRole('heading', { name: 'Travel', exact: true })).toBeInViewport();
  const luggage = page.locator('details:has(> #lost-luggage)');
  await luggage.locator('summary').tap();
  const single = luggage.getByRole('listitem').filter({ hasText: 'Domestic Trip Single' });
  await expect(single).toContainText(words.yesWord);
  await expect(single).toBeInViewport();
  await accessible(page, { part: '#travel' });
});

test('on a phone a link to a situation unfolds it and the block around it', async ({ page }) => {
  await page.goto('/TravelInsurance');
  await hydrated(page);
  await page.getByRole('main').locator('a[href="/WillItPay#lost-luggage"]').first().tap();
  await expect(page.locator('#lost-luggage')).toBeInViewport();
  await expect(page.locator('#health details[data-folded]')).not.toHaveAttribute('open');
});
