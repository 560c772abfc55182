import { escapePattern } from '../../shared/engine/format/escape.ts';
import type { Checked } from '../../compiler/check/checked.ts';
import type { Path } from '../../compiler/read/source.ts';
import type { Reference } from '../../compiler/resolve/references.ts';
import { panelIds, type Link } from '../../compiler/resolve/links.ts';
import { pageAt, sendersOf } from '../../compiler/resolve/symbols.ts';
import { parseRich } from '../../shared/engine/format/rich.ts';
import type { Collector } from './collector.ts';
import type { ThingKind } from './occurrence.ts';
import { doneInExamples, referencesOf, type SiteView } from './site-view.ts';

/** References (x-ref of schemas/) whose whole text is the name of a thing. */
const kindByReference: Readonly<Record<string, ThingKind>> = {
  list: 'list',
  form: 'form',
  wizard: 'wizard',
  page: 'page',
  catalog: 'catalog',
  purpose: 'purpose',
  asset: 'picture',
  plugin: 'plugin',
  widget: 'widget',
  icon: 'icon',
};

/** Collects every name that a file's contract declares, and the links and panels that examples expect. */
export function collectReferences(view: SiteView, into: Collector): void {
  for (const source of view.symbols.sources)
    for (const reference of referencesOf(source, view)) collectReference(source, reference, view, into);
  for (const model of view.models)
    for (const { done, path } of doneInExamples(model)) {
      const { source } = model;
      const { navigate, load, openPanel } = done;
      if (navigate) collectLink(source, { value: navigate.to, path: [...path, 'navigate', 'to'] }, view, into);
      if (load !== undefined) collectLink(source, { value: load, path: [...path, 'load'] }, view, into);
      if (openPanel !== undefined) collectPanel(source, openPanel, [...path, 'openPanel'], view, into);
    }
}

function collectReference(source: Checked, reference: Reference, view: SiteView, into: Collector): void {
  const { kind, value, path } = reference;
  const named =
    kind === 'sender' || kind === 'offers' ? sendersOf(value, view.symbols)[0]?.kind : kindByReference[kind];
  if (named) into.add(named, value, { source, path });
  else if (kind === 'href') collectLink(source, { value, path }, view, into);
  else if (kind === 'panel') collectPanel(source, value, path, view, into);
  else if (kind === 'rich')
    for (const node of parseRich(value))
      if (typeof node === 'object' && 'href' in node)
        collectLink(source, { value: node.href, path, inside: true }, view, into);
}

/** Collects a panel that a page, or a form on some pages, opens. */
function collectPanel(source: Checked, panel: string, path: Path, view: SiteView, into: Collector): void {
  for (const page of pagesWith(source, view))
    if (panelIds(page).has(panel)) into.add('place', `${page.id}#${panel}`, { source, path });
}

/** The pages that show a file: the page itself, or the pages with the form. */
const pagesWith = (source: Checked, view: SiteView): Checked<'page'>[] =>
  source.kind === 'page'
    ? [source]
    : view.pages.filter(({ models }) => models.some((model) => model.source === source)).map(({ page }) => page);

/** Collects the address of a link, and the place on its page. */
function collectLink(source: Checked, { value, path, inside = false }: Link, view: SiteView, into: Collector): void {
  const [, address = '', query = '', anchor] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(value) ?? [];
  const page = address === '' ? (source.kind === 'page' ? source : undefined) : pageAt(address, view.symbols);
  if (!page) return;
  const [before, behind] = inside ? ['\\]\\(', '\\)'] : ['^', '$'];
  const own = [page.data.path, ...(page.data.also ?? [])].find(
    (known) => known.toLowerCase() === address.toLowerCase(),
  );
  if (address !== '' && own !== undefined)
    into.add('address', own, {
      source,
      path,
      inner: new RegExp(`${before}(${escapePattern(address)})(?=[?#]|${behind})`),
    });
  if (anchor !== undefined)
    into.add('place', `${page.id}#${anchor}`, {
      source,
      path,
      inner: new RegExp(`${before}${escapePattern(address + query)}#(${escapePattern(anchor)})${behind}`),
    });
}
