import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { next, startAt, wizard } from './wizard.ts';

test.beforeEach(({ page }) => startAt(page, 'members'));

const child = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const plus = (page: Page, name: string) => page.getByRole('button', { name: `Increase ${name}` });
const minus = (page: Page, name: string) => page.getByRole('button', { name: `Decrease ${name}` });

/** Expects the wizard to ask for the ages of this many sons and daughters. */
async function expectChildren(page: Page, sons: number, daughters: number): Promise<void> {
  await next(page);
  await expect(wizard(page).getByRole('combobox', { name: /son's age/ })).toHaveCount(sons);
  await expect(wizard(page).getByRole('combobox', { name: /daughter's age/ })).toHaveCount(daughters);
}

for (const name of ['Son', 'Daughter']) {
  const count = (page: Page) => wizard(page).locator('output');

  test(`choosing ${name} sets the count to one; minus at one deselects it; plus stops at four [spec 4.41, 5.41, 9.27]`, async ({
    page,
  }) => {
    await child(page, name).check();
    await expect(count(page)).toHaveText('1');
    await plus(page, name).click();
    await expect(count(page)).toHaveText('2');
    await minus(page, name).click();
    await expect(count(page)).toHaveText('1');
    await minus(page, name).click();
    await expect(child(page, name)).not.toBeChecked();
    await expect(child(page, name)).toBeFocused();
    await expect(count(page)).toHaveCount(0);
    await child(page, name).check();
    await expect(count(page)).toHaveText('1');
    for (let click = 0; click < 6; click += 1) await plus(page, name).click({ force: true });
    await expect(count(page)).toHaveText('4');
    await expect(plus(page, name)).toHaveAttribute('aria-disabled', 'true');
  });
}

test('sons and daughters share one limit [spec 5.41, 9.27]', async ({ page }) => {
  await child(page, 'Son').check();
  await child(page, 'Daughter').check();
  await plus(page, 'Son').click();
  await plus(page, 'Daughter').click();
  await plus(page, 'Son').click({ force: true });
  await plus(page, 'Daughter').click({ force: true });
  await expectChildren(page, 2, 2);
});

for (const [full, other] of [
  ['Daughter', 'Son'],
  ['Son', 'Daughter'],
] as const) {
  test(`with four of ${full}, ${other} cannot be chosen until one is removed [spec 5.41]`, async ({ page }) => {
    await child(page, full).check();
    for (let click = 0; click < 3; click += 1) await plus(page, full).click();
    await child(page, other).click({ force: true });
    await expect(child(page, other)).not.toBeChecked();
    await expect(child(page, other)).toHaveAttribute('aria-disabled', 'true');
    await child(page, other).press('Space');
    await expect(child(page, other)).not.toBeChecked();
    await minus(page, full).click();
    await child(page, other).check();
    await expectChildren(page, full === 'Son' ? 3 : 1, full === 'Daughter' ? 3 : 1);
  });
}

test('deselecting Son drops the sons and their ages, and says so [spec 4.41]', async ({ page }) => {
  await child(page, 'Son').check();
  await plus(page, 'Son').click();
  await next(page);
  await page.getByRole('combobox', { name: "First son's age" }).selectOption('4');
  await wizard(page).getByRole('button', { name: 'Back' }).click();
  await child(page, 'Son').uncheck();
  await expect(wizard(page).getByRole('status').filter({ hasText: "First son's age" })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Self' }).check();
  await expectChildren(page, 0, 0);
});
