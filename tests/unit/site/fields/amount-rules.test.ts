import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountRules } from '../../../../src/site/theme/kit/amountRules.ts';

const { clean, read, show } = amountRules({ filters: [{ cap: 12 }], numbers: { groups: 2 } }, true);

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
  ])('%s, typed or pasted, becomes %s [spec 3.09, 5.03]', (typed, shown) => {
    expect(clean!(typed, false)).toBe(shown);
    expect(read(typed)).toBe(shown === '' ? undefined : Number(shown.replaceAll(',', '')));
  });

  it.each([
    ['1234567', '1.234.567'],
    ['€ 1.500,00', '1.500'],
    ['1.500', '1.500'],
  ])('%s becomes %s where a point separates thousands', (typed, shown) => {
    const german = amountRules({ numbers: { separator: '.', point: ',' } }, true);
    expect(german.clean!(typed, false)).toBe(shown);
  });

  it('is grouped by thousands by default', () => expect(amountRules({}, true).show(1234567)).toBe('1,234,567'));

  it('stays the same number when it is formatted and parsed repeatedly', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), (amount) => {
        expect(read(show(amount))).toBe(amount);
        expect(clean!(show(amount), true)).toBe(show(amount));
      }),
    );
  });
});
