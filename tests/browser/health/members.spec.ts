import { expect, test } from '../fixtures.ts';
import { heading, next, startAt, wizard } from './wizard.ts';

test.beforeEach(({ page }) => startAt(page, 'members'));

const more = ['Grandfather', 'Grandmother', 'Father-in-law', 'Mother-in-law'];

test('any single member can be insured [spec 3.30, 5.41]', async ({ page }) => {
  const names = ['Self', 'Wife', 'Son', 'Daughter', 'Father', 'Mother', ...more];
  for (const [index, name] of names.entries()) {
    const member = page.getByRole('checkbox', { name, exact: true });
    if (index > 0) await page.getByRole('checkbox', { name: names[index - 1]!, exact: true }).uncheck();
    if (!(await member.isVisible())) await page.getByRole('button', { name: 'More members' }).click();
    await member.check();
    await next(page);
    await expect(heading(page, 'ages')).toBeVisible();
    await expect(wizard(page).getByRole('combobox')).toHaveCount(1);
    await wizard(page).getByRole('button', { name: 'Back' }).click();
  }
});

test('More members shows grandparents and in-laws, hides them again, and stays open when one of them is chosen [spec 4.43]', async ({
  page,
}) => {
  const toggle = page.getByRole('button', { name: 'More members' });
  for (const name of more) await expect(page.getByRole('checkbox', { name })).toBeHidden();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  for (const name of more) await expect(page.getByRole('checkbox', { name })).toBeVisible();
  await toggle.click();
  for (const name of more) await expect(page.getByRole('checkbox', { name })).toBeHidden();

  await toggle.click();
  await page.getByRole('checkbox', { name: 'Grandmother' }).check();
  await next(page);
  await wizard(page).getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('checkbox', { name: 'Grandmother' })).toBeChecked();
});
