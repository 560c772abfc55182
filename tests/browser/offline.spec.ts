import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { atRest, keepOnDevice, open } from './setup/open.ts';
import { block, plain, site } from './setup/config.ts';

// The messages when the connection breaks after the page has loaded. A lead has its own test (policy/lead.spec.ts);
// the page of a policy silently shows a sample (spec 7.04, 8.02).

const pages: { path: string; call: string; block: string; before?: (page: Page) => Promise<void> }[] = [
  { path: '/compare', call: 'policies', block: 'catalog-compare' },
  { path: '/TermPlans', call: 'term/plans', block: 'catalog-list' },
  {
    path: '/dashboard',
    call: 'policies',
    block: 'saved-items',
    before: (page) =>
      keepOnDevice(page, { saved_policies: JSON.stringify([{ id: 'health-shield-basic', savedAt: 1 }]) }),
  },
];

for (const { path, call, block, before } of pages) {
  test(`${path}: offline, the page says to check the connection, and the visitor tries again`, async ({
    page,
    allow,
  }) => {
    allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
    await before?.(page);
    let goOffline = true;
    // Only the call fails: the page and its code are loaded before.
    await page.route(`**/api/mock/${call}*`, async (route) => {
      if (goOffline) await page.context().setOffline(true);
      await route.continue();
    });
    await open(page, path);
    const alert = page.locator(`[data-block="${block}"]`).getByRole('alert');
    await expect(alert).toContainText(site.http.unansweredMessage);
    goOffline = false;
    await page.context().setOffline(false);
    await alert.getByRole('button', { name: site.texts.retry }).click();
    await expect(alert).toHaveCount(0);
  });
}

const aboutHeading = plain(block('about', 'hero').heading);

/** Presses a link to a page that is not loaded, without a connection. The page before stays, and says so. */
async function pressWithoutConnection(page: Page, allow: (noise: RegExp) => void): Promise<void> {
  allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module/);
  // An earlier test may have left the code of notices in the browser's cache. Without it, the words are in an alert.
  await page.route('**/Toaster-*', (route) => route.abort());
  await open(page, '/HealthInsurance');
  await atRest(page);
  await page.context().setOffline(true);
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText(site.http.unansweredMessage);
  await alert.getByRole('button').click();
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

test('a link pressed offline keeps the page, says so, and opens once there is a connection', async ({
  page,
  allow,
}) => {
  await pressWithoutConnection(page, allow);
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: aboutHeading })).toBeVisible();
  await expect(page).toHaveURL('/About');
});

test('after Back the page stays, and the link says again that there is no connection', async ({ page, allow }) => {
  await pressWithoutConnection(page, allow);
  const opened: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && opened.push(request.url()));
  await page.goBack();
  await expect(page).toHaveURL('/HealthInsurance');
  const alert = page.getByRole('alertdialog');
  // The first press is forgotten a moment after Back.
  await expect(async () => {
    if (new URL(page.url()).pathname === '/About') await page.goBack();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click();
    await expect(alert).toContainText(site.http.unansweredMessage, { timeout: 1_000 });
  }).toPass();
  expect(opened).toEqual([]);
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: aboutHeading })).toBeAttached();
});
