import type { Page } from '@playwright/test';
import { accessible, expect, noSidewaysScroll, test } from '../fixtures.ts';
import { api, openCompare } from './page.ts';
import * as config from '../setup/config.ts';

const table = (page: Page) => page.getByRole('region', { name: 'Side by side' }).getByRole('table');
const rows = (page: Page) => table(page).getByRole('rowheader');
const only = (page: Page) => page.getByRole('checkbox', { name: 'Show differences only' });
const left = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
/** The policies with the longest texts. */
const five =
  '?with=critical-care-micro,domestic-trip-annual,hospital-cash-daily,accident-care-solo,roadside-assist-car';

test('Show differences only is in the address, says how many rows it hides, and says when nothing differs [spec 2.58]', async ({
  page,
  context,
}) => {
  await openCompare(page, '?with=two-wheeler-third-party-75,two-wheeler-third-party-150');
  await expect(rows(page)).toHaveText(['Premium', 'Coverage', 'Claim settlement ratio', 'Benefits', 'Exclusions'], {
    useInnerText: true,
  });
  await only(page).press('Space');
  await expect(page).toHaveURL('/compare?with=two-wheeler-third-party-75,two-wheeler-third-party-150&rows=differing');
  await expect(rows(page)).toHaveText(['Premium', 'Claim settlement ratio', 'Benefits', 'Exclusions'], {
    useInnerText: true,
  });
  await expect(left(page, '1 row is the same for all and left out.')).toBeVisible();
  await expect(only(page)).toBeFocused();

  const other = await context.newPage();
  await other.route(api, async (route) => {
    const policies = (await (await route.fetch()).json()) as { id: string }[];
    await route.fulfill({ json: policies.map((policy) => ({ ...policies[0], id: policy.id, name: policy.id })) });
  });
  await openCompare(other, page.url().replace(/.*\?/, '?'));
  await expect(only(other)).toBeChecked();
  await expect(left(other, config.block('compare', 'catalog-compare').chosen.differing.none)).toBeVisible();
  await expect(rows(other)).toHaveCount(0);
  await accessible(other, { part: '.prints-alone' });
  await other
    .getByRole('region', { name: 'Side by side' })
    .getByRole('button', { name: 'Remove two-wheeler-third-party-150' })
    .click();
  await expect(only(other)).toHaveCount(0);
  await expect(rows(other)).toHaveCount(5);
});

/** Pages of a PDF, each as width and height in points. */
const sheets = (pdf: Buffer): number[][] =>
  [...pdf.toString('latin1').matchAll(/\/Type \/Page\b[^]*?\/MediaBox \[([^\]]*)\]/g)].map(([, box = '']) =>
    box
      .trim()
      .split(/\s+/)
      .slice(2)
      .map((side) => Math.round(Number(side))),
  );

for (const width of [1280, 390]) {
  test(`five policies print on one landscape A4 sheet, without the page around them, from a screen of ${width} px [spec 2.58]`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width, height: 800 });
    await openCompare(page, five);
    await page.evaluate(() =>
      Object.assign(window, { print: () => document.documentElement.setAttribute('data-printed', '') }),
    );
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', '');
    expect(sheets(await page.pdf({ preferCSSPageSize: true }))).toEqual([[842, 595]]);
    await page.emulateMedia({ media: 'print' });
    const shown = page.getByRole('heading', { name: 'Side by side' });
    await expect(shown).toBeVisible();
    await expect(page.getByText('Exclusions', { exact: true }).filter({ visible: true }).first()).toBeVisible();
    for (const gone of [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      page.getByRole('heading', { level: 1 }),
      page.getByRole('search'),
      page.getByRole('article'),
      page.getByRole('button'),
    ]) {
      await expect(gone).toHaveCount(0);
    }
    // Black text for white paper, in any color scheme.
    expect(await shown.evaluate((heading) => getComputedStyle(heading).color)).toBe('rgb(0, 0, 0)');
  });
}

test('without chosen policies the page prints as it is', async ({ page }) => {
  await openCompare(page, '?type=home');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(6);
});

test('Share passes the address to the device, or else the clipboard, or else shows it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openCompare(page, five);
  const share = page.getByRole('button', { name: 'Share' });
  await share.click();
  await expect(page.locator('[data-sonner-toast]')).toContainText(
    config.block('compare', 'catalog-compare').chosen.share.copied,
  );
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  await page.evaluate(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, { canShare: () => true, share: async (data: unknown) => void shared.push(data) });
  });
  await share.click();
  expect(await page.evaluate(() => (window as unknown as { shared: unknown[] }).shared)).toEqual([
    { title: await page.title(), url: page.url() },
  ]);
  await page.evaluate(() =>
    Object.assign(navigator, { share: () => Promise.reject(new DOMException('', 'AbortError')) }),
  );
  await share.click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.evaluate(() =>
    Object.assign(navigator, { share: () => Promise.reject(new DOMException('', 'NotAllowedError')) }),
  );
  await share.click();
  await expect(page.getByRole('alertdialog')).toContainText(
    config.filled(config.block('compare', 'catalog-compare').chosen.share.failed, { address: page.url() }),
  );
});

test('five policies on a phone of 320 px: every control works, and the page does not scroll sideways [spec 2.57, 2.58]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openCompare(page, five);
  await noSidewaysScroll(page);
  const removes = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Side by side' }) })
    .last()
    .getByRole('button', { name: /^Remove/ });
  await expect(removes).toHaveCount(5);
  for (const button of await removes.all()) {
    await button.focus();
    await expect(button).toBeInViewport({ ratio: 1 });
  }
});
