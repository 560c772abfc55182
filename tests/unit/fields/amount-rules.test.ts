import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountRules } from '../../../src/theme/kit/amountRules.ts';

const { clean, read, show } = amountRules([{ cap: 12 }], true);

describe('an amount', () => {
  it.each([
    ['150000', '1,50,000'],
    ['₹ 1,50,000', '1,50,000'],
    ['1 50 000', '1,50,000'],
    ['१,५०,०००', '1,50,000'],
    ['₹1,50,000.00', '1,50,000'],
    ['Rs. 1,50,000/-', '1,50,000'],
    ['1500.00', '1,500'],
    ['', ''],
  ])('%s, typed or pasted, stands as %s [spec 3.09, 5.03]', (typed, shown) => {
    expect(clean!(typed, false)).toBe(shown);
    expect(read(typed)).toBe(shown === '' ? undefined : Number(shown.replaceAll(',', '')));
  });

  it('is the same number however often it is written and read', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), (amount) => {
        expect(read(show(amount))).toBe(amount);
        expect(clean!(show(amount), true)).toBe(show(amount));
      }),
    );
  });
});
