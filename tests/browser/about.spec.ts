import { expect, test } from './fixtures.ts';
import { open } from './setup/open.ts';
import * as config from './setup/config.ts';

test('the page has every section, and its button leads to the comparison [spec 2.03, 2.47]', async ({ page }) => {
  await open(page, '/About');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const name of [
    'Who we are',
    'Our mission',
    'Our vision',
    'Why choose us',
    'How it works',
    config.block('about', 'prose', 2).heading,
  ]) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  const cards = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Why choose us' }) });
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText([
    'Comprehensive comparisons',
    'Competitive rates',
    'Hassle-free experience',
  ]);
  const steps = page.locator('section').filter({ has: page.getByRole('heading', { name: 'How it works' }) });
  await expect(steps.getByRole('heading', { level: 3 })).toHaveText(['Compare', 'Select', 'Purchase', 'Support']);
  await page.getByRole('link', { name: 'Start Comparing Now' }).last().click();
  await expect(page).toHaveURL('/compare');
});
