import { problems as say } from '../../problems/catalogue.ts';
import type { Problem } from '../../problems/problem.ts';
import { at } from '../read/data.ts';
import { placeOf } from '../read/source.ts';
import type { SymbolTable } from '../resolve/symbols.ts';

/**
 * Checks that site.yaml says what the blocks of pages need of it, by `x-needs` of their contracts.
 * Problems: block/no-settings
 */
export const lintNeeds = ({ pages, site, contracts }: SymbolTable): Problem[] =>
  pages.flatMap((page) =>
    (page.data.blocks ?? []).flatMap(({ block }, index) =>
      needsOf(contracts.schemas.get(`blocks/${block}.schema.json`))
        .filter((key) => at(site?.data, key.split('.')) === undefined)
        .map((key) => say.noSettings(placeOf(page, ['blocks', index, 'block']), block, key)),
    ),
  );

const needsOf = (contract: Readonly<Record<string, unknown>> | undefined) =>
  (contract?.['x-needs'] ?? []) as readonly string[];
