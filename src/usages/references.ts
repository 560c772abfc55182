import { references, type Reference } from '../compiler/resolve/references.ts';
import { pathsOf } from '../compiler/resolve/symbols.ts';
import { array, at, text } from '../compiler/read/data.ts';
import { settingsOf } from '../compiler/resolve/settings.ts';
import { panelIds } from '../compiler/resolve/resolve.ts';
import { sharedPart } from '../compiler/resolve/shared.ts';
import { parseRich } from '../engine/format/rich.ts';
import type { Path, Source } from '../compiler/read/source.ts';
import { literal, type Collector } from './collector.ts';
import type { ThingKind } from './occurrence.ts';
import { doneInExamples, pageAt, type SiteView } from './site-view.ts';

/** x-ref of schemas/ that names a thing as a whole. */
const whole: Readonly<Record<string, ThingKind>> = {
  list: 'list',
  form: 'form',
  wizard: 'wizard',
  page: 'page',
  catalog: 'catalog',
  asset: 'picture',
  plugin: 'plugin',
  widget: 'widget',
  icon: 'icon',
};

/** Every file, and every place where its contract says that another thing is named. */
export function collectReferences(view: SiteView, into: Collector): void {
  for (const source of view.raw.values()) {
    if (source.kind !== 'site') into.addFile(source.kind, source.id, source.file);
    for (const reference of allReferences(source, view)) collectOne(source, reference, view, into);
    collectParts(source, source.data, [], view, into);
    for (const path of doneInExamples(source)) collectDone(source, path, view, into);
  }
  for (const asset of view.symbols.assets) into.addFile('picture', asset, `config/assets/${asset}`);
  for (const page of view.symbols.pages) collectPage(page, view, into);
}

/** What a file names by its contract, and by those of the controls and plug-ins that it sets. */
export function allReferences(raw: Source, { symbols }: SiteView): Reference[] {
  const filled = symbols.sources.find(({ file }) => file === raw.file) ?? raw;
  const inSettings = settingsOf(filled, symbols.contracts).flatMap(({ contract, path }) =>
    references(at(raw.data, path), contract, symbols.contracts).map((reference) => ({
      ...reference,
      path: [...path, ...reference.path],
    })),
  );
  return [...references(raw.data, `${raw.kind}.schema.json`, symbols.contracts), ...inSettings];
}

function collectOne(source: Source, { kind, value, path }: Reference, view: SiteView, into: Collector): void {
  const named = whole[kind];
  if (named) return into.add(named, value, { source, path });
  if (kind === 'href') return collectHref(source, value, path, view, into, '^');
  if (kind === 'rich')
    for (const node of parseRich(value))
      if (typeof node === 'object' && 'href' in node) collectHref(source, node.href, path, view, into, '\\]\\(');
  if (kind === 'panel')
    for (const page of pagesOf(source, view))
      if (panelIds(page).has(value)) into.add('place', `${page.id}#${value}`, { source, path });
}

/** The pages that show a file: the page itself, or those with the form. */
const pagesOf = (source: Source, view: SiteView): Source[] =>
  source.kind === 'page'
    ? [source]
    : view.pages
        .filter(({ owners }) => owners.some((owner) => owner.source.file === source.file))
        .map(({ page }) => page);

/** An address and a place on its page. `before`: what stands before it in the text. */
function collectHref(source: Source, href: string, path: Path, view: SiteView, into: Collector, before: string): void {
  const [, address = '', query = '', spot] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
  const page = address === '' ? (source.kind === 'page' ? source : undefined) : pageAt(address, view.symbols);
  if (!page) return;
  const end = before === '^' ? '$' : '\\)';
  const own = [text(at(page.data, ['path'])) ?? '', ...array(at(page.data, ['also'])).map(String)].find(
    (known) => known.toLowerCase() === address.toLowerCase(),
  );
  if (address !== '' && own !== undefined)
    into.add('address', own, { source, path, inner: new RegExp(`${before}(${literal(address)})(?=[?#]|${end})`) });
  if (spot !== undefined)
    into.add('place', `${page.id}#${spot}`, {
      source,
      path,
      inner: new RegExp(`${before}${literal(address + query)}#(${literal(spot)})${end}`),
    });
}

function collectDone(source: Source, path: Path, view: SiteView, into: Collector): void {
  for (const inner of [['navigate', 'to'], ['load']]) {
    const href = text(at(source.data, [...path, ...inner]));
    if (href !== undefined) collectHref(source, href, [...path, ...inner], view, into, '^');
  }
  const panel = text(at(source.data, [...path, 'openPanel']));
  if (panel !== undefined)
    for (const page of pagesOf(source, view))
      if (panelIds(page).has(panel)) into.add('place', `${page.id}#${panel}`, { source, path: [...path, 'openPanel'] });
}

/** Constants, and parts of other files, wherever they stand. */
function collectParts(source: Source, data: unknown, path: Path, view: SiteView, into: Collector): void {
  if (!data || typeof data !== 'object') return;
  for (const [key, value] of Object.entries(data)) {
    const here = [...path, Array.isArray(data) ? Number(key) : key];
    if (key === '$constant' && typeof value === 'string') {
      const [file = '', name = ''] = value.split('.');
      into.add('constant', value, { source, path: here, inner: new RegExp(`^${literal(file)}\\.(${literal(name)})$`) });
      into.add('constants', file, { source, path: here, inner: new RegExp(`^(${literal(file)})\\.`) });
    } else if (key === '$ref' && typeof value === 'string') {
      const target = view.raw.get(sharedPart(source, value).file);
      if (target && !value.startsWith('#'))
        into.add(target.kind as ThingKind, target.id, {
          source,
          path: here,
          inner: new RegExp(`(?:^|/)(${literal(target.id)})\\.yaml`),
        });
    } else collectParts(source, value, here, view, into);
  }
}

/** A page's own addresses, blocks and the places on it. */
function collectPage(page: Source, view: SiteView, into: Collector): void {
  const raw = view.raw.get(page.file) ?? page;
  const path = text(at(raw.data, ['path']));
  if (path !== undefined && pathsOf(page, view.symbols.catalogs).length > 0)
    into.add('address', path, { source: raw, path: ['path'], declares: true });
  for (const [index, also] of array(at(raw.data, ['also'])).entries())
    into.add('address', String(also), { source: raw, path: ['also', index], declares: true });
  for (const [index, block] of array(at(raw.data, ['blocks'])).entries()) {
    const id = text(at(block, ['id']));
    into.add('block', String(at(block, ['block'])), { source: raw, path: ['blocks', index, 'block'] });
    if (id !== undefined)
      into.add('place', `${page.id}#${id}`, { source: raw, path: ['blocks', index, 'id'], declares: true });
  }
}
