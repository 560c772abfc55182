import { accessible, expect, requestsOf, test } from './fixtures.ts';
import { expectErrors, fillIn, formOf, stored } from './setup/form.ts';
import { open } from './setup/open.ts';

const good = { name: 'Asha Kulkarni', email: 'asha@example.com', password: 'chai42', confirmPassword: 'chai42' };

test('every mistake has its message, and editing clears it [spec 2.30, 2.115, 3.26, 5.53–5.56, 9.10]', async ({
  page,
}) => {
  await open(page, '/Register');
  const form = formOf(page, 'register');
  await expect(form.root.getByText('optional')).toHaveCount(0);
  for (const name of ['password', 'confirmPassword'])
    await expect(form.field(name)).toHaveAttribute('autocomplete', 'new-password');

  await form.button('Register').click();
  const short = 'Password must be at least 6 characters';
  await expectErrors(form, { name: 'Name is required', email: 'Email is required', password: short });
  await expect(form.summary).toBeFocused();
  await accessible(page, { part: '[data-form="register"]' });
  await form.summary.getByRole('link', { name: short }).click();
  await expect(form.field('password')).toBeFocused();

  await fillIn(form, { ...good, email: 'asha@', password: 'chai4', confirmPassword: 'Chai42' });
  await expectErrors(form, {});
  await page.keyboard.press('Enter');
  await expectErrors(form, { email: 'Invalid email', password: short, confirmPassword: 'Passwords do not match' });

  // Correcting the first password also clears the error of the second.
  await fillIn(form, { email: good.email, password: 'Chai42' });
  await expectErrors(form, {});
  await fillIn(form, { password: 'chai42' });
  await form.button('Register').click();
  await expectErrors(form, { confirmPassword: 'Passwords do not match' });
  await expect(form.field('confirmPassword')).toBeFocused();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test(
  'registering by keyboard shows only the alert; nothing is stored or sent [spec 4.50, 6.01, 7.07, 8.15]',
  { tag: ['@journey', '@form:register'] },
  async ({ page }) => {
    await open(page, '/Register');
    const form = formOf(page, 'register');
    const requests = requestsOf(page);
    await form.field('name').focus();
    for (const text of [good.name, ` ${good.email} `, good.password]) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    // The button that shows the password is on the way.
    await page.keyboard.press('Tab');
    await page.keyboard.type(good.confirmPassword);
    await page.keyboard.press('Enter');
    const alert = page.getByRole('alertdialog');
    await expect(alert).toHaveText(/^Registration successful!/);
    await accessible(page, { part: 'dialog[open]' });
    await page.keyboard.press('Enter');
    await expect(alert).toHaveCount(0);
    expect(requests).toEqual([]);
    expect(await stored(page)).toEqual([]);
    await page.getByRole('main').locator('[data-block="form"]').getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/login$/i);
  },
);
