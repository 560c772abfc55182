import type { CatalogItem, CatalogPlan } from '../plan/catalog.ts';
import type { CatalogFilter } from '../plan/config.generated.ts';
import { figureOf, statedValue } from './values.ts';

/** Query parameters of a request to the API, by name. */
export type ItemQuery = Readonly<Record<string, string | number>>;

type Stating = Pick<CatalogPlan, 'attributes'>;

/** A catalog with all its items. */
export type Filled = Stating & { readonly items: readonly CatalogItem[] };

/** The items that fit the query, in the catalog's order. An absent parameter excludes nothing. */
export function matchingItems(
  items: readonly CatalogItem[],
  asked: ItemQuery,
  { api, attributes }: Pick<CatalogPlan, 'api' | 'attributes'>,
): CatalogItem[] {
  const tests = Object.entries(api.filters ?? {}).flatMap(([name, filter]) =>
    asked[name] === undefined ? [] : [testOf(filter, asked[name], { attributes, items })],
  );
  return items.filter((item) => tests.every((test) => test(item)));
}

function testOf(filter: CatalogFilter, asked: string | number, catalog: Filled): (item: CatalogItem) => boolean {
  const { is, any, words } = filter;
  const folded = fold(String(asked));
  if (words)
    return (item) => words.some((name) => fold(String(statedValue(item, name, catalog) ?? '')).includes(folded));
  if (is !== undefined) return (item) => asked === any || statedValue(item, is, catalog) === asked;
  return boundTest(filter, Number(asked), catalog);
}

/** An item without the figure fits only a bound that excludes no other item: the start of a slider. */
function boundTest({ atLeast, atMost }: CatalogFilter, bound: number, catalog: Filled): (item: CatalogItem) => boolean {
  const figure = (item: CatalogItem) => figureOf(item, atLeast ?? atMost ?? '', catalog);
  const isWithin = (value: number | undefined) =>
    value === undefined || (atLeast === undefined ? value <= bound : value >= bound);
  const takesAll = catalog.items.every((item) => isWithin(figure(item)));
  return (item) => takesAll || (figure(item) !== undefined && isWithin(figure(item)));
}

/** Removes differences of letter case, and between the two ways in which Unicode writes an accented letter. */
const fold = (text: string): string => text.normalize('NFC').toLowerCase().trim();

/** The valid values of a choice filter. */
export const filterChoices = ({ is = '', any, none = [] }: CatalogFilter, { attributes }: Stating) => [
  ...(any === undefined ? [] : [any]),
  ...Object.keys(attributes[is]?.options ?? {}),
  ...none,
];

/** The highest valid number of a filter. */
export const highestOf = ({ atLeast, atMost = atLeast, to = 0 }: CatalogFilter, catalog: Filled): number =>
  Math.max(to, ...catalog.items.map((item) => figureOf(item, atMost ?? '', catalog) ?? 0));

/** The rule that a parameter's value breaks; undefined if it is valid. */
export function ruleAgainst(value: string, filter: CatalogFilter, catalog: Filled): string | undefined {
  if (filter.words) {
    const { longest = 0 } = filter;
    return value.length > longest ? `may have ${longest} characters at most` : undefined;
  }
  if (filter.is !== undefined) {
    const choices = filterChoices(filter, catalog);
    return choices.includes(value) ? undefined : `must be one of ${choices.join(', ')}`;
  }
  const highest = highestOf(filter, catalog);
  const isWithin = /^\d{1,9}(\.\d{1,4})?$/.test(value) && Number(value) <= highest;
  return isWithin ? undefined : `must be a number from 0 to ${highest}`;
}
