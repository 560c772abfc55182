import type { Crumb } from '../../plan/page.ts';
import type { Source } from '../read/source.ts';
import { varies, type SymbolTable } from './symbols.ts';
import { at, text } from '../read/data.ts';

/** Asked for each page. */
const parents = new WeakMap<readonly Source[], ReadonlyMap<string, Source>>();

/** Pages that others can stand under, by id: those with one address that answers. */
export function parentPages({ pages }: Pick<SymbolTable, 'pages'>): ReadonlyMap<string, Source> {
  const before = parents.get(pages);
  if (before) return before;
  const fixed = pages.filter((page) => at(page.data, ['status']) === undefined && !varies(page));
  const found = new Map(fixed.map((page) => [page.id, page]));
  parents.set(pages, found);
  return found;
}

/** The pages above a page, from the nearest up. Of a loop, which is a problem, each page once, the page itself at the end. */
export function pagesAbove(page: Source, symbols: SymbolTable): Source[] {
  const known = parentPages(symbols);
  const above: Source[] = [];
  const next = (from: Source) => known.get(text(at(from.data, ['parent'])) ?? '');
  for (let parent = next(page); parent && !above.includes(parent); parent = next(parent)) above.push(parent);
  return above;
}

/** The same as breadcrumbs, from the top down. */
export function trailOf(page: Source, symbols: SymbolTable): Crumb[] {
  const word = (from: Source, key: string) => text(at(from.data, [key]));
  return pagesAbove(page, symbols)
    .reverse()
    .map((above) => ({ label: word(above, 'name') ?? word(above, 'title') ?? '', href: word(above, 'path') ?? '' }));
}
