import type { CatalogItem, CatalogPlan } from '../../plan/catalog.ts';
import type { CatalogFilter } from '../../plan/config.generated.ts';

/** What the API is asked for, by parameter. */
export type Asked = Readonly<Record<string, string | number>>;

/** The items that fit, in the catalog's order. What is not asked for leaves all in. */
export function fitting(items: readonly CatalogItem[], asked: Asked, { api }: Pick<CatalogPlan, 'api'>): CatalogItem[] {
  const tests = Object.entries(api.filters ?? {}).flatMap(([name, filter]) =>
    asked[name] === undefined ? [] : [testOf(filter, asked[name])],
  );
  return items.filter((item) => tests.every((test) => test(item)));
}

function testOf(filter: CatalogFilter, asked: string | number): (item: CatalogItem) => boolean {
  const { is, any, words, atLeast, atMost } = filter;
  const folded = fold(String(asked));
  if (words) return (item) => words.some((name) => fold(String(item[name] ?? '')).includes(folded));
  if (is !== undefined) return (item) => asked === any || item[is] === asked;
  if (atLeast !== undefined) return (item) => Number(item[atLeast]) >= Number(asked);
  return (item) => atMost === undefined || Number(item[atMost]) <= Number(asked);
}

/** Removes differences of letter case, and between the two ways in which Unicode writes an accented letter. */
const fold = (text: string): string => text.normalize('NFC').toLowerCase().trim();

/** The values that may be asked for of a choice. */
export const choicesOf = (
  { is = '', any, none = [] }: CatalogFilter,
  { attributes }: Pick<CatalogPlan, 'attributes'>,
) => [...(any === undefined ? [] : [any]), ...Object.keys(attributes[is]?.options ?? {}), ...none];

/** The highest number that may be asked for. */
export const highestOf = (
  { atLeast, atMost = atLeast, to = 0 }: CatalogFilter,
  items: readonly CatalogItem[],
): number => Math.max(to, ...items.map((item) => Number(item[atMost ?? ''] ?? 0)));
