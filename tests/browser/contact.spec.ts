import type { Page } from '@playwright/test';
import { accessible, expect, requestsOf, test } from './fixtures.ts';
import { expectErrors, fillIn, formOf, stored } from './setup/form.ts';
import { open } from './setup/open.ts';
import * as config from './setup/config.ts';

const map = (page: Page) => page.locator('[data-block="map-frame"]');
const site = 'https://www.openstreetmap.org';

test('cards say how to reach us [spec 2.91]', async ({ page }) => {
  await page.goto('/Contact');
  const cards = page.locator('[data-block="contact-cards"]');
  await expect(cards.getByRole('link', { name: '1800-000-1234' })).toHaveAttribute('href', 'tel:18000001234');
  await expect(cards.getByRole('link', { name: 'help@chhatri.example' })).toHaveAttribute(
    'href',
    'mailto:help@chhatri.example',
  );
  await expect(cards).toContainText(config.block('contact', 'contact-cards').items[0]!.lines[1]!);
});

test(
  'an enquiry shows the alert, then an empty form; nothing is stored or sent [spec 4.49, 7.07, 8.13]',
  { tag: ['@journey', '@form:enquiry'] },
  async ({ page }) => {
    await open(page, '/Contact');
    const form = formOf(page, 'enquiry');
    const requests = requestsOf(page);
    const answers = {
      name: 'Asha Kulkarni',
      email: 'asha@example.com',
      phone: '9876543210',
      message: 'Policy NL-2041.\nNobody called back.',
    };
    await fillIn(form, answers);
    await form.button('Submit').focus();
    await page.keyboard.press('Enter');
    const alert = page.getByRole('alertdialog');
    await expect(alert).toHaveText(/^Form submitted successfully ✅/);
    await expect(form.field('message')).toHaveValue(answers.message);
    await alert.getByRole('button', { name: 'OK' }).click();
    for (const name of Object.keys(answers)) await expect(form.field(name)).toHaveValue('');
    await expectErrors(form, {});
    expect(requests).toEqual([]);
    expect(await stored(page)).toEqual([]);
  },
);

test('for a visitor who asks not to be tracked, the map is loaded only when they open it [spec 2.91]', async ({
  page,
  allow,
}) => {
  allow(/request to another origin: https:\/\/www\.openstreetmap\.org\/export\/embed\.html/);
  const asked: string[] = [];
  await page.route(`${site}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title><p>Map</p>' });
  });
  await open(page, '/Contact');
  await expect(map(page).getByRole('link', { name: config.block('contact', 'map-frame').open.label })).toHaveAttribute(
    'href',
    /^https:\/\/www\.openstreetmap\.org\//,
  );
  await expect(map(page)).toContainText(config.block('contact', 'map-frame').address[1]!);
  await expect(map(page).locator('iframe')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await map(page).getByRole('button', { name: 'Show the map' }).click();
  const frame = map(page).getByTitle(config.block('contact', 'map-frame').title);
  await expect(frame).toHaveAttribute('credentialless', '');
  await expect(frame.contentFrame().getByText('Map')).toBeVisible();
  expect(asked).toHaveLength(1);
  // The button that had the focus is gone: the next Tab goes into the map.
  expect(await page.evaluate(() => document.activeElement?.querySelector('iframe') !== null)).toBe(true);
  await accessible(page, { part: '[data-block="map-frame"]' });
});

test.describe('a visitor whose browser forbids nothing', () => {
  test.use({ ownPage: true });

  test('sees the map in a frame, which loads as it comes into view [spec 2.91]', async ({ page, allow }) => {
    allow(/request to another origin: https:\/\/www\.openstreetmap\.org\/export\/embed\.html/);
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: false }));
    await page.route(`${site}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title><p>Map</p>' }),
    );
    await open(page, '/Contact');
    const frame = map(page).getByTitle(config.block('contact', 'map-frame').title);
    await expect(frame).toHaveAttribute('loading', 'lazy');
    await expect(frame).toHaveAttribute('src', config.block('contact', 'map-frame').src);
    await expect(map(page).getByRole('button')).toHaveCount(0);
    await frame.scrollIntoViewIfNeeded();
    await expect(frame.contentFrame().getByText('Map')).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  });

  for (const [words, name, value] of [
    ['saves data', 'connection', { saveData: true }],
    ['refuses to be tracked', 'doNotTrack', '1'],
  ] as const)
    test(`sees a button in its place if it ${words} [spec 2.91]`, async ({ page }) => {
      await page.addInitScript(
        ([property, set]) => {
          Object.defineProperty(navigator, 'globalPrivacyControl', { value: false });
          Object.defineProperty(navigator, property, { value: set });
        },
        [name, value] as const,
      );
      await open(page, '/Contact');
      await expect(map(page).getByRole('button', { name: 'Show the map' })).toBeVisible();
      await expect(map(page).locator('iframe')).toHaveCount(0);
    });
});

test("frames may show only the map's site", async ({ page }) => {
  const answer = await page.goto('/Contact');
  expect((await answer!.allHeaders())['content-security-policy']).toContain(`frame-src ${site};`);
});
