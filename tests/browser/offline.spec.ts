import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { keepOnDevice, open } from './setup/open.ts';
import { site } from './setup/config.ts';

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
