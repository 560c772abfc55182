import { parseRich } from '../../engine/format/rich.ts';
import { problems as say } from '../../problems/catalogue.ts';
import type { Place, Problem } from '../../problems/problem.ts';
import { checkAgainst } from '../check/check.ts';
import { parseMessage } from './message.ts';
import { placeInside, placeOf, type Path, type Source } from '../read/source.ts';
import { pathsOf, type SymbolTable } from './symbols.ts';
import { array, at, text } from '../read/data.ts';
import { references, type Reference } from './references.ts';
import { settingsOf } from './settings.ts';
import { parentPages } from './page-tree.ts';

/** Check that every reference of a file leads somewhere. Problems: …/unknown, list/wrong-kind, page/…, message/syntax, rich/syntax. */
export function resolveSource(source: Source, symbols: SymbolTable): Problem[] {
  const inSettings = settingsOf(source, symbols.contracts).flatMap(({ contract, path, data }) => {
    const wrong = checkAgainst(source, path, data, contract, symbols.contracts);
    if (wrong.length > 0) return wrong;
    return references(data, contract, symbols.contracts).flatMap((reference) =>
      linkOne(source, { ...reference, path: [...path, ...reference.path] }, symbols),
    );
  });
  return [
    ...references(source.data, `${source.kind}.schema.json`, symbols.contracts).flatMap((reference) =>
      linkOne(source, reference, symbols),
    ),
    ...inSettings,
  ];
}

function linkOne(source: Source, reference: Reference, symbols: SymbolTable): Problem[] {
  const { value, path } = reference;
  const place = () => placeOf(source, path);
  const needs = (
    known: { has(name: string): boolean; keys(): Iterable<string> },
    unknown: (place: Problem['place'], typed: string, known: Iterable<string>) => Problem,
  ) =>
    known.has(value) || symbols.broken.has(`${reference.kind}/${value}`) ? [] : [unknown(place(), value, known.keys())];
  switch (reference.kind) {
    case 'list':
      return linkList(source, reference, symbols);
    case 'form':
      return needs(symbols.forms, say.unknownForm);
    case 'wizard':
      return needs(symbols.wizards, say.unknownWizard);
    case 'page':
      return needs(parentPages(symbols), say.unknownParent);
    case 'catalog':
      return needs(symbols.catalogs, say.unknownCatalog);
    case 'asset':
      return needs(symbols.assets, say.unknownAsset);
    case 'icon':
      return needs(symbols.icons, say.unknownIcon);
    case 'widget':
      return needs(new Set(symbols.contracts.widgets), say.unknownWidget);
    case 'plugin':
      return linkPlugin(source, reference, symbols);
    case 'href':
      return linkHref(source, reference, symbols);
    // An address of another site; its contract says of which shape.
    case 'frame':
      return [];
    // Fields are proved, with the schema of the form at hand: src/build/prove/fields.ts.
    case 'field':
      return [];
    // So is what a page reads back, with the forms that lead there: src/build/prove/carried.ts.
    case 'carried':
      return [];
    case 'panel':
      return linkPanel(source, reference);
    // How words are written is proved: src/build/prove/copy/.
    case 'text':
      return [];
    case 'message':
      return messageProblems(source, reference);
    case 'rich':
      return richProblems(source, reference, symbols);
    default:
      throw new Error(`schemas/ uses x-ref "${reference.kind}", which nothing links`);
  }
}

function linkList(source: Source, { value, path, schema }: Reference, symbols: SymbolTable): Problem[] {
  const list = symbols.lists.get(value);
  if (symbols.broken.has(`list/${value}`)) return [];
  if (!list) return [say.unknownList(placeOf(source, path), value, symbols.lists.keys())];
  const is = text(at(list.data, ['of'])) ?? '';
  const wanted = array(schema['x-of']).map(String);
  return wanted.length > 0 && !wanted.includes(is) ? [say.wrongList(placeOf(source, path), value, is, wanted)] : [];
}

/** A plug-in of the kind that is needed: one that checks rules, or one that estimates. */
function linkPlugin(source: Source, { value, path, schema }: Reference, { contracts }: SymbolTable): Problem[] {
  const kindOf = (plugin: string) => text(contracts.schemas.get(`plugins/${plugin}.schema.json`)?.['x-kind']) ?? '';
  const wanted = array(schema['x-of']).map(String);
  const fitting = contracts.plugins.filter((plugin) => wanted.includes(kindOf(plugin)));
  if (fitting.includes(value)) return [];
  const place = placeOf(source, path);
  return [
    contracts.plugins.includes(value)
      ? say.wrongPlugin(place, value, kindOf(value), wanted, fitting)
      : say.unknownPlugin(place, value, fitting),
  ];
}

