import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FieldPlan, FieldSchema } from '../../../../src/shared/plan/form.ts';
import type { MoneyPlan } from '../../../../src/shared/plan/message.ts';
import { numberRules } from '../../../../src/site/theme/kit/numberRules.ts';

const india: MoneyPlan = {
  style: { sign: '₹', groups: 2 },
  reads: {
    units: [
      { names: ['lakh', 'lakhs', 'lac'], times: 100_000 },
      { names: ['crore', 'crores', 'cr'], times: 10_000_000 },
      { names: ['thousand', 'k'], times: 1000 },
    ],
    marks: ['Rs.', 'Rs', '/-'],
  },
};

type Field = Partial<Pick<FieldPlan, 'widget' | 'options' | 'filters'>>;
const rulesOf = (field: Field, schema: FieldSchema, money = india) =>
  numberRules({ widget: 'number', options: {}, ...field }, schema, money);

/** Every kind of control that takes a typed number; those in rows and calculators are the same ones. */
const controls = {
  'an amount': rulesOf({ widget: 'amount', filters: [{ cap: 12 }] }, { type: 'integer' }),
  'an amount of a number': rulesOf({ widget: 'amount' }, { type: 'number' }),
  'an amount that is a text': rulesOf({ widget: 'amount' }, { type: 'string' }),
  'the amount of the spec, which keeps only digits': rulesOf(
    { widget: 'amount', filters: ['digits', { cap: 12 }] },
    { type: 'integer' },
  ),
  'a whole number': rulesOf({}, { type: 'integer' }),
  'a number': rulesOf({}, { type: 'number' }),
  'the box of a slider': rulesOf({ widget: 'slider' }, { type: 'integer', minimum: 0, maximum: 9e9, multipleOf: 1 }),
  'the box of a slider with decimals': rulesOf(
    { widget: 'slider', options: { suffix: '%' } },
    { type: 'number', minimum: -5, maximum: 20, multipleOf: 0.05 },
  ),
};
type Rules = (typeof controls)[keyof typeof controls];

/** What is in the control, and what is its answer, when the visitor leaves it. */
function left(rules: Rules, text: string) {
  const shown = rules.clean!(text, true);
  return { shown, answer: rules.read(shown), why: rules.unreadable!(shown) };
}

function pasted(rules: Rules, text: string) {
  return left(rules, rules.clean!(text, false, { text: '', isOurs: true }));
}

function typed(rules: Rules, text: string) {
  let before = { text: '', isOurs: true };
  for (const key of text) {
    const now = before.text + key;
    const cleaned = rules.clean!(now, false, before);
    before = { text: cleaned, isOurs: cleaned !== now };
  }
  return left(rules, before.text);
}

const zeros = { Devanagari: 0x966, Bengali: 0x9e6, Tamil: 0xbe6, Telugu: 0xc66, Arabic: 0x660, wide: 0xff10 };
const inScript = (text: string, zero: number): string =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

const inEnglish = (text: string): string =>
  Object.values(zeros).reduce(
    (now, zero) =>
      Array.from({ length: 10 }, (_, digit) => digit).reduce(
        (inner, digit) => inner.replaceAll(String.fromCodePoint(zero + digit), String(digit)),
        now,
      ),
    text,
  );
const digitsIn = (text: string): string => inEnglish(text).replaceAll(/\D/g, '');

/**
 * What a person means by a text, read in another way than the site does: a grouped number is one that Intl writes so.
 * NaN for a text that is not a number, or could be meant as another.
 */
function meant(text: string): number {
  const plain = inEnglish(text)
    .replaceAll(/[\u200b\ufeff\u200e\u00ad\u202a\u202c]/g, '')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll('−', '-')
    .trim();
  const money = plain.replace(/^([+-]?)(₹|Rs\.|Rs) ?/, '$1').replace(/ ?\/-$/, '');
  if (money.startsWith('-') || money.startsWith('+'))
    return /^[-+]{2}|^. *[-+₹R]/.test(money) ? NaN : (money.startsWith('-') ? -1 : 1) * meant(money.slice(1).trim());
  const unit = /^(.+?) ?(lakhs?|lac|crores?|cr|thousand|k)$/i.exec(money);
  if (unit) {
    const times = /^l/i.test(unit[2]!) ? 100_000 : /^c/i.test(unit[2]!) ? 10_000_000 : 1000;
    return /e/i.test(unit[1]!) ? NaN : Math.round(meant(unit[1]!) * times * 1e6) / 1e6;
  }
  if (/^[\d.]+e[-+]?\d+$/i.test(money)) return Number(money);
  const [whole = '', decimals = '', ...more] = money.split('.');
  const digits = whole.replaceAll(/[, ]/g, '');
  if (more.length > 0 || !/^\d*$/.test(digits + decimals) || digits + decimals === '') return NaN;
  const written = ['en-IN', 'en-US'].flatMap((language) => {
    const grouped = new Intl.NumberFormat(language).format(BigInt(digits));
    return [grouped, grouped.replaceAll(',', ' ')];
  });
  return whole === digits || written.includes(whole) ? Number(`${digits}.${decimals}`) : NaN;
}

