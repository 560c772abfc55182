import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import type { Block } from '../check/checked.ts';
import { at } from '../read/data.ts';
import { placeOf } from '../read/source.ts';
import type { SymbolTable } from '../resolve/symbols.ts';

/**
 * Checks that site.yaml has what the blocks of pages need from it, by `x-needs` of their contracts.
 * Problems: block/no-settings
 */
export const lintNeeds = ({ pages, site, contracts }: SymbolTable): Problem[] =>
  pages.flatMap((page) =>
    (page.data.blocks ?? []).flatMap((block, index) =>
      needsOf(contracts.schemas.get(`blocks/${block.block}.schema.json`), block)
        .filter((key) => at(site?.data, key.split('.')) === undefined)
        .map((key) => say.noSettings(placeOf(page, ['blocks', index, 'block']), block.block, key)),
    ),
  );

/** What a block needs, and what its active settings need. */
function needsOf(contract: Contract = {}, block: Block): readonly string[] {
  const { 'x-needs': own = [], properties = {} } = contract;
  const settings = block as unknown as Readonly<Record<string, unknown>>;
  const used = Object.entries(properties).filter(([name]) => (settings[name] ?? false) !== false);
  return [...own, ...used.flatMap(([, { 'x-needs': needs = [] }]) => needs)];
}

interface Contract {
  readonly 'x-needs'?: readonly string[];
  readonly properties?: Readonly<Record<string, Contract>>;
}
