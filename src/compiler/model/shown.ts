import type { Checked } from '../check/checked.ts';
import { catalogOf } from '../resolve/catalogs.ts';
import { sendersOf, type SymbolTable } from '../resolve/symbols.ts';
import { formsIn, usesOf } from './uses.ts';

/** The files whose texts a visitor may read on a page: the page, and the forms, lists and catalogs that it shows. */
export function shownOn(page: Checked<'page'>, symbols: SymbolTable): Checked[] {
  const uses = usesOf(page, symbols);
  const asking = formsIn(uses, symbols);
  const offering = [...uses.offers].flatMap((name) => sendersOf(name, symbols).slice(0, 1));
  const inside = [...asking, ...offering].flatMap((source) => [...usesOf(source, symbols).lists]);
  const catalogs = [
    ...(page.data.blocks ?? []).flatMap((block) => catalogOf(block, symbols) ?? []),
    ...offering.flatMap(({ data }) => symbols.catalogs.get(data.offers?.catalog ?? '') ?? []),
  ];
  const lists = [...uses.lists, ...inside].flatMap((name) => symbols.lists.get(name) ?? []);
  return [...new Set<Checked>([page, ...asking, ...offering, ...lists, ...catalogs])];
}
