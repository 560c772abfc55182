import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import type { Filter } from '../../../../src/shared/plan/form.ts';
import { applyFilters } from '../../../../src/shared/engine/filters.ts';

const phones = { country: '91', trunk: '0', digits: 10 };
const mobile: Filter[] = [{ phone: phones }, { cap: 10 }];

describe('digits', () => {
  it('strips all but digits and caps at 10 [spec 5.34] [spec 5.38]', () =>
    expect(applyFilters('98-765 abc 432109', ['digits', { cap: 10 }])).toBe('9876543210'));
  it('keeps only digits of an amount [spec 5.03]', () => expect(applyFilters('₹50,000/-', ['digits'])).toBe('50000'));
  it.each([['९८७६५४३२१०'], ['৯৮৭৬৫৪৩২১০'], ['௯௮௭௬௫௪௩௨௧௦'], ['٩٨٧٦٥٤٣٢١٠'], ['９８７６５４３２１０'], ['𝟵𝟴𝟳𝟲𝟱𝟰𝟯𝟮𝟭𝟬']])(
    'reads %s',
    (text) => expect(applyFilters(text, ['digits'])).toBe('9876543210'),
  );
  it('does not count superscript or Roman numerals as digits', () => expect(applyFilters('²Ⅷ½', ['digits'])).toBe(''));
});

describe('phone', () => {
  it.each([
    ['+91 98765 43210'],
    ['+91-9876543210'],
    ['0091 9876543210'],
    ['919876543210'],
    ['09876543210'],
    ['+91 09876543210'],
    ['98765-43210'],
    ['+९१ ९८७६५ ४३२१०'],
  ])('%s is 9876543210 [spec 5.44]', (typed) => expect(applyFilters(typed, mobile)).toBe('9876543210'));
  it.each([
    ['+44 20 7946 0958', { country: '44', trunk: '0', digits: 10 }, '2079460958'],
    ['020 7946 0958', { country: '44', trunk: '0', digits: 10 }, '2079460958'],
    ['+1 (212) 555-0142', { country: '1', digits: 10 }, '2125550142'],
    ['+45 32 12 34 56', { country: '45', digits: 8 }, '32123456'],
    ['+91 98765 43210', undefined, '919876543210'],
  ] as const)('%s with %j is %s', (typed, country, number) =>
    expect(applyFilters(typed, [country ? { phone: country } : 'phone'])).toBe(number),
  );
  it('leaves ten digits that start with 91', () => expect(applyFilters('9198765432', mobile)).toBe('9198765432'));
  it.each([['+919876543210'], ['09876543210'], ['00919876543210'], ['9876543210']])(
    '%s typed key by key has the same result',
    (typed) => {
      expect([...typed].reduce((text, key) => applyFilters(text + key, mobile), '')).toBe('9876543210');
    },
  );
});

describe('others', () => {
  it('uppercase [spec 5.58] [spec 5.59]', () => expect(applyFilters('ka01ab1234', ['uppercase'])).toBe('KA01AB1234'));
  it('trim waits for the visitor to leave [spec 5.58]', () => {
    expect(applyFilters(' KA 01 ', ['trim'])).toBe(' KA 01 ');
    expect(applyFilters(' KA 01 ', ['trim'], true)).toBe('KA 01');
  });
  it.each([
    ['a zero width space and a byte order mark at the ends', '\ufeffasha@example.in\u200b'],
    ['a soft hyphen in the middle', 'asha@exam\u00adple.in'],
    ['marks of direction around it, as from a list of contacts', '\u202aasha@example.in\u202c'],
    ['a no-break space at the end', 'asha@example.in\u00a0\u202f'],
  ])('trim removes what nobody sees: %s', (_, pasted) => {
    expect(applyFilters(pasted, ['trim'], true)).toBe('asha@example.in');
  });
  it.each(['क्\u200dष', 'می\u200cخواهم', '👨\u200d👩\u200d👧'])('trim keeps the joiners of %s', (text) =>
    expect(applyFilters(text, ['trim'], true)).toBe(text),
  );
  it('cap counts characters, not halves of one', () => expect(applyFilters('a😀b', [{ cap: 2 }])).toBe('a😀'));
});

describe('properties', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^[+0-9 -]{0,20}$/),
    fc.stringMatching(/^(0|91|0091){0,4}[0-9]{0,14}$/),
  );
  const chains: Filter[][] = [
    ['digits'],
    ['phone'],
    [{ phone: phones }],
    [{ phone: { country: '44', trunk: '0', digits: 10 } }],
    [{ phone: { country: '1', digits: 10 } }],
    ['uppercase'],
    ['code'],
    ['trim'],
    [{ cap: 5 }],
    mobile,
    ['digits', { cap: 10 }],
    ['uppercase', { cap: 10 }],
  ];

  it.each(chains.map((chain) => [chain]))('%j is idempotent', (chain) => {
    fc.assert(
      fc.property(text, fc.boolean(), (typed, leaving) => {
        const once = applyFilters(typed, chain, leaving);
        expect(applyFilters(once, chain, leaving)).toBe(once);
      }),
    );
  });

  it('phone gives only ASCII digits, at most ten', () => {
    fc.assert(
      fc.property(text, (typed) => {
        expect(applyFilters(typed, mobile)).toMatch(/^[0-9]{0,10}$/);
      }),
    );
  });
});
