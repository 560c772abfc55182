import type { Page } from '@playwright/test';
import { accessible, expect, test } from '../fixtures.ts';
import { keepOnDevice, open } from '../setup/open.ts';
import { failures } from '../policy/page.ts';
import { api, choose, found, openCompare, slider, type } from './page.ts';
import * as config from '../setup/config.ts';

const general = config.plain(config.block('compare', 'catalog-compare').results.error.text);
const words: Readonly<Record<string, string>> = {
  'the API is down': config.site.http.unansweredMessage,
  'a 429': 'Rate limit exceeded. Slow down and retry.',
};

const alert = (page: Page) =>
  page.getByRole('alert').filter({ hasText: config.block('compare', 'catalog-compare').results.error.heading });

for (const { fault, answer } of failures) {
  test(`${fault}: the visitor sees an error, and can try again`, async ({ page, allow }) => {
    allow(/Failed to load resource/);
    await page.route(api, answer);
    await open(page, '/compare?type=health&maxPremium=300');
    await expect(alert(page)).toContainText(words[fault] ?? general);
    await expect(type(page, 'Health')).toBeChecked();
    await expect(slider(page)).toHaveValue('300');
    await page.unroute(api);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(found(page)).toHaveText('Policies found: 3');
    await expect(alert(page)).toHaveCount(0);
  });
}

test.describe('with a clock', () => {
  test.use({ ownPage: true });

  test('after three tries of 10 s each, the visitor sees that the API timed out, and can go on [spec 7.01–7.02, 8.01, 9.06]', async ({
    page,
  }) => {
    let asked = 0;
    await page.clock.install();
    await page.route(api, () => void (asked += 1));
    await open(page, '/compare');
    for (const tries of [1, 2, 3]) {
      await expect.poll(() => asked).toBe(tries);
      if (tries > 1)
        await expect(
          page.getByRole('status').filter({ hasText: config.block('compare', 'catalog-compare').results.slow }),
        ).toBeVisible();
      await expect(page.getByText('Loading policies…')).toBeVisible();
      await page.clock.runFor(10_000);
    }
    await expect(alert(page)).toContainText('Request timeout. Please try again.');
    await page.unroute(api);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(found(page)).toHaveText('Policies found: 32');
  });
});

test('an API error after a filter keeps the chosen policies and the filters', async ({ page, allow }) => {
  allow(/Failed to load resource/);
  await openCompare(page);
  await choose(page, 'Hospital Cash Daily');
  await page.route(api, (route) => route.fulfill({ status: 500, json: {} }));
  await type(page, 'Travel').check();
  await expect(alert(page)).toBeVisible();
  await expect(page).toHaveURL(
    ({ searchParams }) => searchParams.get('type') === 'travel' && searchParams.get('with') === 'hospital-cash-daily',
  );
  await expect(page.getByRole('region', { name: 'Side by side' })).toContainText('Hospital Cash Daily');
  await accessible(page);
  await page.unroute(api);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(found(page)).toHaveText('Policies found: 6');
});

test('a token on the device is sent with each request [spec 3.04, 6.01, 7.01, 9.04]', async ({ page }) => {
  await keepOnDevice(page, { token: 'abc.def' });
  const [request] = await Promise.all([page.waitForRequest(api), page.goto('/compare')]);
  expect(await request.headerValue('authorization')).toBe('Bearer abc.def');
  await expect(found(page)).toBeVisible();
});

test('without a valid token, the request has none [spec 7.01, 9.04]', async ({ page }) => {
  const [request] = await Promise.all([page.waitForRequest(api), page.goto('/compare')]);
  expect(await request.headerValue('authorization')).toBeNull();
  await page.evaluate(() => localStorage.setItem('token', 'half\nटोकन'));
  const [second] = await Promise.all([page.waitForRequest(api), page.reload()]);
  expect(await second.headerValue('authorization')).toBeNull();
  await expect(found(page)).toBeVisible();
});

test('without the chunk that calls the API, the visitor sees an error, and can try again', async ({ page, allow }) => {
  allow(/Failed to load resource|dynamically imported module/);
  await page.route('**/assets/Comparison-*.js', (route) => route.abort('connectionreset'));
  await open(page, '/compare?type=life');
  await expect(alert(page)).toContainText(general);
  await accessible(page);
  await page.unroute('**/assets/Comparison-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(found(page)).toHaveText('Policies found: 6');
});
