import { expect, it } from 'vitest';
import { policyQueries } from '../../../src/insurance/catalog/queries.ts';
import type { CompareBlock } from '../../../src/plan/blocks.generated.ts';
import type { Policy } from '../../../src/plan/config.generated.ts';

const policies = [{ premium: 300 }] as Policy[];
const contract = { properties: { type: { enum: ['health', 'life'] } } };

it('lets the API be asked for whatever the filters of the pages offer [spec 2.21, 9.12]', () => {
  const blocks = [{ maxPremium: { max: 1000 } }, { maxPremium: { max: 5000 }, elsewhere: { type: 'term' } }, {}];
  expect(policyQueries(policies, contract, blocks as CompareBlock[])).toEqual({
    types: ['all', 'health', 'life', 'term'],
    highestPremium: 5000,
  });
  expect(policyQueries(policies, contract, []).highestPremium).toBe(300);
  expect(policyQueries([], {}, [])).toEqual({ types: ['all'], highestPremium: 0 });
});
