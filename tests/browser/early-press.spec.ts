import type { Page } from '@playwright/test';
import { expect, noSidewaysScroll, test } from './fixtures.ts';
import * as config from './setup/config.ts';
import { hold } from './setup/hold.ts';
import { atRest, hydrated, open, overlayEntered } from './setup/open.ts';

// A shared page has the scripts in its cache, where they cannot be held back.
test.use({ ownPage: true });

const sentence = config.plain(config.site.texts.noScript);
const scripts = /\/assets\/(?!early-).*\.js$/;

/** Opens the page while all scripts except the early one are held back. Returns a function that releases them. */
async function holdScripts(page: Page, path: string): Promise<() => void> {
  const arrive = await hold(page, scripts);
  const early = page.waitForResponse(/\/early-.*\.js$/);
  await page.goto(path, { waitUntil: 'commit' });
  await early;
  await expect(page.getByRole('contentinfo')).toBeVisible();
  return arrive;
}

/** Presses a button whose script has not arrived, and expects it to show that it is busy. */
async function press(page: Page, name: string, times = 1): Promise<void> {
  const button = page.getByRole('button', { name, exact: true }).first();
  const place = () =>
    button.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y: Math.round(y + scrollY), width, height };
    });
  const before = await place();
  for (let pressed = 0; pressed < times; pressed += 1) await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  expect(await place()).toEqual(before);
}

test('a press on Next before the script arrives takes effect afterwards, with the chosen answers', async ({ page }) => {
  const arrive = await holdScripts(page, '/HealthInsurance');
  await page.getByText('Self', { exact: true }).click();
  await press(page, 'Next');
  const wizard = page.locator('[data-wizard]');
  const step = await wizard.getAttribute('data-step');
  arrive();
  await expect(wizard).not.toHaveAttribute('data-step', step!);
  await expect(page.locator('[data-pending], [aria-busy=true]')).toHaveCount(0);
});

test('ten presses on Next take effect once', async ({ page }) => {
  const arrive = await holdScripts(page, '/HealthInsurance');
  await page.evaluate(() => {
    let count = 0;
    // Runs after the early script, which stops the events that it delays.
    addEventListener('submit', () => (document.documentElement.dataset.submits = String((count += 1))), true);
  });
  await press(page, 'Next', 10);
  await expect(page.locator('html')).not.toHaveAttribute('data-submits');
  arrive();
  // No member is chosen, so the step stays and shows an error.
  await expect(page.locator('[data-wizard] [aria-invalid=true], [data-wizard] [role=alert]').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-submits', '1');
});

test('Get quotes opens its dialog, with the chosen tile', async ({ page }) => {
  const arrive = await holdScripts(page, '/');
  await page.getByText('2 Adults 2 Kids', { exact: true }).click();
  await press(page, 'Get quotes', 3);
  arrive();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByRole('dialog').locator('[name="kids"]')).toHaveValue('2');
  await expect(page.getByRole('radio', { name: '2 Adults 2 Kids', includeHidden: true })).toBeChecked();
});

test('Menu opens on a phone without waiting, stays open when the script comes, and Back closes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const arrive = await holdScripts(page, '/About');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(menu).toBeVisible();
  arrive();
  await hydrated(page);
  await expect(menu).toBeVisible();
  await overlayEntered(page);
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/About');
});

test('Enter in a field submits once the script has arrived, with the typed text', async ({ page }) => {
  const arrive = await holdScripts(page, '/ForgetPassword');
  await page.locator('[name="email"]').fill('asha@example');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-pending]')).toHaveCount(1);
  arrive();
  await expect(page.locator('[name="email"]')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('[name="email"]')).toHaveValue('asha@example');
  await expect(page).toHaveURL('/ForgetPassword');
});

test('Enter in the filters of the comparison waits too, and the address stays as it is', async ({ page }) => {
  const arrive = await holdScripts(page, '/compare');
  await page.getByRole('searchbox', { name: 'Policy or insurer' }).press('Enter');
  await expect(page.locator('form[data-pending]')).toHaveCount(1);
  arrive();
  await expect(page.getByText(/^Policies found: \d+$/)).toBeVisible();
  await expect(page.locator('form[data-pending]')).toHaveCount(0);
  await expect(page).toHaveURL('/compare');
});

