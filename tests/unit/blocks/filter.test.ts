import { expect, it } from 'vitest';
import { choicesOf, fitting, highestOf } from '../../../src/catalog/model/filter.ts';
import { policies, policy } from '../api/samples.ts';

const { type, maxPremium } = policies.api.filters!;

it('lets the API be asked for every choice, for all of them, and for what is elsewhere [spec 2.21]', () => {
  expect(choicesOf(type!, policies)).toEqual(['all', 'health', 'life', 'auto', 'travel', 'home', 'term']);
});

it('lets the API be asked up to the end of the slider, or the highest price [spec 9.12]', () => {
  expect(highestOf(maxPremium!, [policy])).toBe(1000);
  expect(highestOf({ atMost: 'premium' }, [policy])).toBe(899);
  expect(highestOf({ atMost: 'premium' }, [])).toBe(0);
});

it('finds what fits all that is asked, and everything when nothing is [spec 2.55]', () => {
  const dear = { ...policy, id: 'dear', type: 'life', name: 'Café Cover', premium: 950 };
  const ids = (asked: Record<string, string | number>) => fitting([policy, dear], asked, policies).map(({ id }) => id);
  expect(ids({})).toEqual([policy.id, 'dear']);
  expect(ids({ type: 'life' })).toEqual(['dear']);
  expect(ids({ q: ' CAFE\u0301 ' })).toEqual(['dear']);
  expect(ids({ minPremium: 900, maxPremium: 950 })).toEqual(['dear']);
  expect(ids({ type: 'health', minPremium: 900 })).toEqual([]);
});
