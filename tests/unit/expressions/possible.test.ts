import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../../../src/compiler/compile/expressions.ts';
import type { Scope } from '../../../src/compiler/expression/check.ts';
import { parseExpression, type Expression } from '../../../src/compiler/expression/parse.ts';
import { anything, between, possible, type Possible } from '../../../src/compiler/expression/possible.ts';
import type { Answers } from '../../../src/plan/answers.ts';
import { evaluated } from '../../../src/compiler/simulate/visitor/modules.ts';

const scope: Scope = {
  fields: new Map([
    ['age', 'double'],
    ['loan', 'double'],
    ['gift', 'bool'],
    ['name', 'string'],
  ]),
  rows: new Map(),
  tables: new Map(),
  constants: new Map<string, unknown>([['rates.yearly', 0.085]]),
};

/** Between which numbers the answers lie, and how they are drawn. */
const asked: Readonly<Record<string, Possible>> = {
  age: between(-5, 40, true),
  loan: between(0.5, 900, true),
  gift: { ...anything, missing: false },
  name: { ...anything, sizes: [1, 3] },
};
const answers = fc.record(
  {
    age: fc.integer({ min: -5, max: 40 }),
    loan: fc.integer({ min: 50, max: 90_000 }).map((paise) => paise / 100),
    gift: fc.boolean(),
    name: fc.string({ minLength: 1, maxLength: 3 }),
  },
  { requiredKeys: [] },
);

const { number, truth } = fc.letrec<{ number: string; truth: string }>((tie) => ({
  number: fc.oneof(
    { depthSize: 'small', maxDepth: 4 },
    fc.constantFrom('age', 'loan', '0', '2', '0.1', '-3', 'rates.yearly', 'size(name)'),
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
  ),
  truth: fc.oneof(
    { depthSize: 'small', maxDepth: 4 },
    fc.constantFrom('gift', 'true', 'has(age)', 'has(gift)', '(name == "a")'),
    fc
      .tuple(tie('number'), fc.constantFrom('<', '<=', '>', '>=', '==', '!='), tie('number'))
      .map(([one, sign, other]) => `(${one} ${sign} ${other})`),
    fc
      .tuple(tie('truth'), fc.constantFrom('&&', '||', '==', '!='), tie('truth'))
      .map(([one, sign, other]) => `(${one} ${sign} ${other})`),
    tie('truth').map((one) => `!${one}`),
  ),
}));

const valueWith = (text: string, given: Answers): unknown =>
  evaluated(codeOf(text, scope))(given, { today: () => '2026-11-23' });

const possibleOf = (text: string): Possible =>
  possible((parseExpression(text) as Expression).ast, scope, (field) => asked[field]!);

describe('what an expression can be', () => {
  it('leaves out no truth that some answers bring about', () => {
    fc.assert(
      fc.property(truth, answers, (text, given) => {
        const { yes, no, missing } = possibleOf(text);
        const value = valueWith(text, given);
        expect({ true: yes, false: no, undefined: missing }[String(value)]).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('leaves out no number that some answers bring about', () => {
    fc.assert(
      fc.property(number, answers, (text, given) => {
        const { least, greatest, missing } = possibleOf(text);
        const value = valueWith(text, given) as number | undefined;
        if (value === undefined) expect(missing).toBe(true);
        else expect([value >= least, value <= greatest]).toEqual([true, true]);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
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
