import type { Scope } from '../../../src/compiler/expression/scope.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../../../src/compiler/compile/expressions.ts';
import { evaluated } from '../../../src/compiler/simulate/visitor/modules.ts';
import type { Answers } from '../../../src/shared/plan/answers.ts';
import { scratchSite } from '../../support/scratch-site.ts';

const site = scratchSite();

const scope: Scope = {
  fields: new Map([
    ['few', 'double'],
    ['more', 'double'],
    ['name', 'string'],
  ]),
  rows: new Map(),
  tables: new Map(),
  constants: new Map(),
};

/** The letters of random texts. */
const letters = ['a', 'b', '@', 'z'];
const names = letters.flatMap((one) => [
  one,
  ...letters.flatMap((two) => [one + two, ...letters.map((x) => one + two + x)]),
]);
const allAnswers: Answers[] = [0, 1, 2, 3, 4, 5, 6].flatMap((few) =>
  [-2, -1, 0, 1, 2, 3].flatMap((more) => names.map((name) => ({ few, more, name }))),
);

const number = fc.letrec<{ number: string }>((tie) => ({
  number: fc.oneof(
    { depthSize: 'small', maxDepth: 3 },
    fc.constantFrom('few', 'more', 'few', 'more', '1', '2', '3', '4', '7', '0.5', 'size(name)'),
    fc
      .tuple(tie('number'), fc.constantFrom('+', '-', '*', '/', '%'), tie('number'))
      .map(([one, sign, other]) => `(${one} ${sign} ${other})`),
    fc.tuple(fc.constantFrom('round', 'floor', 'abs'), tie('number')).map(([name, of]) => `${name}(${of})`),
    fc.tuple(fc.constantFrom('min', 'max'), tie('number'), tie('number')).map(([name, a, b]) => `${name}(${a}, ${b})`),
  ),
})).number;
const written = fc.constantFrom('a', 'b', '@', 'ab', 'aa', 'z@');
const truth = fc.letrec<{ truth: string }>((tie) => ({
  truth: fc.oneof(
    { depthSize: 'small', maxDepth: 3 },
    fc
      .tuple(number, fc.constantFrom('<', '<=', '>', '>=', '==', '!='), number)
      .map(([one, sign, other]) => `${one} ${sign} ${other}`),
    fc
      .tuple(fc.constantFrom('contains', 'startsWith', 'endsWith'), written)
      .map(([is, text]) => `name.${is}("${text}")`),
    written.map((text) => `name == "${text}"`),
    tie('truth').map((one) => `!(${one})`),
    fc.tuple(tie('truth'), fc.constantFrom('&&', '||'), tie('truth')).map(([a, sign, b]) => `(${a}) ${sign} (${b})`),
  ),
})).truth;

const form = (assert: string): string => `
schema:
  type: object
  required: [colour, few, more, name]
  properties:
    colour: { type: string, title: Colour, x-list: colours }
    few: { type: integer, title: How few, minimum: 0, maximum: 6 }
    more: { type: integer, title: How many more, minimum: -2, maximum: 3 }
    name: { type: string, title: Name, maxLength: 3 }
messages:
  colour: { required: Choose a colour }
  few: { required: Say, minimum: More, maximum: Less }
  more: { required: Say, minimum: More, maximum: Less }
  name: { required: Say, maxLength: Shorter }
rules:
  - { assert: '${assert}', at: name, message: Not so }
submit: { label: Ask, actions: [{ alert: You asked. }] }
examples: [{ name: empty, answers: {}, errors: { colour: Choose a colour, few: Say, more: Say, name: Say } }]
`;

/** The problem codes of an assertion. */
function codesOf(assert: string): string[] {
  site.write('config/forms/ask.yaml', form(assert));
  const { problems, unready } = site.compile();
  return [...problems, ...unready].map(({ code }) => code);
}

describe('an assertion that is reported as always or never true', () => {
  it('agrees with trying all answers', () => {
    fc.assert(
      fc.property(truth, (assert) => {
        const codes = codesOf(assert);
        // An impossible value, or a division by 0, is reported before anything else.
        if (codes.some((one) => one.startsWith('expression/'))) return;
        const code = evaluated(codeOf(assert, scope));
        const values = new Set(allAnswers.map((answers) => code(answers, { today: () => '2026-11-23' })));
        if (values.has(false)) expect(codes).not.toContain('message/never-shown');
        if (values.has(true) || values.has(undefined)) expect(codes).not.toContain('form/never-passed');
        expect(codes.filter((one) => !known.has(one))).toEqual([]);
      }),
      { numRuns: 25 },
    );
    // Each form is compiled, which is slow on a busy machine.
  });
});

const known: ReadonlySet<string> = new Set(['message/never-shown', 'form/never-passed', 'form/no-way-found']);
