import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readContracts } from '../../../src/compiler/check/contracts.ts';
import { policyQueryRange } from '../../../src/compiler/resolve/comparison.ts';
import type { SymbolTable } from '../../../src/compiler/resolve/symbols.ts';

const contracts = readContracts(join(import.meta.dirname, '../../..'));

/** A site with comparisons and one policy. */
const site = (blocks: readonly object[], premium: number): SymbolTable =>
  ({
    contracts,
    pages: [{ data: { blocks: blocks.map((block) => ({ block: 'compare', ...block })) } }],
    catalogs: new Map([['policies', { data: { of: 'policies', items: [{ id: 'one', premium }] } }]]),
  }) as unknown as SymbolTable;

it('lets the API be asked for whatever the filters of the pages offer [spec 2.21, 9.12]', () => {
  const blocks = [{ maxPremium: { max: 1000 } }, { maxPremium: { max: 5000 }, elsewhere: { type: 'term' } }];
  expect(policyQueryRange(site(blocks, 300))).toEqual({
    types: ['all', 'health', 'life', 'auto', 'travel', 'home', 'term'],
    highestPremium: 5000,
  });
  expect(policyQueryRange(site([], 300)).highestPremium).toBe(300);
});
