import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import type { Message, MessageNode, MoneyPlan } from '../../../../src/shared/plan/message.ts';
import { amountInWords } from '../../../../src/shared/engine/format/amounts.ts';
import { formatDate } from '../../../../src/shared/engine/dates.ts';
import { escapePattern } from '../../../../src/shared/engine/format/escape.ts';
import { formatMessage } from '../../../../src/shared/engine/format/message.ts';
import { formatNumber, groupDigits, money } from '../../../../src/shared/engine/format/numbers.ts';
import { parseRich } from '../../../../src/shared/engine/format/rich.ts';

const inIndia = { sign: '₹', groups: 2 };

describe('Indian grouping', () => {
  it.each([
    ['', ''],
    ['7', '7'],
    ['500', '500'],
    ['50000', '50,000'],
    ['100000', '1,00,000'],
    ['12345678', '1,23,45,678'],
    ['0050000', '00,50,000'],
  ])('%s is %s [spec 3.09]', (digits, grouped) => expect(groupDigits(digits, inIndia)).toBe(grouped));
  it.each([
    [12345678, '₹1,23,45,678'],
    [0, '₹0'],
    [-1500, '-₹1,500'],
    [14.5, '₹14.50'],
    ['1000000', '₹10,00,000'],
    [1e21, '₹1,00,00,00,00,00,00,00,00,00,000'],
    [NaN, ''],
    ['', ''],
  ])('money(%j) is %s', (amount, text) => expect(money(amount, inIndia)).toBe(text));
  it.each([
    [99.29, '99.29'],
    [7.5, '7.5'],
    [7500, '7,500'],
    [-0.001, '0'],
    [100000.999, '1,00,001'],
    [Infinity, ''],
  ])('formatNumber(%j) is %s', (value, text) => expect(formatNumber(value, inIndia)).toBe(text));
  it('loses no digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{0,30}$/), (digits) => {
        expect(groupDigits(digits, inIndia).replaceAll(',', '')).toBe(digits);
        expect(groupDigits(digits, inIndia)).toMatch(/^(\d{1,3}|\d{1,2}(,\d{2})*,\d{3})?$/);
      }),
    );
  });
  it('agrees with Intl', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(formatNumber(value, inIndia)).toBe(new Intl.NumberFormat('en-IN').format(value));
      }),
    );
  });
});

