import type { FilterControl } from '../../shared/plan/blocks.generated.ts';
import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import { figureOf } from '../../shared/catalog/values.ts';
import type { CatalogItem } from '../../shared/plan/catalog.ts';
import type { Checked } from '../check/checked.ts';
import { placeOf } from '../read/source.ts';
import { catalogOf, entryPaths } from '../resolve/catalogs.ts';
import { references } from '../resolve/references.ts';
import type { SymbolTable } from '../resolve/symbols.ts';
import { lintCatalogApi } from './catalog-api.ts';
import { lintAsked } from './catalog-asked.ts';
import { stepsAround } from './slider-steps.ts';

type Catalog = Checked<'catalog'>;

/** A block that shows the items of a catalog, and where it is. */
interface ShownAttribute {
  readonly page: Checked<'page'>;
  readonly index: number;
  readonly catalog: Catalog;
}

/**
 * Checks that blocks can show the items of their catalogs: the attributes and filters that they name exist, a slider
 * reaches its end and the highest item, the API accepts their requests, and items have the pages that blocks link to.
 * Problems: catalog/…, page/no-entries, bound/off-steps
 */
export function lintCatalogs(symbols: SymbolTable): Problem[] {
  const shown = shownIn(symbols);
  const paths = entryPaths(symbols);
  return [
    ...[...symbols.catalogs.values()].flatMap((catalog) => unknownNames(catalog, [], catalog, symbols)),
    ...shown.flatMap(({ page, index, catalog }) => unknownNames(page, ['blocks', index], catalog, symbols)),
    ...offSliders(shown),
    ...shown.flatMap(offSteps),
    ...lintCatalogApi(symbols),
    ...shown.flatMap(({ page, index, catalog }) => [
      ...lintAsked(page, index, catalog),
      ...(contractOf(page, index, symbols)?.['x-saved'] === true ? notSaved(page, index, catalog) : []),
    ]),
    ...shown.flatMap(({ page, index, catalog: { id } }) =>
      paths[id] === undefined && contractOf(page, index, symbols)?.['x-entries'] === true
        ? [say.noEntryPages(placeOf(page, ['blocks', index, 'block']), id)]
        : [],
    ),
  ];
}

const shownIn = (symbols: SymbolTable): ShownAttribute[] =>
  symbols.pages.flatMap((page) =>
    (page.data.blocks ?? []).flatMap((block, index) => {
      const catalog = catalogOf(block, symbols);
      return catalog ? [{ page, index, catalog }] : [];
    }),
  );

const contractOf = ({ data }: Checked<'page'>, index: number, { contracts }: SymbolTable) =>
  contracts.schemas.get(`blocks/${data.blocks?.[index]?.block}.schema.json`);

/** What a catalog lacks so that a device can show its saved items. */
function notSaved(page: Checked<'page'>, index: number, { id, data: { saveAs, api } }: Catalog): Problem[] {
  const lacks = [...(saveAs === undefined ? ['saveAs'] : []), ...(api?.ids === undefined ? ['api.ids'] : [])];
  return lacks.map((key) => say.cannotShowSaved(placeOf(page, ['blocks', index, 'catalog']), id, key));
}

/** Names of attributes and filters, in this part of a file, that the catalog does not have. */
function unknownNames(
  source: Checked<'page' | 'catalog'>,
  part: readonly (string | number)[],
  { data: { attributes = {}, api } }: Catalog,
  { contracts }: SymbolTable,
): Problem[] {
  const known: Readonly<Record<string, object>> = { attribute: attributes, filter: api?.filters ?? {} };
  return references(source.data, `${source.kind}.schema.json`, contracts)
    .filter(({ path }) => part.every((key, at) => key === path[at]))
    .flatMap(({ kind, value, path }) =>
      known[kind] === undefined || Object.hasOwn(known[kind], value)
        ? []
        : [say.unknownAttribute(placeOf(source, path), kind, value, Object.keys(known[kind]))],
    );
}

/** Sliders whose steps do not end at their highest number, where they start. */
const offSteps = ({ page, index, catalog: { file, data } }: ShownAttribute): Problem[] =>
  filtersOf(page, index).flatMap(({ name, min, max, step }, at) => {
    const steps = stepsAround(min, max, step);
    if (!steps) return [];
    const { last, next } = steps;
    const most = data.api?.filters?.[name]?.to;
    // What the API refuses is a problem of its own, which this fix would bring.
    const accepting = most !== undefined && next > most ? ` and let ${name} accept it in ${file}` : '';
    // A lower end could hide items.
    const fix = `Write max: ${next}${accepting}, or another step.`;
    return [say.offSteps(placeOf(page, ['blocks', index, 'filters', 'by', at, 'max']), max!, last, next, fix)];
  });

const filtersOf = ({ data }: Checked<'page'>, index: number): readonly FilterControl[] =>
  (data.blocks![index] as { filters?: { by?: FilterControl[] } }).filters?.by ?? [];

/** Items above the end of every slider of their catalog, which visitors cannot find. */
function offSliders(shown: readonly ShownAttribute[]): Problem[] {
  const sliders = shown.flatMap(({ page, index, catalog }) => {
    const { block } = page.data.blocks![index]!;
    return filtersOf(page, index).flatMap(({ name, max }) => {
      const property = catalog.data.api?.filters?.[name]?.atMost;
      return property === undefined || max === undefined ? [] : [{ catalog, property, max, at: `${name} of ${block}` }];
    });
  });
  const longest = sliders.filter(({ catalog, property, max }) =>
    sliders.every((other) => other.catalog !== catalog || other.property !== property || other.max <= max),
  );
  return longest.flatMap(({ catalog, property, max, at }) =>
    catalog.data.items.flatMap((item, index) => {
      const figure = figureOf(item as CatalogItem, property, { attributes: catalog.data.attributes ?? {} }) ?? 0;
      return figure > max
        ? [say.offSlider(placeOf(catalog, ['items', index, property]), property, figure, max, at)]
        : [];
    }),
  );
}
