import { array, at, record, text } from '../compiler/read/data.ts';
import { sharedPart } from '../compiler/resolve/shared.ts';
import { actionPaths } from '../compiler/model/parts.ts';
import type { Source } from '../compiler/read/source.ts';
import type { Collector } from './collector.ts';
import { allReferences } from './references.ts';
import { answersInExamples, keysAt, type Owner, type SiteView } from './site-view.ts';

/** Which fields of several files are one: those that build on each other's parts, and those whose answers are carried. */
export function linkFields(view: SiteView, into: Collector): void {
  for (const owner of view.owners) {
    for (const other of builtOn(owner, view))
      shared(owner, other).forEach((field) =>
        into.link('field', `${owner.raw.id}.${field}`, `${other.raw.id}.${field}`),
      );
    for (const { to, fields } of carriedBy(owner)) carry(owner, to, fields, view, into);
  }
  for (const shown of view.pages) linkPage(shown.page, view, into);
  linkLists(view, into);
}

function builtOn(owner: Owner, view: SiteView): Owner[] {
  const files = new Set<string>();
  JSON.stringify(owner.raw.data, (key, value: unknown) => {
    if (key === '$ref' && typeof value === 'string') files.add(sharedPart(owner.raw, value).file);
    return value;
  });
  return view.owners.filter(({ source }) => files.has(source.file) && source !== owner.source);
}

const shared = (one: Owner, other: Owner): string[] =>
  Object.keys(one.fields).filter((field) => Object.hasOwn(other.fields, field));

function carriedBy({ source, fields }: Owner): { to: string; fields: readonly string[] }[] {
  return actionPaths(source).flatMap((path) => {
    const navigate = at(source.data, [...path, 'navigate']);
    const [to, carry] = [text(at(navigate, ['to'])), at(navigate, ['carry'])];
    if (to === undefined) return [];
    const named = [
      ...(carry === 'all' ? Object.keys(fields) : array(carry).map(String)),
      ...Object.keys(record(at(navigate, ['with']))),
    ];
    return [{ to, fields: named }];
  });
}

function carry(owner: Owner, to: string, fields: readonly string[], view: SiteView, into: Collector): void {
  const address = to.split(/[?#]/)[0]?.toLowerCase() ?? '';
  const shown = view.pages.find(({ page }) => view.symbols.paths.get(address)?.file === page.file);
  for (const other of shown?.owners ?? []) {
    const taken = array(at(other.source.data, ['carried']));
    for (const field of fields)
      if (taken.includes(field)) into.link('field', `${owner.raw.id}.${field}`, `${other.raw.id}.${field}`);
  }
  const along = [
    ...actionPaths(owner.raw).map((path) => [...path, 'navigate', 'with']),
    ...answersInExamples(owner.raw).filter((path) => path.at(-1) === 'state'),
  ];
  // Also what only goes along, such as isNewCar: true, which no field of this form asks.
  for (const path of along)
    for (const field of keysAt(owner.raw, path))
      into.add('field', `${owner.raw.id}.${field}`, { source: owner.raw, path: [...path, field], key: true });
  if (shown)
    for (const field of fields)
      if (namedOn(shown.page, view).some(({ value }) => value === field))
        into.link('field', `${owner.raw.id}.${field}`, `${shown.page.id}.${field}`);
}

const namedOn = (page: Source, view: SiteView) =>
  allReferences(view.raw.get(page.file) ?? page, view).filter(({ kind }) => kind === 'field');

/** Fields that the blocks of a page name are those of the forms on it, or of those that carry their answers there. */
function linkPage(page: Source, view: SiteView, into: Collector): void {
  const owners = view.pages.find((shown) => shown.page === page)?.owners ?? [];
  const raw = view.raw.get(page.file) ?? page;
  for (const [index, block] of array(at(raw.data, ['blocks'])).entries()) {
    const owner = owners.find(({ source }) => source.id === at(block, [source.kind]));
    for (const field of owner ? keysAt(raw, ['blocks', index, 'initial']) : [])
      into.add('field', `${owner?.raw.id ?? ''}.${field}`, {
        source: raw,
        path: ['blocks', index, 'initial', field],
        key: true,
      });
  }
  for (const { value, path } of namedOn(page, view)) {
    into.add('field', `${page.id}.${value}`, { source: view.raw.get(page.file) ?? page, path });
    for (const { raw, fields } of owners)
      if (Object.hasOwn(fields, value)) into.link('field', `${page.id}.${value}`, `${raw.id}.${value}`);
  }
}

/** An option that brings answers along names fields of the forms beside which its list is shown. */
function linkLists(view: SiteView, into: Collector): void {
  for (const { owners, lists } of view.pages) {
    for (const list of lists) {
      const raw = view.raw.get(`config/lists/${list}.yaml`);
      for (const [index, item] of array(at(raw?.data, ['items'])).entries()) {
        for (const field of Object.keys(record(at(item, ['with'])))) {
          const owner = owners.find(({ fields }) => Object.hasOwn(fields, field));
          if (!raw || !owner) continue;
          into.add('field', `${list}.${field}`, { source: raw, path: ['items', index, 'with', field], key: true });
          into.link('field', `${list}.${field}`, `${owner.raw.id}.${field}`);
        }
      }
    }
  }
}
