import { problems as say } from '../../problems/catalogue.ts';
import type { Problem } from '../../problems/problem.ts';
import { quote } from '../../problems/show.ts';
import type { Block, Checked } from '../check/checked.ts';
import { placeOf } from '../read/source.ts';
import { allValue, catalogOf, choicesOf, entryPaths } from '../resolve/catalogs.ts';
import { optionsOf, type SymbolTable } from '../resolve/symbols.ts';

/** A block that shows the items of a kind of catalog, where it stands, and what its contract says of its properties. */
interface Shown {
  readonly page: Checked<'page'>;
  readonly index: number;
  readonly block: Block & Readonly<Record<string, unknown>>;
  readonly kind: string;
  readonly properties: Readonly<Record<string, Keywords>>;
  readonly leadsToEntries: boolean;
}

/** Keywords of a contract that compare a property of a block with the items that the block shows. */
interface Keywords {
  readonly 'x-filters'?: string;
  readonly 'x-reaches'?: string;
}

/**
 * Checks that blocks can show every item of their catalogs: options that filter are values that items can have, a
 * slider reaches the highest item, and items have the pages that blocks lead to.
 * Problems: list/wrong-values, catalog/off-slider, page/no-entries
 */
export function lintCatalogs(symbols: SymbolTable): Problem[] {
  const blocks = shownBlocks(symbols);
  const paths = entryPaths(symbols);
  return [
    ...blocks.flatMap((shown) => filters(shown, symbols)),
    ...offSliders(blocks, symbols),
    ...blocks.flatMap(({ page, index, kind, leadsToEntries }) =>
      leadsToEntries && paths[kind] === undefined
        ? [say.noEntryPages(placeOf(page, ['blocks', index, 'block']), kind)]
        : [],
    ),
  ];
}

const shownBlocks = ({ pages, contracts }: SymbolTable): Shown[] =>
  pages.flatMap((page) =>
    (page.data.blocks ?? []).flatMap((block, index) => {
      const kind = catalogOf(block, contracts);
      if (kind === undefined) return [];
      const contract = contracts.schemas.get(`blocks/${block.block}.schema.json`)!;
      const properties = contract.properties as Shown['properties'];
      return [{ page, index, block, kind, properties, leadsToEntries: contract['x-entries'] === true }];
    }),
  );

/** Lists that filter items by a property (`x-filters`) and have an option that no item can be of. */
const filters = ({ page, index, block, kind, properties }: Shown, symbols: SymbolTable): Problem[] =>
  Object.entries(properties).flatMap(([key, { 'x-filters': property }]) => {
    const list = block[key];
    if (property === undefined || typeof list !== 'string') return [];
    const known = [allValue, ...choicesOf(kind, property, symbols.contracts)];
    const odd = optionsOf(list, symbols).find(({ value }) => !known.includes(String(value)));
    const place = () => placeOf(page, ['blocks', index, key]);
    return odd === undefined ? [] : [say.noSuchItems(place(), list, quote(String(odd.value)), known)];
  });

/** Items above the end of every slider that is to reach them (`x-reaches`), which no visitor would find. */
function offSliders(blocks: readonly Shown[], symbols: SymbolTable): Problem[] {
  const sliders = blocks.flatMap(({ block, kind, properties }) =>
    Object.entries(properties).flatMap(([key, { 'x-reaches': property }]) => {
      const { max } = (block[key] ?? {}) as { readonly max?: number };
      return property === undefined || max === undefined
        ? []
        : [{ kind, property, max, at: `${key}.max of ${block.block}` }];
    }),
  );
  const longest = sliders.filter(({ kind, property, max }) =>
    sliders.every((other) => other.kind !== kind || other.property !== property || other.max <= max),
  );
  return longest.flatMap(({ kind, property, max, at }) =>
    [...symbols.catalogs.values()]
      .filter(({ data }) => data.of === kind)
      .flatMap((catalog) =>
        catalog.data.items.flatMap((item, index) =>
          Number(item[property] ?? 0) > max
            ? [say.offSlider(placeOf(catalog, ['items', index, property]), property, Number(item[property]), max, at)]
            : [],
        ),
      ),
  );
}