describe('amounts in words', () => {
  const units = [
    { times: 10_000_000, words: [{ arg: 'n' }, ' crore'] },
    { times: 100_000, words: [{ arg: 'n' }, ' lakh'] },
  ];
  const both = [{ arg: 'larger' }, ' ', { arg: 'smaller' }];
  const words: MoneyPlan = { style: inIndia, words: { units, both, numbers: ['one', 'two', 'three'] } };

  it.each([
    [100000, 'one lakh'],
    ['300000', 'three lakh'],
    [400000, '4 lakh'],
    [1250000, '12.5 lakh'],
    [101000, '1.01 lakh'],
    [9999000, '99.99 lakh'],
    [10000000, 'one crore'],
    [12500000, '1.25 crore'],
    [12345000, 'one crore 23.45 lakh'],
    [35000000, '3.5 crore'],
    [123456700000000, '1,23,45,670 crore'],
    [1e12, '1,00,000 crore'],
    [99999, ''],
    [100001, ''],
    [1234567, ''],
    [100000.5, ''],
    [0, ''],
    [-500000, ''],
    [NaN, ''],
    ['', ''],
    ['five', ''],
    [undefined, ''],
    [null, ''],
    [1e21, ''],
    ['100000000000000000000', ''],
  ])('%j is "%s"', (amount, text) => expect(amountInWords(amount, words)).toBe(text));

  it('are empty if the site has no words for them', () => expect(amountInWords(100000, undefined)).toBe(''));

  it.each([
    [1500000, '1,5 Millionen'],
    [2000500000, '2 Milliarden und 0,5 Millionen'],
    [2_001_001_000, ''],
  ])('%j is "%s" in units of another site', (amount, text) => {
    const german: MoneyPlan = {
      style: { separator: '.', point: ',' },
      words: {
        units: [
          { times: 1e9, words: [{ arg: 'n' }, ' Milliarden'] },
          { times: 1e6, words: [{ arg: 'n' }, ' Millionen'] },
        ],
        both: [{ arg: 'larger' }, ' und ', { arg: 'smaller' }],
      },
    };
    expect(amountInWords(amount, german)).toBe(text);
  });

  /** The amount of a text, computed only with whole numbers. */
  const read = (text: string): bigint => {
    const worth = { lakh: 1_000n, crore: 100_000n };
    const parts = [...text.matchAll(/([\d,]+)(?:\.(\d{1,2}))? (lakh|crore)/g)];
    expect(parts.map(([part]) => part).join(' ')).toBe(text);
    return parts.reduce(
      (sum, [, whole = '', decimals = '', unit = '']) =>
        sum + BigInt(whole.replaceAll(',', '') + decimals.padEnd(2, '0')) * worth[unit as 'lakh' | 'crore'],
      0n,
    );
  };
  const digits: MoneyPlan = { style: inIndia, words: { units, both } };

  it('are exactly the amount, or empty', () => {
    const round = fc.tuple(fc.nat(99_999), fc.nat(11)).map(([digits, zeros]) => digits * 10 ** zeros);
    fc.assert(
      fc.property(fc.oneof(fc.maxSafeNat(), round), (amount) => {
        const text = amountInWords(amount, digits);
        if (text !== '') expect(read(text)).toBe(BigInt(amount));
        else expect(amount < 100_000 || amount % 1000 !== 0 || amount > Number.MAX_SAFE_INTEGER).toBe(true);
      }),
    );
  });
  it('are the same for an amount and its digits', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (thousands) => {
        expect(amountInWords(String(thousands * 1000), digits)).toBe(amountInWords(thousands * 1000, digits));
      }),
    );
  });
});

