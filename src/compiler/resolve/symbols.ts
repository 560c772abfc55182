import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Option } from '../../shared/plan/answers.ts';
import type { LanguagePlan } from '../../shared/plan/language.ts';
import type { IconShapes } from '../../shared/plan/page.ts';
import { perText } from '../../shared/memo.ts';
import type { Contracts } from '../check/contracts.ts';
import { escapePattern } from '../../shared/engine/format/escape.ts';
import type { FoundFile } from '../read/files.ts';
import type { Kind, SourceText } from '../read/source.ts';
import type { Checked } from '../check/checked.ts';
import type { AbsentPage } from '../schedule/absent.ts';
import type { Inlined } from './inline.ts';

/** Everything that config may refer to, by name. */
export interface SymbolTable {
  /** The date for which this is the site, in its time zone. */
  readonly today: string;
  readonly sources: readonly Checked[];
  /** The same by their path: config/forms/login.yaml. */
  readonly files: ReadonlyMap<string, Checked>;
  readonly forms: ReadonlyMap<string, Checked<'form'>>;
  readonly wizards: ReadonlyMap<string, Checked<'wizard'>>;
  /** Those of config/lists by their name, and those inside a form as forms/claim/product. */
  readonly lists: ReadonlyMap<string, Checked<'list'>>;
  readonly catalogs: ReadonlyMap<string, Checked<'catalog'>>;
  readonly constants: readonly Checked<'constants'>[];
  readonly tables: ReadonlyMap<string, Checked<'table'>>;
  /** The CSV files with the rows of tables, by name. */
  readonly rowFiles: ReadonlyMap<string, SourceText>;
  readonly pages: readonly Checked<'page'>[];
  /** The pages that can have pages below them, by id: those with a single address and no status. */
  readonly parents: ReadonlyMap<string, Checked<'page'>>;
  readonly site: Checked<'site'> | undefined;
  /**
   * The page at each address, in small letters. It holds the addresses of pages, their aliases, and one address for
   * each catalog entry of an address with {id}.
   */
  readonly paths: ReadonlyMap<string, Checked<'page'>>;
  readonly assets: ReadonlySet<string>;
  readonly icons: ReadonlyMap<string, IconShapes>;
  readonly contracts: Contracts;
  /** All languages of the site, if it has several, and the one of these words. */
  readonly languages?: readonly LanguagePlan[];
  readonly language?: LanguagePlan;
  /** The pages that exist only on other days. */
  readonly absent: readonly AbsentPage[];
  /** Files that could not be read or do not fit their contract, as kind/id. References to them count as known. */
  readonly broken: ReadonlySet<string>;
  /**
   * Addresses, such as /jobs/{id}, that unknown pages may have. Undefined when any address may be one of theirs, so
   * that no address can be reported as unknown.
   */
  readonly maybePaths: readonly string[] | undefined;
}

/** A file that cannot be read as its kind: only its text is known. */
export interface Broken extends Pick<FoundFile, 'kind' | 'id'> {
  readonly text: string;
}

/** Collects the names of all sources. `broken`: the files that cannot be read. */
export function collectSymbols(
  inlined: readonly Inlined[],
  broken: readonly Broken[],
  assets: readonly string[],
  contracts: Contracts,
  today: string,
  rowFiles: SymbolTable['rowFiles'] = new Map(),
  absent: SymbolTable['absent'] = [],
): SymbolTable {
  const sources = inlined.map(({ source }) => source);
  const of = <K extends Kind>(kind: K) =>
    new Map(
      sources.filter((source) => source.kind === kind).map((source) => [source.id, source]),
    ) as unknown as ReadonlyMap<string, Checked<K>>;
  const pages = [...of('page').values()];
  const catalogs = of('catalog');
  return {
    today,
    sources,
    files: new Map(sources.map((source) => [source.file, source])),
    forms: of('form'),
    wizards: of('wizard'),
    lists: new Map([...of('list'), ...inlined.flatMap(({ lists }) => lists.map((list) => [list.id, list] as const))]),
    catalogs,
    constants: [...of('constants').values()],
    tables: of('table'),
    rowFiles,
    pages,
    parents: new Map(
      pages.filter((page) => page.data.status === undefined && !varies(page)).map((page) => [page.id, page]),
    ),
    site: of('site').get('site'),
    paths: new Map(
      pages.flatMap((page) => pathsOf(page, { catalogs }).map((path) => [path.toLowerCase(), page] as const)),
    ),
    assets: new Set(assets),
    icons: lucideIcons(),
    contracts,
    absent,
    broken: new Set(broken.map(({ kind, id }) => `${kind}/${id}`)),
    maybePaths: maybePaths(broken, pages, catalogs),
  };
}

