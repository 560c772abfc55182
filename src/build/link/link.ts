import { parseRich } from '../../engine/format/rich.ts';
import { problems as say } from '../../problems/catalogue.ts';
import type { Problem } from '../../problems/problem.ts';
import { checkAgainst } from '../check/check.ts';
import { parseMessage } from '../compile/message.ts';
import { placeOf, type Source } from '../read/source.ts';
import { array, at, record, text, type Names } from './names.ts';
import { references, type Reference } from './references.ts';

/** Check that every reference of a file leads somewhere. Problems: …/unknown, list/wrong-kind, page/…, message/syntax, rich/syntax. */
export function linkSource(source: Source, names: Names): Problem[] {
  const found = [...references(source.data, `${source.kind}.schema.json`, names.contracts)].flatMap((reference) => linkOne(source, reference, names));
  return [...found, ...(source.kind === 'form' || source.kind === 'wizard' ? settingsOf(source, names) : [])];
}

function linkOne(source: Source, reference: Reference, names: Names): Problem[] {
  const { value, path } = reference;
  const place = () => placeOf(source, path);
  const needs = (known: { has(name: string): boolean; keys(): Iterable<string> }, unknown: (place: Problem['place'], typed: string, known: Iterable<string>) => Problem) =>
    known.has(value) || names.broken.has(`${reference.kind}/${value}`) ? [] : [unknown(place(), value, known.keys())];
  switch (reference.kind) {
    case 'list': return linkList(source, reference, names);
    case 'form': return needs(names.forms, say.unknownForm);
    case 'wizard': return needs(names.wizards, say.unknownWizard);
    case 'catalog': return needs(names.catalogs, say.unknownCatalog);
    case 'asset': return needs(names.assets, say.unknownAsset);
    case 'icon': return needs(names.icons, say.unknownIcon);
    case 'widget': return needs(new Set(names.contracts.widgets), say.unknownWidget);
    case 'plugin': return needs(new Set(names.contracts.plugins), say.unknownPlugin);
    case 'href': return linkHref(source, reference, names);
    // Fields are proved, with the schema of the form at hand: src/build/prove/fields.ts.
    case 'field': return [];
    case 'panel': return linkPanel(source, reference);
    case 'message': return messageProblems(source, reference);
    case 'rich': return richProblems(source, reference, names);
    default: throw new Error(`schemas/ uses x-ref "${reference.kind}", which nothing links`);
  }
}

function linkList(source: Source, { value, path, schema }: Reference, names: Names): Problem[] {
  const list = names.lists.get(value);
  if (names.broken.has(`list/${value}`)) return [];
  if (!list) return [say.unknownList(placeOf(source, path), value, names.lists.keys())];
  const is = text(at(list.data, ['of'])) ?? '';
  const wanted = array(schema['x-of']).map(String);
  return wanted.length > 0 && !wanted.includes(is) ? [say.wrongList(placeOf(source, path), value, is, wanted)] : [];
}

function linkHref(source: Source, { value, path }: Pick<Reference, 'value' | 'path'>, names: Names): Problem[] {
  if (/^(https:\/\/|tel:|mailto:)./.test(value)) return [];
  if (value.startsWith('#')) {
    const ids = blockIds(source);
    return ids.has(value.slice(1)) ? [] : [say.unknownPlace(placeOf(source, path), value.slice(1), ids)];
  }
  if (!value.startsWith('/')) return [say.badLink(placeOf(source, path), value)];
  if (!names.pagesWhole) return [];
  const address = value.replace(/[?#].*$/, '').toLowerCase();
  return names.paths.has(address) ? [] : [say.unknownPage(placeOf(source, path), value, names.paths)];
}

/** A page opens its own panels; what a form opens is looked up on each page that holds the form (see prove/site.ts). */
function linkPanel(source: Source, { value, path }: Reference): Problem[] {
  if (source.kind !== 'page') return [];
  const panels = panelIds(source);
  return panels.has(value) ? [] : [say.unknownPanel(placeOf(source, path), value, panels)];
}

/** Ids of a page's panels. */
export const panelIds = (page: Source): Set<string> => new Set(array(at(page.data, ['blocks'])).filter((block) => at(block, ['block']) === 'panel').map((block) => String(at(block, ['id']))));

/** Ids of a page's blocks, and those that every page has. */
export function blockIds(source: Source): Set<string> {
  return new Set(['main', 'footer', ...array(at(source.data, ['blocks'])).map((block) => String(at(block, ['id'])))]);
}

function messageProblems(source: Source, { value, path }: Reference): Problem[] {
  const { error } = parseMessage(value);
  return error === undefined ? [] : [say.badMessage(placeOf(source, path), error)];
}

function richProblems(source: Source, { value, path }: Reference, names: Names): Problem[] {
  const nodes = parseRich(value);
  const loose = /\*\*|\]\(/.test(nodes.filter((node) => typeof node === 'string').join('')) ? [say.badRich(placeOf(source, path), 'a ** or ]( stands alone')] : [];
  const links = nodes.flatMap((node) => (typeof node === 'object' && 'href' in node ? linkHref(source, { value: node.href, path }, names) : []));
  return [...loose, ...links];
}

/** Settings of widgets and plug-ins, each by its own contract. */
function settingsOf(source: Source, names: Names): Problem[] {
  const parts = source.kind === 'form' ? [[]] : array(at(source.data, ['steps'])).map((_, index) => ['steps', index]);
  return parts.flatMap((base) => [
    ...Object.entries(record(at(source.data, [...base, 'ui']))).flatMap(([field, ui]) => {
      const widget = text(at(ui, ['widget']));
      if (widget === undefined || !names.contracts.widgets.includes(widget)) return [];
      return checkAgainst(source, [...base, 'ui', field, 'options'], at(ui, ['options']) ?? {}, `fields/${widget}.schema.json`, names.contracts);
    }),
    ...array(at(source.data, [...base, 'rules'])).flatMap((rule, index) => {
      const plugin = text(at(rule, ['plugin']));
      if (plugin === undefined || !names.contracts.plugins.includes(plugin)) return [];
      return checkAgainst(source, [...base, 'rules', index, 'with'], at(rule, ['with']) ?? {}, `plugins/${plugin}.schema.json`, names.contracts);
    }),
  ]);
}
