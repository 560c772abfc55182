import { accessible, expect, requestsOf, test } from './fixtures.ts';
import { expectErrors, formOf, stored } from './setup/form.ts';
import { open } from './setup/open.ts';
import * as config from './setup/config.ts';

test.describe('a reset link', () => {
  test.use({ ownPage: true });

  test(
    'after a second a lasting message is read out, and the field is empty; nothing is sent [spec 2.116, 4.21, 7.07, 8.17, 9.11]',
    { tag: ['@journey', '@form:forgot-password'] },
    async ({ page }) => {
      await page.clock.install();
      await open(page, '/ForgetPassword');
      const form = formOf(page, 'forgot-password');
      const requests = requestsOf(page);
      const { say } = config.form('forgot-password').submit.actions[1]!;
      const status = (email: string) =>
        form.root.getByRole('status').filter({ hasText: config.filled(say, { email }) });
      await form.field('email').fill('asha@example.com');
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.keyboard.press('Enter');
      await expect(form.button('Sending…')).toHaveAttribute('aria-disabled', 'true');
      await page.clock.runFor(999);
      await expect(form.field('email')).toHaveValue('asha@example.com');
      await expect(status('asha@example.com')).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(status('asha@example.com')).toBeVisible();
      await page.clock.resume();
      await expect(form.field('email')).toHaveValue('');
      await accessible(page, { part: '[data-form="forgot-password"]' });

      // An error replaces it.
      await form.button('Send Reset Link').click();
      await expectErrors(form, { email: 'Email is required' });
      await expect(status('asha@example.com')).toHaveCount(0);
      await form.field('email').pressSequentially('u');
      await expect(form.errors).toHaveCount(0);
      await expect(status('asha@example.com')).toHaveCount(0);
      await form.field('email').fill('usha@example.com');
      await form.button('Send Reset Link').click();
      await expect(status('usha@example.com')).toBeVisible();
      expect(requests).toEqual([]);
      expect(await stored(page)).toEqual([]);
    },
  );
});