describe('formatMessage', () => {
  const plans: Message = [
    {
      plural: 'n',
      options: {
        '=0': ['no plans'],
        one: [{ arg: 'n', as: 'number' }, ' plan'],
        other: [{ arg: 'n', as: 'number', groups: 2 }, ' plans'],
      },
    },
  ];

  it('leaves a plain text', () => expect(formatMessage('a {b}', { b: 1 })).toBe('a {b}'));
  it('uses the same plural category as Intl', () => {
    const category: Message = [{ plural: 'n', options: { one: ['one'], other: ['other'] } }];
    const rules = new Intl.PluralRules('en-IN');
    fc.assert(
      fc.property(fc.integer({ min: -10, max: 1000 }), (n) => {
        expect(formatMessage(category, { n })).toBe(rules.select(n));
      }),
    );
  });
  it.each([
    [0, 'no plans'],
    [1, '1 plan'],
    [2, '2 plans'],
    ['1', '1 plan'],
    [150000, '1,50,000 plans'],
    [undefined, ' plans'],
  ])('plural of %j is "%s"', (n, text) => expect(formatMessage(plans, { n })).toBe(text));
  it('fills in values, amounts too [spec 8.11]', () =>
    expect(
      formatMessage(['Student Insurance Quote: ', { arg: 'amount', as: 'money', ...inIndia }], { amount: 123456 }),
    ).toBe('Student Insurance Quote: ₹1,23,456'));
  it('looks into the record [spec 4.12]', () =>
    expect(
      formatMessage([{ arg: 'record.phone' }, '|', { arg: 'record.fax' }, '|', { arg: 'a.length' }], {
        record: { phone: '1800' },
        a: 'text',
      }),
    ).toBe('1800||'));
  it('finds no inherited value', () =>
    expect(formatMessage([{ arg: 'constructor' }, { arg: '__proto__.toString' }], {})).toBe(''));
  it('selects a branch, or "other"', () => {
    const choice: Message = [{ select: 'g', options: { Male: ['he'], other: ['they'] } }];
    expect([
      formatMessage(choice, { g: 'Male' }),
      formatMessage(choice, {}),
      formatMessage(choice, { g: 'toString' }),
    ]).toEqual(['he', 'they', 'they']);
  });
  it('joins a list, and shows no object', () =>
    expect(formatMessage([{ arg: 'l' }, { arg: 'o' }], { l: ['a', 2], o: {} })).toBe('a, 2'));

  it('never throws', () => {
    const name = fc.constantFrom('a', 'b', 'a.b', '__proto__', '');
    const { node } = fc.letrec<{ node: MessageNode; nodes: MessageNode[] }>((tie) => ({
      nodes: fc.array(tie('node'), { maxLength: 3 }),
      node: fc.oneof(
        { depthSize: 'small' },
        fc.string(),
        fc.record({ arg: name, as: fc.constantFrom(undefined, 'number', 'money') }) as fc.Arbitrary<MessageNode>,
        fc.record({ plural: name, options: fc.dictionary(fc.constantFrom('one', 'other', '=1'), tie('nodes')) }),
        fc.record({ select: name, options: fc.dictionary(fc.constantFrom('x', 'other'), tie('nodes')) }),
      ),
    }));
    const values = fc.dictionary(
      fc.constantFrom('a', 'b', '__proto__'),
      fc.anything({ withBigInt: true, withNullPrototype: true, withDate: true }),
    );
    fc.assert(
      fc.property(fc.array(node), values, (message, given) => {
        expect(typeof formatMessage(message, given)).toBe('string');
      }),
    );
    expect(formatMessage([{ arg: 's' }, { plural: 's', options: {} }], { s: Symbol('s') })).toBe('');
  });
});

describe('parseRich', () => {
  it('finds bold text and links', () => {
    expect(parseRich('Call **now** or [write](/Contact).')).toEqual([
      'Call ',
      { strong: 'now' },
      ' or ',
      { label: 'write', href: '/Contact' },
      '.',
    ]);
    expect(parseRich('[a](https://x.example/b?c=d#e)[t](tel:18000001234)')).toEqual([
      { label: 'a', href: 'https://x.example/b?c=d#e' },
      { label: 't', href: 'tel:18000001234' },
    ]);
  });
  it.each([
    ['**half'],
    ['[a]'],
    ['a ] ( b'],
    ['[x](javascript:alert`1`)'],
    ['[x](JavaScript:1)'],
    ['[x](data:text/html,1)'],
    ['<b>bold</b>'],
    ['****'],
  ])('leaves %s as it is', (text) => expect(parseRich(text)).toEqual([text]));
  it('loses no word', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z*[\]()/: ]*$/), (text) => {
        const back = parseRich(text).map((node) =>
          typeof node === 'string' ? node : 'strong' in node ? `**${node.strong}**` : `[${node.label}](${node.href})`,
        );
        expect(back.join('')).toBe(text);
      }),
    );
  });
});

describe('formatDate', () => {
  it('writes a civil date as India does', () =>
    expect([formatDate('2024-02-29'), formatDate('soon')]).toEqual(['29/02/2024', 'soon']));
});

describe('a text within a regular expression', () => {
  it.each(['', 'u'])('matches only itself, with the flags "%s"', (flags) => {
    const text = fc.string({ unit: fc.constantFrom(...'^$\\.*+?()[]{}|/-#&~ a1é💥') });
    fc.assert(
      fc.property(text, text, (one, other) => {
        const pattern = new RegExp(`^${escapePattern(one)}$`, flags);
        expect([pattern.test(one), pattern.test(other)]).toEqual([true, one === other]);
      }),
    );
  });
});
