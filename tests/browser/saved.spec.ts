import type { Page } from '@playwright/test';
import { card, openCompare } from './compare/page.ts';
import { accessible, expect, requestsOf, test } from './fixtures.ts';
import { openPolicy } from './policy/page.ts';
import { hydrated, keepOnDevice, open } from './setup/open.ts';
import * as config from './setup/config.ts';

const block = (page: Page) => page.locator('[data-block="saved-items"]');
const names = (page: Page) => block(page).getByRole('heading', { level: 3 });
const empty = (page: Page) => block(page).getByText(config.block('dashboard', 'saved-items').empty.text);
const heart = (page: Page, name: string) => page.getByRole('button', { name: `Save ${name}` });
const removeButton = (page: Page, name: string) => block(page).getByRole('button', { name: `Remove ${name}` });
const notice = (page: Page, words: string) => page.locator('[data-sonner-toast]').filter({ hasText: words });
/** The notice about one policy. */
const of = (name: string, words: string) => words.replace('{name}', name);
const { removed, untilClosed } = config.site.saving;
const undo = (page: Page, words: string) => notice(page, words).getByRole('button', { name: 'Undo' });
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('saved_policies') ?? '[]') as { id: string; savedAt: number }[]);

/** Replaces the saved policies on the device by a text, and opens the dashboard. */
async function openWith(page: Page, text: string): Promise<void> {
  await keepOnDevice(page, { saved_policies: text });
  await open(page, '/dashboard');
}

const three = [
  { id: 'health-shield-basic', savedAt: Date.UTC(2026, 2, 9, 6) },
  { id: 'owner-driver-accident', savedAt: Date.UTC(2026, 3, 9, 6) },
  { id: 'rail-yatra-cover', savedAt: Date.UTC(2026, 4, 1, 6) },
];

test.describe('the site', () => {
  test.use({ ownPage: true });

  test('reads the lists of the device as it starts, also on a page that shows none [spec 3.02, 3.03]', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const read: string[] = [];
      const { getItem } = Storage.prototype;
      Storage.prototype.getItem = function (key) {
        read.push(key);
        return getItem.call(this, key);
      };
      Object.assign(window, { read });
    });
    await open(page, '/Contact');
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { read: string[] }).read))
      .toEqual(expect.arrayContaining(['notifications', 'saved_policies', 'saved_plans']));
  });
});

test('a heart saves a policy under saved_policies, a second press removes it, and Undo restores it [spec 2.117, 3.01, 9.04]', async ({
  page,
}) => {
  await openCompare(page, '?type=travel');
  const rail = heart(page, 'Rail Yatra Cover');
  await expect(rail).toHaveAttribute('aria-pressed', 'false');
  const before = Date.now();
  await rail.press('Enter');
  await expect(rail).toHaveAttribute('aria-pressed', 'true');
  await expect(notice(page, 'Rail Yatra Cover is saved on this device.')).toBeVisible();
  // A notice stays while the pointer is over it.
  await notice(page, '').first().hover();
  await accessible(page, { part: '[data-sonner-toaster]' });
  const [saved, ...rest] = await stored(page);
  expect([saved!.id, rest]).toEqual(['rail-yatra-cover', []]);
  expect(saved!.savedAt).toBeGreaterThanOrEqual(before);

  // By keyboard: to the notices, to Undo, and back to the heart.
  await page.keyboard.press('Alt+T');
  await undo(page, 'is saved').press('Enter');
  await expect(rail).toBeFocused();
  await expect(rail).toHaveAttribute('aria-pressed', 'false');
  expect(await stored(page)).toEqual([]);
  await rail.press('Space');
  await page.reload();
  await expect(rail).toHaveAttribute('aria-pressed', 'true');
  await rail.click();
  expect(await stored(page)).toEqual([]);
  await undo(page, of('Rail Yatra Cover', removed)).click();
  await expect(rail).toHaveAttribute('aria-pressed', 'true');

  await card(page, 'Rail Yatra Cover').getByRole('link', { name: 'View details' }).click();
  const wide = heart(page, 'Rail Yatra Cover');
  await expect(wide).toHaveAttribute('aria-pressed', 'true');
  await openPolicy(page);
  await heart(page, 'Health Shield Basic').click();
  await open(page, '/dashboard');
  await expect(names(page)).toHaveText(['Health Shield Basic', 'Rail Yatra Cover']);
});