const digits = fc.integer({ min: 0, max: 99_999_999_999 }).map(String);
const whole = fc.oneof(
  digits,
  fc.integer({ min: 0, max: 9999 }).map(String),
  digits.map((text) => new Intl.NumberFormat('en-IN').format(BigInt(text))),
  digits.map((text) => new Intl.NumberFormat('en-US').format(BigInt(text))),
  digits.map((text) => new Intl.NumberFormat('en-IN').format(BigInt(text)).replaceAll(',', '\u202f')),
  fc.tuple(digits, fc.integer({ min: 1, max: 9 })).map(([text, at]) => `${text.slice(0, at)},${text.slice(at)}`),
);
const plain = fc.tuple(whole, fc.constantFrom('', '', '.', '.00', '.5', '.10', '.375')).map((parts) => parts.join(''));
const small = fc
  .tuple(fc.integer({ min: 0, max: 999 }), fc.constantFrom('', '.5', '.25'))
  .map((parts) => parts.join(''));
const drawn = fc.oneof(
  plain,
  fc
    .tuple(small, fc.constantFrom('', ' '), fc.constantFrom('lakh', 'Lakhs', 'lac', 'crore', 'Cr', 'k'))
    .map((parts) => parts.join('')),
  fc
    .tuple(small, fc.constantFrom('e', 'E'), fc.constantFrom('', '+'), fc.integer({ min: 0, max: 6 }))
    .map((parts) => parts.join('')),
  fc.tuple(fc.constantFrom('-', '+', '−', '₹', '₹ ', '-₹', 'Rs. ', 'Rs '), plain).map((parts) => parts.join('')),
  plain.map((text) => `${text}/-`),
  fc
    .tuple(fc.constantFrom('\u200b', '\ufeff', '\u202a', '\u00ad', '\u00a0', '\u200e'), plain)
    .map(([unseen, text]) => `${unseen}${text}${unseen}`),
  fc.tuple(plain, fc.constantFrom(...Object.values(zeros))).map(([text, zero]) => inScript(text, zero)),
  fc.string({ unit: fc.constantFrom(...'0123456789,,.. -+eE'), minLength: 1, maxLength: 9 }),
);

describe.each(Object.entries(controls))('%s', (name, rules) => {
  it.each([
    ['pasted', pasted],
    ['typed', typed],
  ])('%s, is the number that is meant, or is refused and stays as it is', (_, enter) => {
    fc.assert(
      fc.property(drawn, (text) => {
        // Letters before the digits are dropped there, which have no meaning.
        if (name.includes('only digits')) fc.pre(!/^\D*e/i.test(inEnglish(text)));
        const { shown, answer, why } = enter(rules, text);
        if (answer === undefined) {
          if (why !== undefined) expect(digitsIn(shown)).toBe(digitsIn(text));
          else expect(shown.trim()).toBe('');
          return;
        }
        expect(why).toBeUndefined();
        expect(Number(answer)).toBe(meant(text) + 0);
        // What is shown then is that number again.
        expect(rules.read(shown)).toBe(answer);
        expect(left(rules, shown).shown).toBe(shown);
      }),
      { numRuns: 200 },
    );
  });

  it('reads every number that Indians write, unless it takes no such number', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), fc.constantFrom('en-IN', 'en-US'), (amount, language) => {
        const text = new Intl.NumberFormat(language).format(amount);
        for (const enter of [pasted, typed]) expect(Number(enter(rules, text).answer)).toBe(amount);
      }),
    );
  });
});

