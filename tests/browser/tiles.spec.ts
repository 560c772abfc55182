import type { Locator, Page } from '@playwright/test';
import { accessible, expect, requestsOf, test } from './fixtures.ts';
import * as config from './setup/config.ts';

const widget = (page: Page) => page.locator('[data-block="tiles"]');
const tab = (page: Page, name: string) => widget(page).getByRole('tab', { name });
const tiles = (page: Page) => widget(page).getByRole('tabpanel').getByRole('radio');
const tile = (page: Page, name: string) => widget(page).getByRole('radio', { name, exact: true });
const opener = (page: Page) => widget(page).getByRole('button', { name: 'Get quotes' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Fill your details' });
const field = (page: Page, name: string) => dialog(page).locator(`[name="${name}"]`);
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Get quotes' });
const alert = (page: Page) => page.getByRole('alertdialog');

async function openDialog(page: Page): Promise<void> {
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
}

async function fill(page: Page, name = 'Meera Iyer', email = 'meera@example.com'): Promise<void> {
  await field(page, 'name').fill(name);
  await field(page, 'email').fill(email);
}

const labels = (radios: Locator) =>
  radios.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).labels?.[0]?.textContent?.trim()));

test.beforeEach(async ({ page }) => {
  // The carousel would turn while axe looks at its colours.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
});

test('each tab shows its tiles, health first; changing the tab chooses its first tile [spec 2.42, 3.05–3.08, 4.03]', async ({
  page,
}) => {
  const offered = {
    Health: ['1 Adult', '2 Adults', '2 Adults 1 Kid', '2 Adults 2 Kids', '2 Adults 3 Kids', 'Other'],
    Term: ['Single', 'Couple', 'Family'],
    Life: ['Individual', 'Parents', 'Full Family'],
  };
  await expect(tab(page, 'Health')).toHaveAttribute('aria-selected', 'true');
  for (const [name, options] of Object.entries(offered)) {
    if (name !== 'Health') await tab(page, name).click();
    expect(await labels(tiles(page))).toEqual(options);
    await expect(tile(page, options[0]!)).toBeChecked();
    await widget(page).getByText(options[1]!, { exact: true }).click();
    await expect(tile(page, options[1]!)).toBeChecked();
    await expect(tile(page, options[0]!)).not.toBeChecked();
  }
  await tab(page, 'Health').click();
  await expect(tile(page, '1 Adult')).toBeChecked();
});

test('the visitor moves through tabs and tiles by keyboard', async ({ page }) => {
  await tab(page, 'Health').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Term')).toBeFocused();
  await expect(tile(page, 'Single')).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(tile(page, 'Couple')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page, 'adults')).toHaveValue('2');
});

