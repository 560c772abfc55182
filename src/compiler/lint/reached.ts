import { parseRich } from '../../shared/engine/format/rich.ts';
import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import type { Checked } from '../check/checked.ts';
import { placeOf } from '../read/source.ts';
import { references } from '../resolve/references.ts';
import { pageAt, sendersOf, type SymbolTable } from '../resolve/symbols.ts';

/**
 * Checks that a visitor who starts on the home page can get to every page by links, buttons and the actions of forms.
 * The not-found page is left out, and so are pages of catalog entries, because lists from the API link to them.
 * Problem: page/orphan
 */
export function lintReached(symbols: SymbolTable): Problem[] {
  const reached = new Set<Checked>();
  const home = symbols.paths.get('/');
  for (const start of [symbols.site, home]) if (start) followLinks(start, symbols, reached);
  return symbols.pages
    .filter((page) => !reached.has(page) && page.data.status === undefined && page.data.entries === undefined)
    .map((page) => say.orphan(placeOf(page, ['path']), page.data.path));
}

function followLinks(source: Checked, symbols: SymbolTable, reached: Set<Checked>): void {
  if (reached.has(source)) return;
  reached.add(source);
  for (const { kind, value, isRich } of references(source.data, `${source.kind}.schema.json`, symbols.contracts)) {
    for (const next of targets(isRich === true ? 'rich' : kind, value, symbols))
      if (next) followLinks(next, symbols, reached);
  }
}

function targets(kind: string, value: string, symbols: SymbolTable): (Checked | undefined)[] {
  switch (kind) {
    case 'list':
      return [symbols.lists.get(value)];
    case 'form':
      return [symbols.forms.get(value)];
    case 'wizard':
      return [symbols.wizards.get(value)];
    case 'sender':
      return sendersOf(value, symbols);
    case 'href':
      return [pageAt(value, symbols)];
    case 'rich':
      return parseRich(value).map((node) =>
        typeof node === 'object' && 'href' in node ? pageAt(node.href, symbols) : undefined,
      );
    default:
      return [];
  }
}
