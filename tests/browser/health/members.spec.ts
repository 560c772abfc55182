import { expect, test } from '../fixtures.ts';
import { expectError, heading, next, startAt, wizard } from './wizard.ts';

test.beforeEach(({ page }) => startAt(page, 'members'));

test('at least one member must be chosen [spec 5.41]', async ({ page }) => {
  await next(page);
  const self = page.getByRole('checkbox', { name: 'Self' });
  await expectError(self, 'Please select at least one member');
  await expect(page.getByText('Please select at least one member')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Wife' }).check();
  await expect(page.getByText('Please select at least one member')).toBeHidden();
  await next(page);
  await expect(heading(page, 'ages')).toBeVisible();
});

const close = ['Self', 'Wife', 'Son', 'Daughter', 'Father', 'Mother'];
const more = ['Grandfather', 'Grandmother', 'Father-in-law', 'Mother-in-law'];

for (const member of [...close, ...more]) {
  test(`${member} alone can be insured [spec 3.30, 5.41]`, async ({ page }) => {
    if (more.includes(member)) await page.getByRole('button', { name: 'More members' }).click();
    await page.getByRole('checkbox', { name: member, exact: true }).check();
    await next(page);
    await expect(heading(page, 'ages')).toBeVisible();
    await expect(wizard(page).getByRole('combobox')).toHaveCount(1);
  });
}

test('More members reveals grandparents and in-laws, and hides them again [spec 4.43]', async ({ page }) => {
  const toggle = page.getByRole('button', { name: 'More members' });
  for (const name of more) await expect(page.getByRole('checkbox', { name })).toBeHidden();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  for (const name of more) await expect(page.getByRole('checkbox', { name })).toBeVisible();
  await toggle.click();
  for (const name of more) await expect(page.getByRole('checkbox', { name })).toBeHidden();
});

test('More members stands open when one of them is chosen [spec 4.43]', async ({ page }) => {
  await page.getByRole('button', { name: 'More members' }).click();
  await page.getByRole('checkbox', { name: 'Grandmother' }).check();
  await next(page);
  await wizard(page).getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('checkbox', { name: 'Grandmother' })).toBeChecked();
});
