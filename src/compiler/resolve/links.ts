import { builtFiles } from '../../shared/plan/built-files.ts';
import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import type { Block, Checked } from '../check/checked.ts';
import { placeInside, placeOf, type Path } from '../read/source.ts';
import { references } from './references.ts';
import { absentAt, isMaybe, pathsOf, type SymbolTable } from './symbols.ts';

/** A link, which is a text of its own or is inside rich text. */
export interface Link {
  readonly value: string;
  readonly path: Path;
  readonly inside?: boolean;
}

/**
 * Checks that a link leads to another site, to a page of ours, to a place on a page, or to a file that the build
 * writes.
 * Problems: page/unknown, page/absent, page/unknown-anchor, link/bad
 */
export function resolveLink(source: Checked, { value, path, inside = false }: Link, symbols: SymbolTable): Problem[] {
  const place = () => (inside ? placeInside(source, path, value) : placeOf(source, path));
  const [answer] = /\{\w*\}/.exec(value) ?? [];
  // The address of a page can have a variable part: its links are of that page.
  if (answer !== undefined && isFormLink(source)) return [say.answerInLink(placeInside(source, path, answer), answer)];
  if (/\s/.test(value)) return [say.blankInLink(place(), value, value.replaceAll(/\s+/g, ''))];
  if (/^(https:\/\/|tel:|mailto:)./.test(value)) return [];
  const [, address = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(value) ?? [];
  const resolveAnchor = (page: Checked, id: string, name: string): Problem[] => {
    const ids = placeIds(page, symbols);
    return ids.has(id) ? [] : [say.unknownPlace(place(), id, name, ids)];
  };
  if (address === '' && anchor !== undefined) return resolveAnchor(source, anchor, 'this page');
  if (!value.startsWith('/')) return [say.badLink(place(), value, meantLink(value, symbols))];
  const page = symbols.paths.get(address.toLowerCase());
  if (page) return anchor === undefined ? [] : resolveAnchor(page, anchor, page.file);
  if (isMaybe(address, symbols) || builtPaths.has(value)) return [];
  const absent = absentAt(address, symbols);
  if (absent) return [say.absentPage(place(), value, absent)];
  const known = [...symbols.pages.flatMap((one) => pathsOf(one, symbols)), ...(symbols.maybePaths ?? [])];
  return [say.unknownPage(place(), address, known)];
}

/** Forms carry answers to the next page beside its address, so that no log and no history has them. */
const isFormLink = ({ kind }: Checked): boolean => kind === 'form' || kind === 'wizard';

const builtPaths: ReadonlySet<string> = new Set(Object.values(builtFiles));

/** The link that was probably meant if the start is missing. */
function meantLink(value: string, symbols: SymbolTable): string | undefined {
  if (/^[^\s/@]+@[^\s/@]+$/.test(value)) return `mailto:${value}`;
  if (/^(www\.|http:\/\/)./.test(value)) return `https://${value.replace('http://', '')}`;
  // Also a file of config/pages, and what is written as on Windows.
  const name = value
    .replaceAll('\\', '/')
    .replace(/^\.?\/|^(?:config\/)?pages\/|\.(?:yaml|html)$/g, '')
    .replace(/\.(?:yaml|html)$/, '');
  const page = symbols.pages.find(({ id }) => id === name) ?? symbols.paths.get(`/${name.toLowerCase()}`);
  return (
    page && (pathsOf(page, symbols).find((path) => path.toLowerCase() === `/${name.toLowerCase()}`) ?? page.data.path)
  );
}

/** Ids that every page has. */
export const ownIds: readonly string[] = ['main', 'footer'];

/** Ids of a page's panels. */
export const panelIds = (page: Checked<'page'>): Set<string> =>
  new Set((page.data.blocks ?? []).filter(({ block }) => block === 'panel').flatMap(idOf));

/** Ids to which links can lead on a page: of its blocks, of items in them, and those that every page has. */
const placeIds = (source: Checked, symbols: SymbolTable): Set<string> =>
  new Set([
    ...ownIds,
    ...(source.kind === 'page' ? (source.data.blocks ?? []).flatMap(idOf) : []),
    ...(source.kind === 'page' ? itemPlaces(source, symbols).map(({ id }) => id) : []),
  ]);

/** An item of a list that has an id of its own on a page. */
export interface ItemPlace {
  readonly id: string;
  readonly list: Checked<'list'>;
  /** Where the list has the item. */
  readonly index: number;
  /** Where the page names the list. */
  readonly path: Path;
}

/** The items of lists to which links can lead on a page, as the contract of its blocks says (`x-places`). */
export const itemPlaces = (page: Checked<'page'>, { contracts, lists }: SymbolTable): ItemPlace[] =>
  references(page.data, 'page.schema.json', contracts).flatMap(({ kind, value, path, isPlaces }) => {
    const list = kind === 'list' && isPlaces ? lists.get(value) : undefined;
    return (list?.data.items ?? []).flatMap(({ id }, index) =>
      list && id !== undefined ? [{ id, list, index, path }] : [],
    );
  });

const idOf = ({ id }: Block): string[] => (id === undefined ? [] : [id]);