test('a press on an element that is gone when the script arrives is dropped', async ({ page }) => {
  // A refresh in the middle of a wizard: the prerendered page shows the first step, and the script the saved one.
  await open(page, '/HealthInsurance');
  const wizard = page.locator('[data-wizard]');
  const first = await wizard.getAttribute('data-step');
  await page.getByText('Self', { exact: true }).click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(wizard).not.toHaveAttribute('data-step', first!);
  const second = await wizard.getAttribute('data-step');
  const arrive = await holdScripts(page, page.url());
  await expect(wizard).toHaveAttribute('data-step', first!);
  await press(page, 'Next');
  arrive();
  await expect(wizard).toHaveAttribute('data-step', second!);
  await expect(page.locator('[data-pending], [aria-busy=true]')).toHaveCount(0);
  await atRest(page);
  await expect(wizard).toHaveAttribute('data-step', second!);
  await expect(wizard.locator('[aria-invalid=true]')).toHaveCount(0);
});

test('a press waits for the script of its part of the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const arrive = await hold(page, /\/assets\/Listing-.*\.js$/);
  await open(page, '/TermPlans');
  await press(page, 'Your answers', 3);
  arrive();
  // A second press would close it again.
  await expect(page.getByRole('button', { name: 'Your answers' })).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('[data-pending]')).toHaveCount(0);
});

/** Adds up how much the content of the page moves without a visitor's input, from when it is next opened. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as unknown as { value: number }[];
      const { dataset } = document.documentElement;
      dataset.shift = String(shifts.reduce((sum, { value }) => sum + value, Number(dataset.shift ?? 0)));
    }).observe({ type: 'layout-shift', buffered: true });
  });

async function expectStill(page: Page): Promise<void> {
  await atRest(page);
  expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThanOrEqual(0.01);
}

for (const path of ['/compare', '/TermPlans']) {
  test(`nothing moves when the prerendered list of ${path} is fetched`, async ({ page }) => {
    await watchShifts(page);
    await open(page, path);
    await expect(page.getByText(/^(Policies found|Plans shown): \d+$/)).toBeVisible();
    await expectStill(page);
  });
}

test('nothing moves when a slow answer has no policy, or some again', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1200 });
  await watchShifts(page);
  await open(page, '/compare');
  const { results } = config.block('compare', 'catalog-compare');
  const nothing = page.getByRole('heading', { name: results.empty.heading });
  const box = page.getByRole('searchbox', { name: 'Policy or insurer' });
  await expect(page.getByText(`${results.count} 32`)).toBeVisible();
  for (const [text, shown] of [
    ['no such policy', nothing],
    ['udaya', page.getByText(`${results.count} 2`)],
    ['no such policy again', nothing],
  ] as const) {
    const answer = await hold(page, '**/api/mock/policies?*');
    await box.fill(text);
    await expect(page.getByText(results.loading)).toBeVisible();
    await expectStill(page);
    answer();
    await expect(page.getByText(results.loading)).toHaveCount(0);
    await expect(shown).toBeVisible();
    await expectStill(page);
    await page.unrouteAll();
  }
});

test('a link never waits', async ({ page }) => {
  await holdScripts(page, '/About');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/Login');
});

test('when the script is missing, no press waits, and the phone number is beside the buttons', async ({
  page,
  allow,
}) => {
  allow(/status of 404/);
  const early = page.waitForResponse(/\/early-.*\.js$/);
  await page.route(/\/entry-client-.*\.js$/, async (route) => {
    await early;
    await route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not Found' });
  });
  await page.goto('/HealthInsurance', { waitUntil: 'commit' });
  const form = page.locator('form[data-form="health"]');
  await expect(form.getByText(sentence)).toBeVisible();
  await expect(form.getByRole('link', { name: '1800-000-1234' })).toHaveAttribute('href', 'tel:18000001234');
  await form.getByRole('button', { name: 'Next' }).click();
  await expect(page.locator('[data-pending]')).toHaveCount(0);
  await expect(page).toHaveURL('/HealthInsurance');
  await page.setViewportSize({ width: 390, height: 844 });
  await noSidewaysScroll(page);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeVisible();
});

test('when the chunk of the page is missing, the visitor reads how to go on', async ({ page, allow }) => {
  [/status of 404/, /dynamically imported module/].forEach(allow);
  await page.route(/\/assets\/health-.*\.js$/, (route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not Found' }),
  );
  await page.goto('/HealthInsurance');
  await expect(page.locator('form[data-form="health"]').getByText(sentence)).toBeVisible();
});

test('when the script takes too long, the press ends; when it arrives later, the page works', async ({ page }) => {
  await page.clock.install();
  const arrive = await holdScripts(page, '/HealthInsurance');
  const form = page.locator('form[data-form="health"]');
  await press(page, 'Next');
  await page.clock.fastForward(19_000);
  await expect(form.getByText(sentence)).toBeHidden();
  await page.clock.fastForward(2_000);
  await expect(form.getByText(sentence)).toBeVisible();
  await expect(page.locator('[data-pending], [aria-busy=true]')).toHaveCount(0);
  arrive();
  await page.clock.resume();
  await expect(form.getByText(sentence)).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-script');
});
