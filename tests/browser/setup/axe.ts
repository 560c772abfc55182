import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Expects the page, in the state that it is in, to have no violation of WCAG 2.2 AA that axe can see. */
export async function axe(page: Page): Promise<void> {
  const builder = new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } }).withTags(tags);
  const { violations } = await builder.analyze();
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`),
  );
  expect(findings, `axe on ${page.url()}`).toEqual([]);
}
