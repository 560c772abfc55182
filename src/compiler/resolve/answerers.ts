import type { Situation, SituationSource } from '../../shared/plan/config.generated.ts';
import type { CatalogData, Checked, ListData } from '../check/checked.ts';
import { attributesOf } from './catalogs.ts';
import type { SymbolTable } from './symbols.ts';

/** A list of situations that may happen to a visitor, each with the answers of the items of catalogs. */
export type SituationList = Omit<Checked<'list'>, 'data'> & { readonly data: SituationData };

interface SituationData extends Omit<ListData, 'items' | 'answeredBy' | 'sources'> {
  readonly answeredBy: readonly Answering[];
  readonly sources?: Readonly<Record<string, SituationSource>>;
  readonly items: readonly Situation[];
}

/** Whose items answer: those of a catalog, or only those with certain attributes. */
export interface Answering {
  readonly catalog: string;
  readonly only?: Readonly<Record<string, unknown>>;
}

/** An item that answers, and its facts (`tells` of its attributes). */
export interface Answerer {
  readonly id: string;
  /** The catalog that contains it. */
  readonly catalog: string;
  readonly file: string;
  readonly name: string;
  readonly by?: string;
  /** The words for what it covers, and for what it excludes. */
  readonly states: Readonly<Record<'yes' | 'no', readonly string[]>>;
}

type CatalogItem = CatalogData['items'][number];
type Catalog = Checked<'catalog'>;

/** The list as one of situations; undefined for a list of another kind. */
export const asSituations = (list: Checked): SituationList | undefined =>
  list.kind === 'list' && list.data.of === 'situations' ? (list as unknown as SituationList) : undefined;

/** The items of a catalog that answer. */
export const answeringItems = ({ data }: Catalog, { only = {} }: Answering): CatalogItem[] =>
  data.items.filter((item) => Object.entries(only).every(([key, value]) => item[key] === value));

/** The items that answer the situations of a list, in the order of their catalogs: each once. */
export function answerersOf({ data }: SituationList, symbols: Pick<SymbolTable, 'catalogs' | 'contracts'>): Answerer[] {
  const all = data.answeredBy.flatMap((answering) => {
    const catalog = symbols.catalogs.get(answering.catalog);
    return catalog ? answeringItems(catalog, answering).map((item) => answererOf(item, catalog, symbols)) : [];
  });
  // Two entries may name the same item: by its kind, and by another attribute.
  return [...new Map(all.map((one) => [`${one.catalog}/${one.id}`, one])).values()];
}

function answererOf(item: CatalogItem, catalog: Catalog, { contracts }: Pick<SymbolTable, 'contracts'>): Answerer {
  const told = (what: string): unknown[] =>
    Object.entries(attributesOf(catalog, contracts)).flatMap(([key, { tells }]) =>
      tells === what ? (item[key] ?? []) : [],
    );
  const [name = item.id] = told('name') as string[];
  const [by] = told('by') as string[];
  const states = { yes: told('yes') as string[], no: told('no') as string[] };
  return { id: item.id, catalog: catalog.id, file: catalog.file, name, ...(by !== undefined && { by }), states };
}

/** The catalog that has an item of this id. */
export const catalogOfItem = (id: string, { catalogs }: Pick<SymbolTable, 'catalogs'>): Catalog | undefined =>
  [...catalogs.values()].find(({ data }) => data.items.some((item) => item.id === id));