/** A link of its own, or one inside of rich text. */
function linkHref(
  source: Source,
  { value, path, inside = false }: { value: string; path: Path; inside?: boolean },
  symbols: SymbolTable,
): Problem[] {
  if (/^(https:\/\/|tel:|mailto:)./.test(value)) return [];
  const place = () => (inside ? placeInside(source, path, value) : placeOf(source, path));
  const [, address = '', spot] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(value) ?? [];
  if (address === '' && spot !== undefined) return linkSpot(source, spot, 'this page', place);
  if (!value.startsWith('/')) return [say.badLink(place(), value, meantLink(value, symbols))];
  if (!symbols.pagesWhole) return [];
  const page = symbols.paths.get(address.toLowerCase());
  if (!page)
    return [
      say.unknownPage(
        place(),
        address,
        symbols.pages.flatMap((known) => pathsOf(known, symbols.catalogs)),
      ),
    ];
  return spot === undefined ? [] : linkSpot(page, spot, page.file, place);
}

/** The link that somebody meant who left its start away. */
function meantLink(value: string, symbols: SymbolTable): string | undefined {
  if (/^[^\s/@]+@[^\s/@]+$/.test(value)) return `mailto:${value}`;
  if (/^(www\.|http:\/\/)./.test(value)) return `https://${value.replace('http://', '')}`;
  const page = symbols.paths.get(`/${value.toLowerCase()}`);
  return page && pathsOf(page, symbols.catalogs).find((path) => path.toLowerCase() === `/${value.toLowerCase()}`);
}

function linkSpot(page: Source, id: string, name: string, place: () => Place): Problem[] {
  const ids = blockIds(page);
  return ids.has(id) ? [] : [say.unknownPlace(place(), id, name, ids)];
}

/** A page opens its own panels; what a form opens is looked up on each page that holds the form (see prove/site.ts). */
function linkPanel(source: Source, { value, path }: Reference): Problem[] {
  if (source.kind !== 'page') return [];
  const panels = panelIds(source);
  return panels.has(value) ? [] : [say.unknownPanel(placeOf(source, path), value, panels)];
}

/** Ids of a page's panels. */
export const panelIds = (page: Source): Set<string> => idsOf(page, (block) => at(block, ['block']) === 'panel');

/** Ids that every page has of its own. */
export const ownIds: readonly string[] = ['main', 'footer'];

/** Ids of a page's blocks, and those that every page has. */
const blockIds = (page: Source): Set<string> => new Set([...ownIds, ...idsOf(page, () => true)]);

const idsOf = (page: Source, wanted: (block: unknown) => boolean): Set<string> =>
  new Set(
    array(at(page.data, ['blocks']))
      .filter(wanted)
      .flatMap((block) => text(at(block, ['id'])) ?? []),
  );

function messageProblems(source: Source, { value, path, values: known }: Reference): Problem[] {
  const { error, values } = parseMessage(value);
  if (error !== undefined)
    return [say.badMessage(placeInside(source, path, value.slice(error.at) || value), error.why)];
  // Where no x-values stand, answers fill the braces: src/build/prove/messages.ts.
  return known
    ? values
        .filter((name) => !known.includes(name))
        .map((name) => say.unknownValue(placeInside(source, path, `{${name}`), name, known))
    : [];
}

/** Marks of rich text that stand alone, with a few words behind them: **, ](, and ] ( where a link was meant. */
const looseMark = /(?:\*\*|\]\(|\] +\((?=\/|#|https:|tel:|mailto:)).{0,20}/;

function richProblems(source: Source, { value, path }: Reference, symbols: SymbolTable): Problem[] {
  const nodes = parseRich(value);
  const loose = nodes.flatMap((node) => (typeof node === 'string' ? (looseMark.exec(node)?.[0] ?? []) : []));
  const links = nodes.flatMap((node) =>
    typeof node === 'object' && 'href' in node
      ? linkHref(source, { value: node.href, path, inside: true }, symbols)
      : [],
  );
  return [
    ...loose.map((words) =>
      say.badRich(
        placeInside(source, path, words),
        words.startsWith('**') ? '** stands alone' : 'a link is not written to its end',
      ),
    ),
    ...links,
  ];
}
