import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { open } from '../setup/open.ts';
import { expectError, heading, next } from './wizard.ts';

interface Family {
  wife?: boolean;
  sons?: number;
  daughters?: number;
}

/** Chooses the family and goes on to their ages. */
async function askAges(page: Page, { wife = true, sons = 0, daughters = 0 }: Family): Promise<void> {
  await open(page, '/HealthInsurance');
  if (wife) await page.getByRole('checkbox', { name: 'Wife' }).check();
  for (const [name, count] of [
    ['Son', sons],
    ['Daughter', daughters],
  ] as const) {
    if (count > 0) await page.getByRole('checkbox', { name, exact: true }).check();
    for (let more = 1; more < count; more += 1) await page.getByRole('button', { name: `Increase ${name}` }).click();
  }
  await next(page);
  await expect(heading(page, 'ages')).toBeVisible();
}

const age = (page: Page, whose: string) => page.getByRole('combobox', { name: `${whose} age`, exact: true });

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

test('the wizard asks for the ages of the second to fourth child [spec 3.31]', async ({ page }) => {
  await askAges(page, { sons: 2, daughters: 2 });
  for (const whose of ["First son's", "Second son's", "First daughter's", "Second daughter's"])
    await expect(age(page, whose)).toBeVisible();
  await expect(age(page, "Third son's")).toHaveCount(0);
});

test('a son must be 18 years younger than the wife, and correcting his age clears the error [spec 5.42, 9.27]', async ({
  page,
}) => {
  await askAges(page, { sons: 1 });
  const child = age(page, "First son's");
  await age(page, "Wife's").selectOption('37');
  await child.selectOption('20');
  await next(page);
  await expectError(child, 'Wife and 1 son age gap should be 18 years or above.');
  await child.selectOption('19');
  await expect(child).not.toHaveAttribute('aria-invalid', 'true');
  await next(page);
  await expect(heading(page, 'city')).toBeVisible();
});

test('the summary of errors names each child by number and leads to its age [spec 5.42]', async ({ page }) => {
  await askAges(page, { sons: 2, daughters: 2 });
  await age(page, "Wife's").selectOption('40');
  await age(page, "First son's").selectOption('22');
  await age(page, "Second son's").selectOption('23');
  await age(page, "First daughter's").selectOption('41');
  await age(page, "Second daughter's").selectOption('100');
  await next(page);
  const summary = page.getByRole('group', { name: '3 answers need your attention' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Wife and 2 son age gap should be 18 years or above.',
    'Wife and 1 daughter age gap should be 18 years or above.',
    'Wife and 2 daughter age gap should be 18 years or above.',
  ]);
  await summary.getByRole('link', { name: 'Wife and 2 daughter' }).click();
  await expect(age(page, "Second daughter's")).toBeFocused();
});

test("without the wife's age no gap is required [spec 5.42]", async ({ page }) => {
  await askAges(page, { sons: 1, daughters: 1 });
  await age(page, "First son's").selectOption('60');
  await age(page, "First daughter's").selectOption('61');
  await next(page);
  await expect(heading(page, 'city')).toBeVisible();
});

test('without the wife, neither her age nor the gap is required [spec 5.42]', async ({ page }) => {
  await askAges(page, { sons: 1 });
  await age(page, "Wife's").selectOption('30');
  await age(page, "First son's").selectOption('25');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Wife' }).uncheck();
  await next(page);
  await expect(age(page, "First son's")).toHaveValue('25');
  await next(page);
  await expect(heading(page, 'city')).toBeVisible();
});
