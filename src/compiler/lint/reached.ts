import { parseRich } from '../../engine/format/rich.ts';
import { problems as say } from '../../problems/catalogue.ts';
import type { Problem } from '../../problems/problem.ts';
import type { SymbolTable } from '../resolve/symbols.ts';
import { at } from '../read/data.ts';
import { references } from '../resolve/references.ts';
import { placeOf, type Source } from '../read/source.ts';

/**
 * A visitor who starts on the home page can get to every page by links, buttons and what forms do.
 * Leaves out the not-found page, and pages of catalog entries, which lists from the API lead to. Problem: page/orphan.
 */
export function lintReached(symbols: SymbolTable): Problem[] {
  const reached = new Set<Source>();
  const home = symbols.paths.get('/');
  for (const start of [symbols.site, home]) if (start) follow(start, symbols, reached);
  return symbols.pages
    .filter(
      (page) =>
        !reached.has(page) && at(page.data, ['status']) === undefined && at(page.data, ['entries']) === undefined,
    )
    .map((page) => say.orphan(placeOf(page, ['path']), String(at(page.data, ['path']))));
}

function follow(source: Source, symbols: SymbolTable, reached: Set<Source>): void {
  if (reached.has(source)) return;
  reached.add(source);
  for (const { kind, value } of references(source.data, `${source.kind}.schema.json`, symbols.contracts)) {
    for (const next of targets(kind, value, symbols)) if (next) follow(next, symbols, reached);
  }
}

function targets(kind: string, value: string, symbols: SymbolTable): (Source | undefined)[] {
  switch (kind) {
    case 'list':
      return [symbols.lists.get(value)];
    case 'form':
      return [symbols.forms.get(value)];
    case 'wizard':
      return [symbols.wizards.get(value)];
    case 'href':
      return [pageOf(value, symbols)];
    case 'rich':
      return parseRich(value).map((node) =>
        typeof node === 'object' && 'href' in node ? pageOf(node.href, symbols) : undefined,
      );
    default:
      return [];
  }
}

const pageOf = (href: string, symbols: SymbolTable): Source | undefined =>
  symbols.paths.get(href.split(/[?#]/)[0]?.toLowerCase() ?? '');
