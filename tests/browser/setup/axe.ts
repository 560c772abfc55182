import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Expects the page, in the state that it is in, to have no violation of WCAG 2.2 AA that axe can see. `rules`: just these. */
export async function axe(page: Page, rules?: readonly string[]): Promise<void> {
  await stillness(page);
  // Our pages hold no frame of their own content, so that the pass needs no second page to put frames' results together.
  const builder = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] });
  if (rules) builder.withRules([...rules]);
  else builder.withTags(tags);
  const { violations } = await builder.analyze();
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`),
  );
  expect(findings, `axe on ${page.url()}`).toEqual([]);
}

/** Until what moves once has come to rest: a colour halfway is no colour to judge. */
export async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ends.map(({ finished }) => finished));
  });
}
