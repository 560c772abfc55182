import type { Crumb } from '../../plan/page.ts';
import type { Checked } from '../check/checked.ts';
import { varies, type SymbolTable } from './symbols.ts';

type Page = Checked<'page'>;

/** The pages that can have pages below them. They are kept because every page asks for them. */
const parents = new WeakMap<readonly Page[], ReadonlyMap<string, Page>>();

/** The pages that can have pages below them, by id: those with a single address and no status. */
export function parentPages({ pages }: Pick<SymbolTable, 'pages'>): ReadonlyMap<string, Page> {
  const before = parents.get(pages);
  if (before) return before;
  const fixed = pages.filter((page) => page.data.status === undefined && !varies(page));
  const found = new Map(fixed.map((page) => [page.id, page]));
  parents.set(pages, found);
  return found;
}

/**
 * The pages above a page, from the nearest up. Of a loop, which is a problem, each page is returned once, the page
 * itself last.
 */
export function pagesAbove(page: Page, symbols: SymbolTable): Page[] {
  const known = parentPages(symbols);
  const above: Page[] = [];
  const next = (from: Page) => known.get(from.data.parent ?? '');
  for (let parent = next(page); parent && !above.includes(parent); parent = next(parent)) above.push(parent);
  return above;
}

/** The pages above a page as breadcrumbs, from the top down. */
export const trailOf = (page: Page, symbols: SymbolTable): Crumb[] =>
  pagesAbove(page, symbols)
    .reverse()
    .map(({ data: { name, title, path } }) => ({ label: name ?? title, href: path }));
