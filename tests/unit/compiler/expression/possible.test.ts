import type { ValueType } from '../../../../src/compiler/expression/language.ts';
import type { Scope } from '../../../../src/compiler/expression/scope.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkExpression } from '../../../../src/compiler/expression/check.ts';
import { codeOf } from '../../../../src/compiler/compile/expressions.ts';
import { parseExpression, type Expression } from '../../../../src/shared/conditions/cel/parse.ts';
import { possible } from '../../../../src/compiler/expression/possible.ts';
import { anything, between, type Possible } from '../../../../src/compiler/expression/possible-values.ts';
import { dayNumber } from '../../../../src/compiler/expression/possible-days.ts';
import type { Answers } from '../../../../src/shared/plan/answers.ts';
import { evaluated } from '../../../../src/compiler/simulate/visitor/modules.ts';

const scope: Scope = {
  fields: new Map([
    ['age', 'double'],
    ['loan', 'double'],
    ['gift', 'bool'],
    ['name', 'string'],
    ['begin', 'Day'],
    ['members', 'list<Row_members>'],
  ]),
  rows: new Map<string, ReadonlyMap<string, ValueType>>([
    [
      'members',
      new Map<string, ValueType>([
        ['share', 'double'],
        ['extra', 'double'],
        ['gifts', 'list<Row_gifts>'],
        ['agrees', 'bool'],
      ]),
    ],
    ['gifts', new Map<string, ValueType>([['worth', 'double']])],
  ]),
  tables: new Map(),
  constants: new Map<string, unknown>([['rates.yearly', 0.085]]),
};

const dayText = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

/** The bounds of the answers, and their generator. */
const asked: Readonly<Record<string, Possible>> = {
  age: between(-5, 40, true, true),
  loan: between(0.5, 900, true),
  gift: { ...anything, missing: false },
  name: { ...anything, sizes: [1, 3] },
  begin: between(dayNumber('1999-12-25')!, dayNumber('2030-12-31')!, true, true),
  members: { ...anything, missing: false, sizes: [0, 3] },
  'members.share': between(1, 9, false, true),
  'members.extra': between(-2.5, 7.5, true),
  'members.agrees': { ...anything, missing: false },
  'members.gifts': { ...anything, missing: false, sizes: [0, 2] },
  'members.gifts.worth': between(2, 5, true, true),
  today: between(dayNumber('2026-11-23')!, dayNumber('2026-11-23')!),
};
const answers = fc.record(
  {
    age: fc.integer({ min: -5, max: 40 }),
    loan: fc.integer({ min: 50, max: 90_000 }).map((paise) => paise / 100),
    gift: fc.boolean(),
    name: fc.string({ minLength: 1, maxLength: 3 }),
    begin: fc.integer({ min: dayNumber('1999-12-25')!, max: dayNumber('2030-12-31')! }).map(dayText),
    members: fc.array(
      fc.record(
        {
          share: fc.integer({ min: 1, max: 9 }),
          extra: fc.integer({ min: -5, max: 15 }).map((halves) => halves / 2),
          agrees: fc.boolean(),
          gifts: fc.array(fc.record({ worth: fc.integer({ min: 2, max: 5 }) }, { requiredKeys: [] }), { maxLength: 2 }),
        },
        { requiredKeys: ['share'] },
      ),
      { maxLength: 3 },
    ),
  },
  { requiredKeys: [] },
);

/** Lists of numbers of rows. */
const lists = [
  'rows(members).map(m, m.share)',
  'rows(members).map(m, m.share - age)',
  'rows(members).map(m, m.extra)',
  'rows(members).filter(m, has(m.extra)).map(m, m.extra * m.share)',
  'rows(members).filter(m, m.share > 4).map(m, m.share)',
  'rows(members).map(m, !has(m.extra) ? 0 : m.extra)',
  '[age, loan]',
  'rows(members).slice(1).map(m, m.share)',
  'rows(members).slice(0, age).map(m, m.extra)',
  'rows(members).map(m, size(m.gifts))',
  'rows(members).map(m, sum(rows(m.gifts).map(g, g.worth * m.share)))',
  'rows(members).map(m, rows(m.gifts).last().worth)',
  'rows(rows(members).last().gifts).map(g, g.worth)',
  '[age, loan].slice(1)',
];

