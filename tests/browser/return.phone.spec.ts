import { expect, test } from './fixtures.ts';
import { giveLead, openPolicy, submit } from './policy/page.ts';
import { formOf } from './setup/form.ts';
import { hydrated, open, overlayEntered } from './setup/open.ts';

test('after Back, a form has its typed answers again, also when a button or a link led away; a password does not come back', async ({
  page,
}) => {
  await open(page, '/BikeInsurance');
  const bike = formOf(page, 'bike-quote');
  await bike.field('regNo').fill('MH12');
  await bike.field('mobile').fill('98765');
  await bike.root.getByRole('link', { name: 'New Bike?' }).tap();
  await expect(page).toHaveURL('/BikePlan');
  await page.goBack();
  await expect(bike.field('regNo')).toHaveValue('MH12');
  await expect(bike.field('mobile')).toHaveValue('98765');

  await open(page, '/');
  await page.getByText('2 Adults 2 Kids', { exact: true }).tap();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).tap();
  await expect(page.getByRole('radio', { name: '2 Adults 2 Kids' })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('radio', { name: '2 Adults 2 Kids' })).toBeChecked();

  await open(page, '/Login');
  const login = formOf(page, 'login');
  await login.field('password').fill('chai42');
  await login.field('email').pressSequentially('asha@');
  await page.getByRole('main').getByRole('link', { name: 'Register' }).first().tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible();
  await page.goBack();
  await expect(login.field('email')).toHaveValue('asha@');
  await expect(login.field('password')).toHaveValue('');
});

test('Back closes a panel and keeps its text; a closed panel leaves no history entry; a sent lead is forgotten', async ({
  page,
}) => {
  await open(page, '/About');
  await openPolicy(page);
  const opener = page.getByRole('button', { name: 'Get Quote' });
  const panel = page.getByRole('dialog', { name: 'Get a quote' });
  const name = panel.getByRole('textbox', { name: 'Full name' });
  await opener.tap();
  await name.fill('Nikhil');
  for (const close of [
    () => page.goBack(),
    () => page.keyboard.press('Escape'),
    () => panel.getByRole('button', { name: 'Close' }).tap(),
  ]) {
    await close();
    await expect(panel).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL(/\/policy\//);
    await opener.tap();
    await expect(name).toHaveValue('Nikhil');
  }
  await giveLead(panel);
  await page.route('**/api/leads', (route) => route.fulfill({ status: 201, json: { reference: 'CH-7K3M-9Q2P' } }));
  await submit(panel);
  await expect(panel.getByRole('heading', { name: 'Thank you, Nikhil Joshi' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await opener.tap();
  await expect(name).toHaveValue('');
  // A reload closes the panel and removes its history entry.
  await page.reload();
  await hydrated(page);
  await expect(opener).toBeVisible();
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('overlay');
  await page.goBack();
  await expect(page).toHaveURL('/About');
});

test('Back closes the menu; from a page chosen in it, Back returns to the page where it was opened', async ({
  page,
}) => {
  await open(page, '/About');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const toggle = page.getByRole('button', { name: 'Menu', exact: true });
  await toggle.tap();
  await expect(menu).toBeVisible();
  await overlayEntered(page);
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/About');
  await toggle.tap();
  await menu.getByRole('link', { name: 'Career' }).tap();
  await expect(page).toHaveURL('/Career');
  await page.goBack();
  await expect(page).toHaveURL('/About');
  await page.goForward();
  await expect(page).toHaveURL('/Career');
});