/**
 * The addresses of pages that are not sound, as their text has them, and those of unknown catalog entries. Undefined
 * when the text of a page does not contain its address.
 */
function maybePaths(
  broken: readonly Broken[],
  pages: readonly Checked<'page'>[],
  catalogs: SymbolTable['catalogs'],
): readonly string[] | undefined {
  const texts = broken.filter(({ kind }) => kind === 'page').map(({ text }) => text);
  if (texts.some((text) => !/^path: *['"]?\//m.test(text))) return undefined;
  // Other addresses of the page are in brackets, or are items of a list.
  const written = texts.flatMap((text) =>
    [...text.matchAll(/^(?:path|also):.*$|^ *- *['"]?\/\S*$/gm)].flatMap(
      ([line]) => line.match(/\/[^\s,'"\]]*/g) ?? [],
    ),
  );
  const varying = pages.filter((page) => varies(page) && !catalogs.has(page.data.entries ?? ''));
  return [...written, ...varying.map(({ data: { path } }) => path)];
}

/** Whether an address may be that of an unknown page. */
export const isMaybe = (address: string, { maybePaths: maybe }: Pick<SymbolTable, 'maybePaths'>): boolean =>
  maybe === undefined || maybe.some((path) => isOneOf(path, address));

/** Whether an address matches a path with variable parts. */
const isOneOf = (path: string, address: string): boolean =>
  new RegExp(
    `^${path
      .split(/\{[^}]*\}/)
      .map(escapePattern)
      .join('[^/]+')}$`,
    'i',
  ).test(address);

/** The page that has an address on other days. */
export const absentAt = (address: string, { absent }: Pick<SymbolTable, 'absent'>): AbsentPage | undefined =>
  absent.find(({ addresses }) => addresses.some((path) => isOneOf(path, address)));

/** The addresses at which a page can be reached; an address with {id} gives one for each entry. */
export function pathsOf(
  { data: { path, also = [], entries } }: Checked<'page'>,
  { catalogs }: Pick<SymbolTable, 'catalogs'>,
): string[] {
  if (!path.includes('{id}')) return [path, ...also];
  return (catalogs.get(entries ?? '')?.data.items ?? []).map(({ id }) => path.replace('{id}', id));
}

/** Whether a page's address has a variable part. */
export const varies = ({ data: { path } }: Checked<'page'>): boolean => path.includes('{');

/** The forms and wizards with a name from `posts` of site.yaml. */
export const sendersOf = (
  name: string,
  { forms, wizards }: Pick<SymbolTable, 'forms' | 'wizards'>,
): (Checked<'form'> | Checked<'wizard'>)[] =>
  [forms.get(name), wizards.get(name)].filter((source) => source !== undefined);

/** The page that an address leads to, whatever comes after ? or #. */
export const pageAt = (href: string, { paths }: Pick<SymbolTable, 'paths'>): Checked<'page'> | undefined =>
  paths.get(href.split(/[?#]/)[0]?.toLowerCase() ?? '');

/** The items of a list of options or companies; empty for an unknown list. */
export const optionsOf = (list: string | undefined, { lists }: Pick<SymbolTable, 'lists'>): readonly Option[] =>
  (lists.get(list ?? '')?.data.items ?? []) as readonly Option[];

/** The lists of the choices that were written inside a form or wizard. */
export const listsInside = ({ kind, id }: Checked, { lists }: Pick<SymbolTable, 'lists'>): Checked<'list'>[] =>
  [...lists.keys()].filter((name) => name.startsWith(`${kind}s/${id}/`)).flatMap((name) => lists.get(name) ?? []);

/** The value of each constant, by file and name: health.ageGap. */
export const constantsIn = ({ constants }: Pick<SymbolTable, 'constants'>): ReadonlyMap<string, unknown> =>
  new Map(
    constants.flatMap(({ id, data }) =>
      Object.entries(data.constants).map(([name, { value }]) => [`${id}.${name}`, value] as const),
    ),
  );

/** The Lucide set: about 1,700 icons; a page ships only those that it names. */
const lucideIcons = (): SymbolTable['icons'] =>
  iconsIn(createRequire(import.meta.url).resolve('lucide-static/icon-nodes.json'));

/** The path of a font of an installed package, such as `@fontsource-variable/anek-latin/files/….woff2`. */
export function installedFont(file: string): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(file);
  } catch {
    return undefined;
  }
}

const iconsIn = perText(
  1,
  (file): SymbolTable['icons'] =>
    new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, IconShapes>)),
);
