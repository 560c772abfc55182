import { problems as say } from '../../problems/catalogue.ts';
import type { Problem } from '../../problems/problem.ts';
import { quote } from '../../problems/show.ts';
import { placeOf } from '../read/source.ts';
import { comparisons, filterTypes, policyPath, typesOf } from '../resolve/comparison.ts';
import type { SymbolTable } from '../resolve/symbols.ts';

/**
 * Checks that a comparison can show every policy: its types are those of policies, its slider reaches each premium, and
 * policies have the pages that blocks lead to.
 * Problems: list/wrong-values, catalog/off-slider, page/no-entries
 */
export function lintComparisons(symbols: SymbolTable): Problem[] {
  const blocks = comparisons(symbols);
  const known = filterTypes(symbols);
  return [
    ...blocks.flatMap(({ page, index, block }) => {
      const odd = typesOf(block, symbols).find((type) => !known.includes(type));
      const place = () => placeOf(page, ['blocks', index, 'types']);
      return odd === undefined ? [] : [say.noClass(place(), block.types, quote(odd), known)];
    }),
    ...(blocks.length > 0 ? offSliders(symbols, Math.max(...blocks.map(({ block }) => block.maxPremium.max))) : []),
    ...(policyPath(symbols) === undefined ? policyLinks(symbols) : []),
  ];
}

function offSliders({ catalogs }: SymbolTable, end: number): Problem[] {
  const policies = [...catalogs.values()].filter(({ data }) => data.of === 'policies');
  return policies.flatMap((catalog) =>
    catalog.data.items.flatMap(({ premium = 0 }, index) =>
      premium > end ? [say.offSlider(placeOf(catalog, ['items', index, 'premium']), premium, end)] : [],
    ),
  );
}

/** Blocks whose cards lead to the page of a policy. */
const linking: readonly string[] = ['compare', 'saved-policies'];

const policyLinks = ({ pages }: SymbolTable): Problem[] =>
  pages.flatMap((page) =>
    (page.data.blocks ?? []).flatMap(({ block }, index) =>
      linking.includes(block) ? [say.noPolicyPage(placeOf(page, ['blocks', index, 'block']))] : [],
    ),
  );
