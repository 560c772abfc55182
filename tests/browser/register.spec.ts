import { accessible, expect, requestsOf, test } from './fixtures.ts';
import { formOf, stored } from './setup/form.ts';
import { open } from './setup/open.ts';

const good = { name: 'Asha Kulkarni', email: 'asha@example.com', password: 'chai42', confirmPassword: 'chai42' };

test(
  'registering by keyboard shows only the alert; nothing is stored or sent [spec 2.30, 2.115, 4.50, 6.01, 7.07, 8.15]',
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
