import { describe, expect, it } from 'vitest';
import { idsOfBest } from '../../../../src/site/blocks/catalog-compare/rows.tsx';
import { filterChoices, matchingItems, highestOf } from '../../../../src/shared/catalog/filter.ts';
import { sorted } from '../../../../src/shared/catalog/order.ts';
import type { CatalogItem } from '../../../../src/shared/plan/catalog.ts';
import { policies, policy } from '../api/samples.ts';

const { type, maxPremium } = policies.api.filters!;

it('allows every choice, all of them, and types that have their own page [spec 2.21]', () => {
  expect(filterChoices(type!, policies)).toEqual(['all', 'health', 'life', 'auto', 'travel', 'home', 'term']);
});

it('allows prices up to the end of the slider, or the highest price [spec 9.12]', () => {
  expect(highestOf(maxPremium!, { ...policies, items: [policy] })).toBe(1000);
  expect(highestOf({ atMost: 'premium' }, { ...policies, items: [policy] })).toBe(899);
  expect(highestOf({ atMost: 'premium' }, { ...policies, items: [] })).toBe(0);
});

it('finds items that fit all filters, and everything without filters [spec 2.55]', () => {
  const dear = { ...policy, id: 'dear', type: 'life', name: 'Café Cover', premium: 950 };
  const ids = (asked: Record<string, string | number>) =>
    matchingItems([policy, dear], asked, policies).map(({ id }) => id);
  expect(ids({})).toEqual([policy.id, 'dear']);
  expect(ids({ type: 'life' })).toEqual(['dear']);
  expect(ids({ q: ' CAFE\u0301 ' })).toEqual(['dear']);
  expect(ids({ minPremium: 900, maxPremium: 950 })).toEqual(['dear']);
  expect(ids({ type: 'health', minPremium: 900 })).toEqual([]);
});

describe('items without a number', () => {
  const bare = { ...policy, id: 'bare', premium: undefined };
  const stated = { ...policy, id: 'dear', premium: 950 };
  const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

  it('fit only if the slider allows every number', () => {
    const asked = (of: Record<string, number>) => ids(matchingItems([bare, policy, stated], of, policies));
    expect(asked({ maxPremium: 1000 })).toEqual(['bare', policy.id, 'dear']);
    expect(asked({ maxPremium: 900 })).toEqual([policy.id]);
    expect(asked({ minPremium: 0 })).toEqual(['bare', policy.id, 'dear']);
    expect(asked({ minPremium: 900 })).toEqual(['dear']);
  });

  it('are found by the text that replaces it', () => {
    const filled = { ...policies, attributes: { ...policies.attributes, premium: { type: 'amount', missing: 500 } } };
    expect(ids(matchingItems([bare, policy], { maxPremium: 600 }, filled as typeof policies))).toEqual(['bare']);
    expect(highestOf({ atMost: 'premium' }, { ...(filled as typeof policies), items: [bare] })).toBe(500);
  });

  it('come last in both orders', () => {
    const none = { ...bare, id: 'none', coverage: undefined };
    const other = { ...stated, coverage: policy.coverage * 2 };
    expect(ids(sorted([none, bare, stated, policy], 'premium', policies))).toEqual([policy.id, 'dear', 'none', 'bare']);
    expect(ids(sorted([none, policy, other], 'coverage', policies))).toEqual(['dear', policy.id, 'none']);
  });

  it('neither win nor prevent another from winning', () => {
    const best = (...items: CatalogItem[]) => [...idsOfBest(items, 'premium', policies)];
    expect(best(bare, policy, stated)).toEqual([policy.id]);
    expect(best(bare, policy)).toEqual([]);
    expect(best(bare, { ...bare, id: 'other' })).toEqual([]);
  });
});
