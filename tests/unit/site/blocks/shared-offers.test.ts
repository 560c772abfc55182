import { describe, expect, it } from 'vitest';
import { offersIn, shareAddress, toldIn } from '../../../../src/site/blocks/offers/ids.ts';
import { aboutItem } from '../../../../src/shared/engine/offers.ts';
import type { OffersPlan } from '../../../../src/shared/plan/offers.ts';

const item = { id: 'gold', name: 'Gold', by: 'Tulsi', covers: [], excludes: [] };
const plan: OffersPlan = {
  id: 'health',
  about: ['for ', { arg: 'cover' }, ', ', { arg: 'worth' }],
  told: ['cover', 'worth'],
  items: [item],
  needs: [],
  lines: [],
  unit: 1,
  fields: {
    cover: {
      choices: [
        { value: 500000, label: '₹5 lakh' },
        { value: 'all', label: 'Everything' },
      ],
      language: 'en-IN',
      options: {},
    },
  },
};

/** The words about an item in an address. */
const wordsIn = (search: string): string | undefined => {
  const [shared] = offersIn(search);
  return aboutItem(item, toldIn(shared!.told, plan), plan);
};

describe('the address of shared offers', () => {
  it('names what a price is for, and gives it back', () => {
    const told = { cover: 500000, worth: 12.5 };
    const address = shareAddress('/Shared', [{ id: 'health.gold', price: 8084, told }]);
    const [shared] = offersIn(address.slice('/Shared'.length));
    expect(shared).toMatchObject({ id: 'health.gold', price: 8084 });
    expect(toldIn(shared!.told, plan)).toEqual(told);
    expect(wordsIn(address.slice('/Shared'.length))).toBe('for ₹5 lakh, 12.5');
  });

  it('names what is different about an item', () => {
    const address = shareAddress('/Shared', [{ id: 'car.plus', price: 8084, changed: ['third-party-only', 'new'] }]);
    expect(address).toContain('car.plus%3A8084%3A%3Athird-party-only%2Cnew');
    expect(offersIn(address.slice('/Shared'.length))).toMatchObject([
      { id: 'car.plus', price: 8084, changed: ['third-party-only', 'new'] },
    ]);
  });

  it('names what is different without a price too', () => {
    const address = shareAddress('/Shared', [{ id: 'car.plus', changed: ['new'] }]);
    expect(offersIn(address.slice('/Shared'.length))).toEqual([{ id: 'car.plus', told: {}, changed: ['new'] }]);
  });

  it('has no values without a price', () => {
    expect(shareAddress('/Shared', [{ id: 'health.gold', told: { cover: 'all' } }])).toBe('/Shared?offers=health.gold');
  });

  it.each([
    '?offers=health.gold',
    '?offers=health.gold:8084',
    '?offers=health.gold:8084:',
    '?offers=health.gold:8084:cover',
    '?offers=health.gold:8084:cover=7,worth=Call%20us',
    '?offers=health.gold:8084:name=1,__proto__=2,constructor=3',
  ])('shows no text that somebody put in it: %s', (search) => {
    expect(wordsIn(search)).toBeUndefined();
  });
});