test('the tile fills in read-only fields of the dialog [spec 2.42, 3.05–3.08, 5.01]', async ({ page }) => {
  for (const [name, label, ...values] of [
    ['Health', '2 Adults 1 Kid', '2', '1', 'Health Insurance'],
    ['Health', 'Other', '0', '0', 'Health Insurance'],
    ['Term', 'Family', '2', '2', 'Term Plan'],
    ['Life', 'Full Family', '2', '3', 'Life / Saving Plan'],
  ] as const) {
    await tab(page, name).click();
    await widget(page).getByText(label, { exact: true }).click();
    await openDialog(page);
    for (const [index, each] of ['adults', 'kids', 'productType'].entries()) {
      await expect(field(page, each)).toHaveValue(values[index]!);
      await expect(field(page, each)).not.toBeEditable();
    }
    await expect(field(page, 'name')).toBeEmpty();
    await expect(field(page, 'email')).toBeEmpty();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
});

test('the dialog takes the focus, keeps it, and returns it when it closes [spec 4.04]', async ({ page }) => {
  await expect(dialog(page)).toHaveCount(0);
  await openDialog(page);
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog')),
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await openDialog(page);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

test('the widget and its dialog pass axe, empty and filled', async ({ page }) => {
  await tab(page, 'Life').click();
  await openDialog(page);
  await accessible(page, { part: 'dialog[open]', dark: true });
  await fill(page);
  await send(page).click();
  await expect(alert(page)).toBeVisible();
  await accessible(page, { part: 'dialog[open]' });
});

test('the browser itself asks for name and email, and checks the email [spec 5.01]', async ({ page }) => {
  const faultOf = (name: string) =>
    field(page, name).evaluate((input) => {
      const { valueMissing, typeMismatch } = (input as HTMLInputElement).validity;
      return { valueMissing, typeMismatch };
    });
  await openDialog(page);
  await send(page).click();
  await expect(field(page, 'name')).toBeFocused();
  expect(await faultOf('name')).toEqual({ valueMissing: true, typeMismatch: false });
  await field(page, 'name').fill('Meera Iyer');
  await send(page).click();
  await expect(field(page, 'email')).toBeFocused();
  expect(await faultOf('email')).toEqual({ valueMissing: true, typeMismatch: false });
  await field(page, 'email').fill('meera@');
  await send(page).click();
  await expect(field(page, 'email')).toBeFocused();
  expect(await faultOf('email')).toEqual({ valueMissing: false, typeMismatch: true });
  await expect(alert(page)).toHaveCount(0);
  await expect(page).toHaveURL('/');
});

test(
  'a submit logs, shows the alert, waits for OK and loads /TermPlans; nothing is sent [spec 4.05, 8.08]',
  { tag: ['@journey', '@form:fill-details'] },
  async ({ page }) => {
    const requests = requestsOf(page);
    await page.evaluate(() => Object.assign(window, { same: true }));
    await widget(page).getByText('2 Adults 2 Kids', { exact: true }).click();
    await openDialog(page);
    await fill(page);
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('fill-details'));
    await send(page).click();
    await expect(alert(page)).toHaveText(/^Form submitted! Redirecting to Term Plans\.\.\./);
    expect(await (await logged).args()[1]!.jsonValue()).toEqual({
      name: 'Meera Iyer',
      email: 'meera@example.com',
      adults: 2,
      kids: 2,
      productType: 'health',
    });
    expect(requests).toEqual([]);
    await expect(page).toHaveURL('/');
    await alert(page).getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL('/TermPlans');
    expect(await page.evaluate(() => 'same' in window)).toBe(false);
    expect(requests.filter((request) => !request.startsWith('GET '))).toEqual([]);
  },
);

test('before the name is asked, the dialog says that term plans follow, and leads to health and life instead', async ({
  page,
}) => {
  const notes = config.form('fill-details').schema.properties;
  await openDialog(page);
  const [says = ''] = notes.health!.title.split('[');
  await expect(dialog(page)).toContainText(says);
  await dialog(page).locator('a[href="/HealthInsurance"]').click();
  await expect(page).toHaveURL('/HealthInsurance');
});

test('ten quick clicks submit it once', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await openDialog(page);
  await fill(page);
  await send(page).evaluate((button) => {
    for (let clicks = 0; clicks < 10; clicks += 1) (button as HTMLButtonElement).click();
  });
  await alert(page).getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL('/TermPlans');
  expect(logged.filter((text) => text.startsWith('fill-details'))).toHaveLength(1);
});

test('Escape closes the alert like OK', async ({ page }) => {
  await openDialog(page);
  await fill(page);
  await send(page).click();
  await expect(alert(page).getByRole('button', { name: 'OK' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/TermPlans');
});

test('Back after the submit shows the home page, ready for another submit', async ({ page }) => {
  await openDialog(page);
  await fill(page);
  await send(page).click();
  await alert(page).getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL('/TermPlans');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await openDialogAgain(page);
  await fill(page);
  await send(page).click();
  await expect(alert(page)).toBeVisible();
});

/** The browser may restore the page as it was, with the dialog still open. */
async function openDialogAgain(page: Page): Promise<void> {
  await expect(opener(page)).toBeAttached();
  if (!(await dialog(page).isVisible())) await openDialog(page);
}
