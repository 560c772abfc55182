import type { Page } from '@playwright/test';
import type { Page as PageFile } from '../../src/plan/config.generated.ts';
import { expect, test } from './fixtures.ts';
import { sources } from './setup/config.ts';
import { open } from './setup/open.ts';

/** The home page ends with its form (spec 2.45). */
const home = 'config/pages/home.yaml';

/** Where visitors come to be asked: every page with a form or wizard of its own. */
const paths = sources
  .filter(({ kind, file }) => kind === 'page' && file !== home)
  .map(({ data }) => data as PageFile)
  .filter(({ blocks = [] }) => blocks.some(({ block }) => block === 'form' || block === 'wizard'))
  .map(({ path }) => path);

/** How far down the page its first question begins, in px: its words, or the first control where nobody sees words. */
const firstQuestion = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const parts = document.querySelectorAll('main form :is(label, legend, button)');
    const seen = [...parts].map((part) => part.getBoundingClientRect()).find(({ height }) => height > 1);
    return (seen?.top ?? Infinity) + scrollY;
  });

for (const path of paths)
  test(`${path} asks its first question within 600 px of its top`, async ({ page }) => {
    await open(page, path);
    expect(await firstQuestion(page)).toBeLessThan(600);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(
      await page
        .getByRole('main')
        .getByRole('heading')
        .first()
        .evaluate(({ tagName }) => tagName),
    ).toBe('H1');
  });

test('every form page of the site is measured', () => {
  expect(paths).toEqual(
    expect.arrayContaining(['/HealthInsurance', '/CarPlan', '/Contact', '/Login', '/TermInsurance']),
  );
});
