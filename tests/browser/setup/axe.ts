import { expect, type Page } from '@playwright/test';
import axeCore from 'axe-core';

/** WCAG 2.2 AA, as far as axe can check it. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Header and footer, which are the same on every page and in every state of it. */
const frame = ['body > header', 'body > footer'];

interface Pass {
  /** Only these rules, instead of all of WCAG 2.2 AA. */
  readonly rules?: readonly string[];
  /** Only this part of the page, by its selector. */
  readonly part?: string;
  /** Without header and footer. */
  readonly within?: boolean;
}

/** Expects the page, in its current state, to have no axe violation. */
export async function axe(page: Page, { rules, part, within = false }: Pass = {}): Promise<void> {
  await stillness(page);
  // Loaded once per document: the source is long, and code that has already run is faster.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axeCore.source}; 0`);
  const findings = await page.evaluate(
    async ([context, runOnly]) => {
      // Checked at the top of the page: controls scrolled under a sticky header would count as too small.
      const { scrollX, scrollY } = window;
      window.scrollTo({ left: 0, top: 0, behavior: 'instant' });
      const { violations } = await (window as unknown as { axe: typeof axeCore }).axe.run(context, {
        runOnly,
        rules: { 'target-size': { enabled: true } },
        resultTypes: ['violations'],
      });
      window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`),
      );
    },
    [
      part === undefined ? { exclude: within ? frame : [] } : { include: [part] },
      rules ? { type: 'rule' as const, values: [...rules] } : { type: 'tag' as const, values: tags },
    ] as const,
  );
  expect(findings, `axe on ${page.url()}`).toEqual([]);
}

/** Waits for the end of animations that run once: a colour that still changes cannot be checked. */
export async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ends.map(({ finished }) => finished));
  });
}
