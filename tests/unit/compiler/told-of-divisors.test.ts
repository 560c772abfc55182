import fc from 'fast-check';
import { expect, it } from 'vitest';
import { codeOf } from '../../../src/compiler/compile/expressions.ts';
import type { Scope } from '../../../src/compiler/expression/scope.ts';
import { evaluated } from '../../../src/compiler/simulate/visitor/modules.ts';
import { scratchSite } from '../../support/scratch-site.ts';

/** A computed number that is said to divide by 0 is compared with all answers. */
const site = scratchSite();

const scope: Scope = {
  fields: new Map([
    ['few', 'double'],
    ['more', 'double'],
  ]),
  rows: new Map(),
  tables: new Map(),
  constants: new Map(),
};

const drawnNumber = fc.letrec<{ number: string }>((tie) => ({
  number: fc.oneof(
    { depthSize: 'small', maxDepth: 2 },
    fc.constantFrom('few', 'more', 'few', 'more', '0', '1', '2', '0.1', '0.3', '9007199254740992'),
    fc
      .tuple(tie('number'), fc.constantFrom('+', '-', '*'), tie('number'))
      .map(([one, sign, other]) => `(${one} ${sign} ${other})`),
    fc.tuple(tie('number'), fc.constantFrom('/ 3', '% 3')).map(([one, by]) => `(${one} ${by})`),
    fc.tuple(fc.constantFrom('round', 'floor', 'abs', '-'), tie('number')).map(([name, of]) => `${name}(${of})`),
    fc.tuple(fc.constantFrom('min', 'max'), tie('number'), tie('number')).map(([name, a, b]) => `${name}(${a}, ${b})`),
  ),
})).number;

/** Many of these are 0 with all answers. */
const divisor = fc.oneof(
  drawnNumber,
  drawnNumber.map((one) => `(${one} - ${one})`),
  fc.tuple(drawnNumber, drawnNumber).map(([one, other]) => `(${one} + ${other} - ${one} - ${other})`),
  fc.tuple(drawnNumber, drawnNumber).map(([one, other]) => `(${one} + ${other} - ${one})`),
  drawnNumber.map((one) => `(${one} * 2 - ${one} - ${one})`),
  drawnNumber.map((one) => `(${one} * 0)`),
  drawnNumber.map((one) => `(gap * ${one})`),
);

const form = (computed: string, mostFew: number): string => `
schema:
  type: object
  required: [colour]
  properties:
    colour: { type: string, title: Colour, x-list: colours }
    few: { type: integer, title: How few, minimum: 0, maximum: ${mostFew} }
    more: { type: integer, title: How many more, minimum: -2, maximum: 3 }
    gap: { type: number, title: Gap }
    part: { type: number, title: Part }
ui:
  gap: { computed: more - more }
  part: { computed: ${JSON.stringify(computed)} }
messages:
  colour: { required: Choose a colour }
  few: { minimum: More, maximum: Less }
  more: { minimum: More, maximum: Less }
submit: { label: Ask, actions: [{ alert: You asked. }] }
examples: [{ name: nobody, answers: {}, errors: { colour: Choose a colour } }]
`;

/** Whether the form is said to divide by 0. */
function isTold(computed: string, mostFew: number): boolean {
  site.write('config/forms/ask.yaml', form(computed, mostFew));
  return site.compile().problems.some(({ message }) => message === 'Nothing can be divided by 0.');
}

it('a number that is said to divide by 0 does so with all answers', () => {
  const compared = { always: 0, told: 0, others: 0 };
  fc.assert(
    fc.property(divisor, fc.constantFrom(0, 6, 6), fc.constantFrom('/', '%'), (by, mostFew, sign) => {
      const valueOf = evaluated(codeOf(by.replaceAll('gap', '(more - more)'), scope));
      const values = [undefined, 0, 1, 2, 3, 4, 5, 6]
        .filter((few) => few === undefined || few <= mostFew)
        .flatMap((few) =>
          [undefined, -2, -1, 0, 1, 2, 3].map((more) => {
            const answers = { ...(few !== undefined && { few }), ...(more !== undefined && { more }) };
            return valueOf(answers as never, { today: () => '2026-11-23' });
          }),
        );
      const isAlways = values.every((value) => value === undefined || value === 0);
      const told = isTold(`1 ${sign} ${by}`, mostFew);
      if (told) expect(isAlways).toBe(true);
      compared[told ? 'told' : isAlways ? 'always' : 'others']++;
    }),
    { numRuns: 80 },
  );
  expect(compared.told).toBeGreaterThan(15);
  expect(compared.others).toBeGreaterThan(15);
});

it.each(['few - few', '2 * few - few - few', 'few * 0', 'gap', 'gap * few', 'round(few) - round(few)'])(
  'a number divided by %s is said to divide by 0',
  (by) => expect(isTold(`1 / (${by})`, 6)).toBe(true),
);

it.each(['few', 'few - more', 'few + 1 - few', '9007199254740992 + 1 - 9007199254740992', 'few / 3 * 3 - few + 0.1'])(
  'a number divided by %s is not said to divide by 0',
  (by) => expect(isTold(`1 / (${by})`, 6)).toBe(false),
);