it.each([
  ['3,2', 'number'],
  ['15,0000', 'number'],
  ['1,5', 'number'],
  ['3,2,.2,', 'number'],
  ['1.2.3', 'number'],
  ['0,500', 'number'],
  ['1,23,456,789', 'number'],
  ['-5', 'number'],
  ['5 lakh crore', 'number'],
  ['2.5 lk', 'number'],
  ['2,50,000.50', 'whole'],
  ['1.5', 'whole'],
  ['1234567890123', 'long'],
])('an amount of %s is refused, and stays', (text, why) => {
  for (const enter of [pasted, typed])
    expect(enter(controls['an amount'], text)).toEqual({
      shown: text === '1234567890123' ? expect.stringMatching(/^1234567890123$|^12,34,56,78,90,123$/) : text,
      answer: undefined,
      why,
    });
});

it.each([
  ['150000', '1,50,000'],
  ['₹ 1,50,000', '1,50,000'],
  ['1 50 000', '1,50,000'],
  ['१,५०,०००', '1,50,000'],
  ['٢٥', '25'],
  ['₹1,50,000.00', '1,50,000'],
  ['Rs. 1,50,000/-', '1,50,000'],
  ['1500.00', '1,500'],
  ['2.5 lakh', '2,50,000'],
  ['1 crore', '1,00,00,000'],
  ['3 cr', '3,00,00,000'],
  ['1 crore 20 lakh', '1,20,00,000'],
  ['1e5', '1,00,000'],
  ['+5', '5'],
  ['5.', '5'],
  ['', ''],
])('an amount of %s, typed or pasted, becomes %s [spec 3.09, 5.03]', (text, shown) => {
  for (const enter of [pasted, typed])
    expect(enter(controls['an amount'], text)).toEqual({
      shown,
      answer: shown === '' ? undefined : Number(shown.replaceAll(',', '')),
      why: undefined,
    });
});

it.each([
  ['12ab34', '1,234'],
  ['five lakh', ''],
  ['abc500000', '5,00,000'],
  ['5,00,000xyz', '5,00,000'],
])('where only digits are kept, %s becomes %s [spec 5.03]', (text, shown) =>
  expect(pasted(controls['the amount of the spec, which keeps only digits'], text).shown).toBe(shown),
);

it.each([
  ['5.10', '5.10', 5.1],
  ['.5', '0.5', 0.5],
  ['-5', '-5', -5],
  ['1,234.50', '1234.50', 1234.5],
  ['8.5 %', '8.5', 8.5],
])('a number of %s is shown as %s', (text, shown, answer) =>
  expect(pasted(controls['the box of a slider with decimals'], text)).toEqual({ shown, answer, why: undefined }),
);

it('keeps its groups while digits come and go, and leaves separators of the visitor alone', () => {
  const amount = controls['an amount'];
  const edit = (before: string, isOurs: boolean, after: string) =>
    amount.clean!(after, false, { text: before, isOurs });
  expect(edit('1,50,000', true, '1,50,0005')).toBe('15,00,005');
  expect(edit('1,50,000', true, '1,50,00')).toBe('15,000');
  expect(edit('15,000', false, '15,00')).toBe('1,500');
  expect(edit('15,000', false, '15,0000')).toBe('15,0000');
  expect(edit('2.5 lakh', false, '2.5 lak')).toBe('2.5 lak');
});

it('a number is read in the unit that is written after its box', () => {
  const inLakh = rulesOf({ options: { suffix: 'lakh' } }, { type: 'number' });
  expect(pasted(inLakh, '2.5 lakh').answer).toBe(2.5);
  expect(pasted(inLakh, '2 crore').why).toBe('number');
});

it.each([
  ['1234567', '1.234.567'],
  ['€ 1.500,00', '1.500'],
  ['1.500', '1.500'],
])('%s becomes %s where a point parts thousands', (text, shown) => {
  const german = rulesOf(
    { widget: 'amount' },
    { type: 'integer' },
    { style: { sign: '€', separator: '.', point: ',' } },
  );
  expect(pasted(german, text).shown).toBe(shown);
});

it('a number that is too large or too long to be kept is refused, not rounded', () => {
  for (const text of ['9007199254740993', '0.12345678901234567891'])
    expect(pasted(controls['a number'], text)).toEqual({ shown: text, answer: undefined, why: 'long' });
});
