import { expect, test } from '../fixtures.ts';
import { open } from '../setup/open.ts';
import { heading, next } from './wizard.ts';

test('the wizard asks for the age of every member, from 1 to 100 [spec 3.31, 5.42, 9.27]', async ({ page }) => {
  await open(page, '/HealthInsurance');
  await page.getByRole('button', { name: 'More members' }).click();
  for (const member of await page.locator('[data-wizard] input[type="checkbox"]').all()) await member.check();
  await next(page);
  await expect(heading(page, 'ages')).toBeVisible();
  const fields = page.locator('[data-wizard] select');
  const names = await fields.evaluateAll((selects) => selects.map((select) => (select as HTMLSelectElement).name));
  expect(names).toEqual([
    'selfAge',
    'wifeAge',
    'son1Age',
    'daughter1Age',
    'fatherAge',
    'motherAge',
    'grandfatherAge',
    'grandmotherAge',
    'fatherInLawAge',
    'motherInLawAge',
  ]);
  const offered = await fields.first().locator('option').allTextContents();
  expect(offered.slice(1)).toEqual(Array.from({ length: 100 }, (_, index) => String(index + 1)));
});
