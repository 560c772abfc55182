import { parseRich } from '../../engine/format/rich.ts';
import { problems as say } from '../../problems/catalogue.ts';
import type { Problem } from '../../problems/problem.ts';
import { at, type Names } from '../link/names.ts';
import { references } from '../link/references.ts';
import { placeOf, type Source } from '../read/source.ts';

/**
 * A visitor who starts on the home page can get to every page by links, buttons and what forms do.
 * Leaves out the not-found page, and pages of catalog entries, which lists from the API lead to. Problem: page/orphan.
 */
export function proveReached(names: Names): Problem[] {
  const reached = new Set<Source>();
  const home = names.paths.get('/');
  for (const start of [names.site, home]) if (start) follow(start, names, reached);
  return names.pages
    .filter(
      (page) =>
        !reached.has(page) && at(page.data, ['status']) === undefined && at(page.data, ['entries']) === undefined,
    )
    .map((page) => say.orphan(placeOf(page, ['path']), String(at(page.data, ['path']))));
}

function follow(source: Source, names: Names, reached: Set<Source>): void {
  if (reached.has(source)) return;
  reached.add(source);
  for (const { kind, value } of references(source.data, `${source.kind}.schema.json`, names.contracts)) {
    for (const next of targets(kind, value, names)) if (next) follow(next, names, reached);
  }
}

function targets(kind: string, value: string, names: Names): (Source | undefined)[] {
  switch (kind) {
    case 'list':
      return [names.lists.get(value)];
    case 'form':
      return [names.forms.get(value)];
    case 'wizard':
      return [names.wizards.get(value)];
    case 'href':
      return [pageOf(value, names)];
    case 'rich':
      return parseRich(value).map((node) =>
        typeof node === 'object' && 'href' in node ? pageOf(node.href, names) : undefined,
      );
    default:
      return [];
  }
}

const pageOf = (href: string, names: Names): Source | undefined =>
  names.paths.get(href.split(/[?#]/)[0]?.toLowerCase() ?? '');
