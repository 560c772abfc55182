import type { Page } from '@playwright/test';
import { accessible, expect, requestsOf, test } from './fixtures.ts';
import * as config from './setup/config.ts';

const form = (page: Page) => page.locator('[data-form="quote-request"]');
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);
const button = (page: Page) => form(page).locator('button[type=submit]');
const alert = (page: Page) => page.getByRole('alertdialog');

async function fill(page: Page): Promise<void> {
  await field(page, 'name').fill('Anil Rao');
  await field(page, 'email').fill('anil@example.com');
  await field(page, 'phone').fill('9876543210');
}

/** From here on the test moves the page's clock. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
}

test.beforeEach(async ({ page, ownPage }) => {
  if (ownPage) await page.clock.install();
  // The carousel would turn while axe looks at its colours.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
});

test('the form starts with its defaults, and has ten product types [spec 3.09, 4.07, 9.07, 9.08]', async ({ page }) => {
  const defaults = {
    name: '',
    email: '',
    phone: '',
    productType: 'health',
    coverage: '50,000',
    age: '30',
    location: '',
    adults: '1',
    kids: '0',
  };
  for (const [name, value] of Object.entries(defaults)) await expect(field(page, name)).toHaveValue(value);
  const options = await field(page, 'productType')
    .locator('option')
    .evaluateAll((all) => all.map((each) => [(each as HTMLOptionElement).value, each.textContent]));
  expect(options).toEqual([
    ['health', 'Health Insurance'],
    ['car', 'Car Insurance'],
    ['bike', 'Two Wheeler Insurance'],
    ['accident', 'Accidental Insurance'],
    ['trade', 'Trade Insurance'],
    ['life', 'Life / Saving Plan'],
    ['home', 'Home Insurance'],
    ['travel', 'Travel Insurance'],
    ['term', 'Term Plan'],
    ['saral', 'Saral Jeevan Bima'],
  ]);
});

test('the form asks for the travel kind only for travel [spec 3.09, 9.08]', async ({ page }) => {
  await expect(field(page, 'travelKind')).toHaveCount(0);
  await field(page, 'productType').selectOption('travel');
  await expect(form(page).getByRole('group', { name: 'Travel kind' }).getByRole('radio')).toHaveCount(2);
  await form(page).getByText('International', { exact: true }).click();
  await expect(form(page).getByRole('radio', { name: 'International' })).toBeChecked();
  await accessible(page, { part: '[data-form="quote-request"]' });
  await field(page, 'productType').selectOption('car');
  await expect(field(page, 'travelKind')).toHaveCount(0);
});

test('coverage keeps only digits, grouped the Indian way, with the caret where a digit was typed [spec 3.09, 5.03]', async ({
  page,
}) => {
  const coverage = field(page, 'coverage');
  await coverage.focus();
  for (const key of ['Home', 'ArrowRight', '7', '8']) await page.keyboard.press(key);
  await expect(coverage).toHaveValue('57,80,000');
  for (const [typed, shown] of [
    ['12345678', '1,23,45,678'],
    ['₹ 5,00,000/-', '5,00,000'],
    ['five lakh', ''],
    ['१२३४५६७', '12,34,567'],
  ] as const) {
    await coverage.fill('');
    await coverage.pressSequentially(typed);
    await coverage.blur();
    await expect(coverage).toHaveValue(shown);
  }
  await coverage.press('End');
  await page.keyboard.press('Backspace');
  await expect(coverage).toHaveValue('1,23,456');
});

test('the browser itself asks for name, email and phone, and checks the email [spec 5.02]', async ({ page }) => {
  await expect(field(page, 'email')).toHaveAttribute('type', 'email');
  await expect(field(page, 'phone')).toHaveAttribute('type', 'tel');
  for (const [name, value] of [
    ['name', 'Anil Rao'],
    ['email', 'anil@'],
    ['email', 'anil@example.com'],
    ['phone', '9876543210'],
  ] as const) {
    await button(page).click();
    await expect(field(page, name)).toBeFocused();
    expect(await field(page, name).evaluate((input) => (input as HTMLInputElement).validity.valid)).toBe(false);
    await field(page, name).fill(value);
  }
  await button(page).click();
  await expect(alert(page)).toBeVisible();
});

test.describe('with a clock', () => {
  test.use({ ownPage: true });

  test('a long round coverage is also shown in words, announced politely, and only while it is exact [spec 3.09]', async ({
    page,
  }) => {
    const words = form(page).locator('[data-field="coverage"] [aria-live="polite"]');
    await expect(words).toBeEmpty();
    for (const [typed, inWords] of [
      ['1250000', '12.5 lakh'],
      ['1250001', ''],
      ['20000000', 'two crore'],
      ['', ''],
    ] as const) {
      await field(page, 'coverage').fill(typed);
      await page.clock.runFor(300);
      await expect(words).toHaveText(inWords);
    }
    await field(page, 'coverage').fill('1000000');
    await page.clock.runFor(300);
    const { help } = config.form('quote-request').ui.coverage!;
    await expect(field(page, 'coverage')).toHaveAccessibleDescription(`${config.plain(help!)} ten lakh`);
  });

  test(
    'a submit takes 800 ms, then logs and shows the alert; nothing is sent [spec 4.07, 8.09, 9.07]',
    { tag: ['@journey', '@form:quote-request'] },
    async ({ page }) => {
      const requests = requestsOf(page);
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      await fill(page);
      await stopClock(page);
      await button(page).click();
      await expect(button(page)).toHaveText('Submitting…');
      await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
      await expect(form(page).getByRole('status')).toHaveText('Submitting…');
      await page.clock.runFor(799);
      expect(logged).toEqual([]);
      await expect(alert(page)).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(alert(page)).toHaveText(/^Your quote request has been submitted successfully!/);
      expect(logged).toHaveLength(1);
      await page.clock.resume();
      await accessible(page, { part: 'dialog[open]' });
      await alert(page).getByRole('button', { name: 'OK' }).click();
      await expect(button(page)).toHaveText('Request a quote');
      await expect(button(page)).not.toHaveAttribute('aria-disabled');
      await expect(button(page)).toBeFocused();
      expect(requests).toEqual([]);
    },
  );

  test('ten quick clicks submit it once [spec 4.07]', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await fill(page);
    await stopClock(page);
    await button(page).evaluate((element) => {
      for (let clicks = 0; clicks < 5; clicks += 1) (element as HTMLButtonElement).click();
    });
    await page.clock.runFor(400);
    for (let clicks = 0; clicks < 5; clicks += 1) await button(page).click({ force: true });
    await page.clock.runFor(5000);
    await alert(page).getByRole('button', { name: 'OK' }).click();
    await page.clock.runFor(5000);
    await expect(alert(page)).toHaveCount(0);
    expect(logged).toHaveLength(1);
    await button(page).click();
    await page.clock.runFor(800);
    await expect(alert(page)).toBeVisible();
    expect(logged).toHaveLength(2);
  });

  test('leaving the page while it submits shows no alert elsewhere', async ({ page }) => {
    await fill(page);
    await stopClock(page);
    await button(page).click();
    await expect(button(page)).toHaveText('Submitting…');
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
    await page.clock.runFor(5000);
    await expect(alert(page)).toHaveCount(0);
  });
});

test("an empty request shows the browser's own message, which no smooth scroll takes away [spec 5.02]", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 390, height: 500 });
  await button(page).evaluate((one) => one.scrollIntoView({ block: 'end', behavior: 'instant' }));
  const { scrolled, moves } = await button(page).evaluate(async (one) => {
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    await pause(300);
    const start = scrollY;
    one.focus();
    (one as HTMLButtonElement).click();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const first = scrollY;
    await pause(800);
    return { scrolled: first !== start, moves: scrollY !== first };
  });
  await expect(field(page, 'name')).toBeFocused();
  expect({ scrolled, moves }).toEqual({ scrolled: true, moves: false });
});