const { number, truth, day } = fc.letrec<{ number: string; truth: string; day: string }>((tie) => ({
  number: fc.oneof(
    { depthSize: 'small', maxDepth: 4 },
    fc.constantFrom('age', 'loan', '0', '2', '0.1', '-3', 'rates.yearly', 'size(name)', 'size(name.substring(1))'),
    fc.constantFrom(
      'rows(members).first().share',
      'rows(members).slice(1).last().extra',
      'size(rows(members).last().gifts)',
    ),
    fc.tuple(fc.constantFrom('first', 'last'), fc.constantFrom(...lists)).map(([name, of]) => `${of}.${name}()`),
    fc.tuple(tie('number'), tie('number')).map(([from, to]) => `size(rows(members).slice(${from}, ${to}))`),
    fc.tuple(tie('number'), tie('number')).map(([from, to]) => `size(name.substring(${from}, ${to}))`),
    fc.tuple(tie('number'), tie('number')).map(([one, other]) => `(${one}).orValue(${other})`),
    fc
      .tuple(tie('number'), fc.constantFrom('+', '-', '*', '/', '%'), tie('number'))
      .map(([one, sign, other]) => `(${one} ${sign} ${other})`),
    fc
      .tuple(fc.constantFrom('round', 'floor', 'ceil', 'abs', '-'), tie('number'))
      .map(([name, of]) => `${name}(${of})`),
    fc
      .tuple(fc.constantFrom('min', 'max'), tie('number'), tie('number'))
      .map(([name, one, other]) => `${name}(${one}, ${other})`),
    fc
      .tuple(fc.constantFrom('round', 'floor', 'ceil'), tie('number'), fc.constantFrom('1', '2', '-1'))
      .map(([name, of, places]) => `${name}(${of}, ${places})`),
    fc.tuple(tie('truth'), tie('number'), tie('number')).map(([which, yes, no]) => `(${which} ? ${yes} : ${no})`),
    fc.tuple(tie('number'), tie('number')).map(([one, other]) => `pow(${one}, ${other})`),
    fc
      .tuple(fc.constantFrom('sum', 'max', 'min', 'size'), fc.constantFrom(...lists))
      .map(([name, of]) => `${name}(${of})`),
    fc
      .tuple(fc.constantFrom('days', 'months', 'years'), tie('day'), tie('day'))
      .map(([name, from, to]) => `${name}(${from}, ${to})`),
    fc.tuple(fc.constantFrom('year', 'month', 'day', 'weekday'), tie('day')).map(([name, of]) => `${name}(${of})`),
  ),
  day: fc.oneof(
    { depthSize: 'small', maxDepth: 3 },
    fc.constantFrom('begin', 'today', 'date("2024-02-29")', 'date("9990-01-31")'),
    fc
      .tuple(
        tie('day'),
        fc.constantFrom('+', '-'),
        fc.constantFrom('age', '1', '3', 'floor(loan)', 'loan', 'age * 500', 'sum(rows(members).map(m, m.share))'),
        fc.constantFrom('days', 'months', 'years'),
      )
      .map(([from, sign, count, unit]) => `(${from} ${sign} ${/^\w+$/.test(count) ? count : `(${count})`} ${unit})`),
    fc
      .tuple(fc.constantFrom('min', 'max'), tie('day'), tie('day'))
      .map(([name, one, other]) => `${name}(${one}, ${other})`),
    fc.tuple(tie('truth'), tie('day'), tie('day')).map(([which, yes, no]) => `(${which} ? ${yes} : ${no})`),
    fc
      .tuple(
        fc.oneof(fc.constantFrom('2027', '2024 + age', 'year(begin)'), tie('number')),
        fc.oneof(fc.constantFrom('2', '12', 'month(begin)'), tie('number')),
        fc.oneof(fc.constantFrom('1', '29', '31', 'day(begin)'), tie('number')),
      )
      .filter((parts) => parts.some((part) => /[a-z]/.test(part)))
      .map((parts) => `date(${parts.join(', ')})`),
  ),
  truth: fc.oneof(
    { depthSize: 'small', maxDepth: 4 },
    fc.constantFrom('gift', 'true', 'has(age)', 'has(gift)', '(name == "a")', 'rows(members).last().agrees'),
    fc.constantFrom('rows(members).all(m, rows(m.gifts).exists(g, g.worth > 2))', 'has(rows(members).first().extra)'),
    fc
      .tuple(tie('number'), fc.constantFrom('<', '<=', '>', '>=', '==', '!='), tie('number'))
      .map(([one, sign, other]) => `(${one} ${sign} ${other})`),
    fc
      .tuple(tie('truth'), fc.constantFrom('&&', '||', '==', '!='), tie('truth'))
      .map(([one, sign, other]) => `(${one} ${sign} ${other})`),
    tie('truth').map((one) => `!${one}`),
    fc
      .tuple(tie('day'), fc.constantFrom('<', '<=', '>', '>=', '==', '!='), tie('day'))
      .map(([one, sign, other]) => `(${one} ${sign} ${other})`),
    fc
      .tuple(
        fc.constantFrom('all', 'exists', 'exists_one'),
        fc.constantFrom('m.share > age', 'm.share > 0', 'm.extra > 3'),
      )
      .map(([name, of]) => `rows(members).${name}(m, ${of})`),
  ),
}));

/** Whether an expression passes the check: it does not divide by what is always 0. */
const isSound = (text: string): boolean => 'ast' in checkExpression(text, scope);

