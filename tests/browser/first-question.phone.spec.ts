import type { Page } from '@playwright/test';
import type { Page as PageFile } from '../../src/shared/plan/config.generated.ts';
import { expect, test } from './fixtures.ts';
import { sources } from './setup/config.ts';
import { open } from './setup/open.ts';

/** The home page ends with its form (spec 2.45). */
const home = 'config/pages/home.yaml';

/** Every page with a form or wizard. */
const paths = sources
  .filter(({ kind, file }) => kind === 'page' && file !== home)
  .map(({ data }) => data as PageFile)
  .filter(({ blocks = [] }) => blocks.some(({ block }) => block === 'form' || block === 'wizard'))
  .map(({ path }) => path);

/**
 * Distance from the top of the page to its first question, in px: to its label, or to the control if that is hidden.
 */
const firstQuestion = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const parts = document.querySelectorAll('main form :is(label, legend, button)');
    const seen = [...parts].map((part) => part.getBoundingClientRect()).find(({ height }) => height > 1);
    return (seen?.top ?? Infinity) + scrollY;
  });

test('every page with a form shows its first question within 600 px of its top, after its main heading', async ({
  page,
}) => {
  expect(paths).toEqual(
    expect.arrayContaining(['/HealthInsurance', '/CarPlan', '/Contact', '/Login', '/TermInsurance']),
  );
  for (const path of paths)
    await test.step(path, async () => {
      await open(page, path);
      expect(await firstQuestion(page)).toBeLessThan(600);
      expect(
        await page
          .getByRole('main')
          .getByRole('heading')
          .first()
          .evaluate(({ tagName }) => tagName),
      ).toBe('H1');
    });
});
