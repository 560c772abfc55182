import type { Page } from '@playwright/test';
import { expect, noSidewaysScroll, test } from './fixtures.ts';
import { wholeAmounts } from './setup/amounts.ts';
import { keepOnDevice, open } from './setup/open.ts';

// Amounts of ten digits, in the widest fallback fonts. Amounts of the catalog are shorter; `accessible` checks them.

const fonts = ["'DejaVu Sans', Verdana, sans-serif", "'DejaVu Sans Mono', 'Courier New', monospace"];
const huge = { premium: 123_45_678, coverage: 123_45_67_800 };
const policy = {
  id: 'health-shield-basic',
  type: 'health',
  name: 'Health Shield Basic',
  provider: 'Konkan General',
  csr: 95.5,
  benefits: ['One'],
  exclusions: ['Two'],
  ...huge,
};

const pages: readonly (readonly [
  path: string,
  ready: string,
  api: string,
  answer: unknown,
  act?: (page: Page) => Promise<void>,
])[] = [
  [
    '/TermPlans',
    'Buy now',
    '**/api/mock/term/plans',
    [1, 2].map((id) => ({
      id: `plan-${id}`,
      title: 'Term Secure',
      provider: 'Rashtriya Jeevan Bima',
      csr: 98.7,
      ...huge,
    })),
  ],
  ['/policy/health-shield-basic', 'Get Quote', '**/api/mock/policy/*', policy],
  [
    '/compare',
    'Remove',
    '**/api/mock/policies*',
    [policy, { ...policy, id: 'other', name: 'Another' }],
    async (page) => {
      for (let left = 2; left > 0; left -= 1)
        await page
          .getByRole('button', { name: /^Compare/ })
          .first()
          .tap();
    },
  ],
  ['/dashboard', 'Remove', '**/api/mock/policies*', [policy]],
];

for (const [path, ready, api, answer, act] of pages) {
  test(`${path}: amounts are not cut off on the narrowest screens, in any font`, async ({ page }) => {
    await keepOnDevice(page, { saved_policies: JSON.stringify([{ id: 'health-shield-basic', savedAt: 1 }]) });
    await page.route(api, (route) => route.fulfill({ json: answer }));
    await open(page, path);
    await act?.(page);
    await expect(page.getByRole('button', { name: ready }).first()).toBeVisible();
    await expect(page.getByText('₹1,23,45,67,800').filter({ visible: true }).first()).toBeVisible();
    for (const font of fonts) {
      await page.evaluate((family) => document.documentElement.style.setProperty('--type-family', family), font);
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 800 });
        await noSidewaysScroll(page);
        await wholeAmounts(page);
      }
    }
  });
}
