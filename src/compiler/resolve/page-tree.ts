import type { Crumb } from '../../shared/plan/page.ts';
import type { Checked } from '../check/checked.ts';
import type { SymbolTable } from './symbols.ts';

type Page = Checked<'page'>;

/**
 * The pages above a page, from the nearest up. In a loop, which is a problem, each page is returned once, the page
 * itself last.
 */
export function pagesAbove(page: Page, symbols: SymbolTable): Page[] {
  const above: Page[] = [];
  const next = (from: Page) => symbols.parents.get(from.data.parent ?? '');
  for (let parent = next(page); parent && !above.includes(parent); parent = next(parent)) above.push(parent);
  return above;
}

/** The pages above a page as breadcrumbs, from the top down. */
export const trailOf = (page: Page, symbols: SymbolTable): Crumb[] =>
  pagesAbove(page, symbols)
    .reverse()
    .map(({ data: { name, title, path } }) => ({ label: name ?? title, href: path }));
