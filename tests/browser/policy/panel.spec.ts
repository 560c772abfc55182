import { accessible, expect, test } from '../fixtures.ts';
import { giveLead, leadApi, openPolicy, submit } from './page.ts';
import * as config from '../setup/config.ts';

test('Get Quote opens a panel that names the policy, with a lead form of its type [spec 2.62, 7.06]', async ({
  page,
}) => {
  await openPolicy(page, config.policy('roadside-assist-car'));
  await page.getByRole('button', { name: 'Get Quote' }).click();
  const panel = page.getByRole('dialog', { name: 'Get a quote' });
  await expect(panel.getByRole('combobox', { name: config.label(config.form('lead'), 'productType') })).toHaveValue(
    'car',
  );
  await expect(panel.getByText(/^About Roadside Assist Car of .+, ₹[\d,]+ a year\.$/)).toBeVisible();
  const phone = await giveLead(panel);
  const [request] = await Promise.all([page.waitForRequest(leadApi), submit(panel)]);
  expect(request.postDataJSON()).toMatchObject({
    form: 'lead',
    answers: {
      name: 'Nikhil Joshi',
      phone,
      email: 'nikhil@example.com',
      productType: 'car',
      consent: true,
      policy: 'roadside-assist-car',
    },
    page: '/policy/roadside-assist-car',
    trap: '',
  });
  await expect(panel.getByRole('heading', { name: 'Thank you, Nikhil Joshi' })).toBeFocused();
});

test('the panel traps the focus, closes with Escape, its button or a press outside, and returns the focus', async ({
  page,
}) => {
  await openPolicy(page);
  const opener = page.getByRole('button', { name: 'Get Quote' });
  const panel = page.getByRole('dialog', { name: 'Get a quote' });
  const closings = [
    () => page.keyboard.press('Escape'),
    () => panel.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(20, 300),
  ];
  for (const close of closings) {
    await opener.press('Enter');
    await expect(panel.getByRole('heading', { name: 'Get a quote' })).toBeFocused();
    await expect(panel.getByRole('textbox', { name: 'Full name' })).toBeVisible();
    for (let key = 0; key < 12; key += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement!.closest('dialog') !== null,
        ),
      ).toBe(true);
    }
    await close();
    await expect(panel).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test('the panel is accessible empty and with errors', async ({ page }) => {
  await openPolicy(page);
  await page.getByRole('button', { name: 'Get Quote' }).click();
  const panel = page.getByRole('dialog', { name: 'Get a quote' });
  await expect(panel.getByRole('textbox', { name: 'Full name' })).toBeVisible();
  await accessible(page, { part: 'dialog[open]' });
  await submit(panel);
  await expect(panel.getByRole('group', { name: '3 answers need your attention' })).toBeFocused();
  await accessible(page, { part: 'dialog[open]' });
});