const valueWith = (text: string, given: Answers): unknown =>
  evaluated(codeOf(text, scope))(given, { today: () => '2026-11-23' });

/** `given`: the answered fields. */
const possibleOf = (text: string, given: readonly string[] = []): Possible =>
  possible((parseExpression(text) as Expression).ast, scope, (field) => ({
    ...asked[field]!,
    ...(given.includes(field) && { missing: false }),
  }));

describe('the possible values of an expression', () => {
  it('include every truth value that some answers lead to', () => {
    fc.assert(
      fc.property(truth, answers, (text, given) => {
        fc.pre(isSound(text));
        const { yes, no, missing } = possibleOf(text);
        const value = valueWith(text, given);
        expect({ true: yes, false: no, undefined: missing }[String(value)]).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('include every number that some answers lead to', () => {
    fc.assert(
      fc.property(number, answers, (text, given) => {
        fc.pre(isSound(text));
        const { least, greatest, missing } = possibleOf(text);
        const value = valueWith(text, given) as number | undefined;
        if (value === undefined) expect(missing).toBe(true);
        else expect([value >= least, value <= greatest]).toEqual([true, true]);
      }),
      { numRuns: 2000 },
    );
  });

  it('include every date that some answers lead to', () => {
    fc.assert(
      fc.property(day, answers, (text, given) => {
        fc.pre(isSound(text));
        const { least, greatest, missing } = possibleOf(text);
        const value = valueWith(text, given) as string | undefined;
        if (value === undefined) expect(missing).toBe(true);
        else expect([dayNumber(value)! >= least, dayNumber(value)! <= greatest]).toEqual([true, true]);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['begin + 3 years', ['begin']],
    ['begin + age years', ['begin', 'age']],
    ['begin - floor(loan) months', ['begin', 'loan']],
    ['max(begin, today) + 7 days', ['begin']],
    ['years(begin, today) + days(begin, today)', ['begin']],
    ['sum(rows(members).map(m, m.share * 2))', []],
    ['sum(rows(members).filter(m, has(m.extra)).map(m, m.extra))', []],
    ['rows(members).all(m, m.share > 2)', []],
    ['size(rows(members).filter(m, m.extra > 2))', []],
    ['has(age) && age > 4', []],
    ['!has(age) || age > 4', []],
    ['!has(age) ? 0 : age', []],
    ['loan / (age + 6)', ['loan', 'age']],
  ])('%s always has a value, with answers to %s', (text, given) => {
    expect(possibleOf(text, given).missing).toBe(false);
  });

  it.each([
    ['begin + loan days', ['begin', 'loan']],
    ['begin + (age * 500) years', ['begin', 'age']],
    ['sum(rows(members).map(m, m.extra))', []],
    ['max(rows(members).map(m, m.share))', []],
    ['rows(members).exists(m, m.extra > 2)', []],
    ['has(age) || age > 4', []],
    ['loan / (age + 5)', ['loan', 'age']],
  ])('%s may have no value, with answers to %s', (text, given) => {
    expect(possibleOf(text, given).missing).toBe(true);
  });

  it.each([
    ['begin + 3 days > begin', true, true],
    ['begin > date("2031-01-01")', false, true],
    ['years(begin, today) < 40', true, false],
    ['begin + 200 years < today', false, true],
    ['rows(members).all(m, m.share > 0)', true, false],
    ['rows(members).exists(m, m.share > 9)', false, true],
    ['sum(rows(members).map(m, m.share)) > 27', false, true],
    ['sum(rows(members).map(m, m.share)) > 26', true, true],
    ['size(rows(members).filter(m, m.share > 2)) < size(rows(members).map(m, m.share > 2))', true, true],
    ['age * 2 > 80', false, true],
    ['age * 2 >= 80', true, true],
    ['loan / 0.5 < 1', false, true],
    ['abs(age) <= 40', true, false],
    ['round(loan) >= 0', true, false],
    ['min(age, loan, 10) > 10', false, true],
    ['loan * rates.yearly > 76.6', false, true],
    ['(gift ? 1 : 3) == 2', true, true],
    ['gift && age > 90', false, true],
    ['!(gift || age < 90) ', false, true],
    ['loan - age < loan + 6', true, false],
    ['loan - age < loan + 5', true, true],
    ['loan + age > age', true, false],
    ['2 * loan == loan + loan', true, false],
    ['loan * 0.1 + age == age + loan / 10 + 1', false, true],
    ['age % 7 < 8', true, false],
    ['age % 7 == 9', false, true],
    ['size(name) < 5', true, false],
    ['size(name) - age >= -39', true, false],
    ['round(loan, 1) > 901', false, true],
    ['name + "a" == "a" + name', true, true],
  ])('%s: can be true %s, can be false %s', (text, yes, no) => {
    expect(possibleOf(text)).toMatchObject({ yes, no });
  });
});