test('the dashboard lists saved policies, newest first; Remove and Undo keep place and focus; other tabs follow [spec 2.24, 2.117, 3.01]', async ({
  page,
  context,
}) => {
  await openWith(page, JSON.stringify(three));
  for (const name of ['Profile & Documents', 'Saved Policies'])
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  await expect(names(page)).toHaveText(['Rail Yatra Cover', 'Owner-Driver Personal Accident', 'Health Shield Basic']);
  await expect(names(page).last().getByRole('link')).toHaveAttribute('href', '/policy/health-shield-basic');
  const items = block(page).getByRole('listitem');
  await expect(items.last()).toContainText('Saved on 9 Mar 2026');
  await expect(items.last()).toContainText('₹499 per year');
  await expect(items.nth(1)).toContainText('₹15,00,000 15 lakh');
  await accessible(page);

  const other = await context.newPage();
  await openPolicy(other, config.policy('owner-driver-accident'));
  await expect(heart(other, 'Owner-Driver')).toHaveAttribute('aria-pressed', 'true');
  await removeButton(page, 'Owner-Driver Personal Accident').press('Enter');
  await expect(names(page)).toHaveText(['Rail Yatra Cover', 'Health Shield Basic']);
  await expect(block(page).getByRole('group', { name: 'Saved Policies' })).toBeFocused();
  await expect(heart(other, 'Owner-Driver')).toHaveAttribute('aria-pressed', 'false');
  await undo(page, of('Owner-Driver Personal Accident', removed)).click();
  await expect(names(page)).toHaveText(['Rail Yatra Cover', 'Owner-Driver Personal Accident', 'Health Shield Basic']);
  expect(await stored(page)).toEqual(three);
  await expect(heart(other, 'Owner-Driver')).toHaveAttribute('aria-pressed', 'true');

  for (const name of ['Rail Yatra Cover', 'Owner-Driver Personal Accident', 'Health Shield Basic'])
    await removeButton(page, name).click();
  await expect(empty(page)).toBeVisible();
  await expect(block(page).getByRole('link', { name: 'Compare policies' })).toHaveAttribute('href', '/compare');
  expect(await stored(page)).toEqual([]);
});

test('a damaged list counts as empty, and so does a list of invalid ids or of policies that no longer exist [spec 3.03]', async ({
  page,
}) => {
  const noId = JSON.stringify([{ id: '<script>alert(1)</script>', savedAt: 1 }]);
  for (const text of ['{"not":"a list"', '[null,1,"a",{"id":5},{"savedAt":1}]', '"a"', noId]) {
    await openWith(page, text);
    await expect(empty(page)).toBeVisible();
  }
  await openWith(page, JSON.stringify([{ id: 'withdrawn-policy', savedAt: 1 }]));
  await expect(empty(page)).toBeVisible();
  expect(await stored(page)).toEqual([]);
});

test('10,000 tampered entries cause one call; known policies are shown, and the rest is deleted [spec 3.03]', async ({
  page,
}) => {
  const junk = Array.from({ length: 10_000 }, (_, index) => ({
    id: index % 2 ? `junk-${index}` : `<${index}>`,
    savedAt: 1,
  }));
  const asked = requestsOf(page);
  await openWith(page, JSON.stringify([...junk, three[0], { ...three[1], savedAt: 1e300 }]));
  await expect(names(page)).toHaveText(['Owner-Driver Personal Accident', 'Health Shield Basic']);
  await expect(block(page).getByRole('listitem').first()).not.toContainText('Saved on');
  await removeButton(page, 'Owner-Driver Personal Accident').click();
  await expect(names(page)).toHaveText(['Health Shield Basic']);
  expect(await stored(page)).toEqual([three[0]]);
  expect(asked.filter((call) => call.includes('/api/'))).toEqual(['GET /api/mock/policies']);
});

test.describe('in a browser of another kind', () => {
  test.use({ ownPage: true });

  test('without browser storage, saved policies last for the tab, and the notice says so [spec 3.03]', async ({
    page,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('off', 'SecurityError');
        },
      }),
    );
    await openCompare(page, '?type=travel');
    await heart(page, 'Rail Yatra Cover').click();
    await expect(notice(page, of('Rail Yatra Cover', untilClosed))).toBeVisible();
    await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(heart(page, 'Rail Yatra Cover')).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await hydrated(page);
    await expect(heart(page, 'Rail Yatra Cover')).toHaveAttribute('aria-pressed', 'false');
  });
});

test('without the API the list is still shown, and the visitor can try again; the sample of an unknown policy cannot be saved [spec 7.04]', async ({
  page,
  allow,
}) => {
  allow(/Failed to load resource/);
  await page.route('**/api/mock/policies?ids=*', (route) => route.fulfill({ status: 500, json: {} }));
  await openWith(page, JSON.stringify(three));
  await expect(block(page).getByRole('alert')).toContainText(config.block('dashboard', 'saved-items').failed);
  await expect(names(page)).toHaveText(['rail-yatra-cover', 'owner-driver-accident', 'health-shield-basic']);
  await accessible(page);
  await page.unroute('**/api/mock/policies?ids=*');
  await block(page).getByRole('button', { name: 'Try again' }).click();
  await expect(names(page).getByRole('link')).toHaveCount(3);
  await expect(block(page).getByRole('alert')).toHaveCount(0);
  await open(page, '/policy/no-such-policy');
  await expect(page.getByRole('heading', { name: 'Health Shield Plus' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0);
});
