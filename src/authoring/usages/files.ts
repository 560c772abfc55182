import { escapePattern } from '../../shared/engine/format/escape.ts';
import type { Checked } from '../../compiler/check/checked.ts';
import type { Source } from '../../compiler/read/source.ts';
import { sharedFile } from '../../compiler/fill/shared.ts';
import { itemPlaces } from '../../compiler/resolve/links.ts';
import { pathsOf, type SymbolTable } from '../../compiler/resolve/symbols.ts';
import type { Collector } from './collector.ts';
import type { SiteView } from './site-view.ts';
import type { Taken } from './taken.ts';

/** Collects every file and picture, the declarations in pages and constants, and what files include from each other. */
export function collectFiles({ symbols, taken }: SiteView, into: Collector): void {
  for (const source of symbols.sources) {
    if (source.kind !== 'site') into.addFile(source.kind, source.id, source.file);
    for (const one of taken.get(source.file) ?? []) collectTaken(source, one, symbols, into);
  }
  for (const asset of symbols.assets) into.addFile('picture', asset, `config/assets/${asset}`);
  for (const page of symbols.pages) collectPage(page, symbols, into);
  const { site } = symbols;
  for (const name of Object.keys(site?.data.leads?.purposes ?? {}))
    into.add('purpose', name, { source: site!, path: ['leads', 'purposes', name], key: true, declares: true });
  for (const source of symbols.constants)
    for (const name of Object.keys(source.data.constants))
      into.add('constant', `${source.id}.${name}`, { source, path: ['constants', name], key: true, declares: true });
}

/** Collects the file of an included constant or part, and the constant itself. */
function collectTaken(source: Source, { by, name, path }: Taken, symbols: SymbolTable, into: Collector): void {
  if (by === '$constant') {
    const [file = '', constant = ''] = name.split('.');
    into.add('constant', name, {
      source,
      path,
      inner: new RegExp(`^${escapePattern(file)}\\.(${escapePattern(constant)})$`),
    });
    into.add('constants', file, { source, path, inner: new RegExp(`^(${escapePattern(file)})\\.`) });
    return;
  }
  if (by === 'each') return into.add('list', name, { source, path });
  const file = sharedFile(source, name);
  const target = symbols.sources.find((one) => one.file === file);
  if (target && target.kind !== 'site' && !name.startsWith('#'))
    into.add(target.kind, target.id, {
      source,
      path,
      inner: new RegExp(`(?:^|/)(${escapePattern(target.id)})\\.yaml`),
    });
}

/**
 * Collects the items of lists that are places on a page. Pages with the same list share them, because each id is
 * written once.
 */
function collectItemPlaces(page: Checked<'page'>, symbols: SymbolTable, into: Collector): void {
  for (const { id, list, index } of itemPlaces(page, symbols)) {
    into.add('place', `${page.id}#${id}`, { source: list, path: ['items', index, 'id'], declares: true });
    for (const other of symbols.pages)
      if (other !== page && itemPlaces(other, symbols).some((place) => place.id === id && place.list === list))
        into.link('place', `${page.id}#${id}`, `${other.id}#${id}`);
  }
}

/** Collects a page's addresses, its blocks, and its link targets. */
function collectPage(page: Checked<'page'>, symbols: SymbolTable, into: Collector): void {
  const { path, also = [], blocks = [] } = page.data;
  if (pathsOf(page, symbols).length > 0) into.add('address', path, { source: page, path: ['path'], declares: true });
  for (const [index, address] of also.entries())
    into.add('address', address, { source: page, path: ['also', index], declares: true });
  collectItemPlaces(page, symbols, into);
  for (const [index, { block, id }] of blocks.entries()) {
    into.add('block', block, { source: page, path: ['blocks', index, 'block'] });
    if (id !== undefined)
      into.add('place', `${page.id}#${id}`, { source: page, path: ['blocks', index, 'id'], declares: true });
  }
}
