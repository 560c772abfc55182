import fc from 'fast-check';
import { expect, it } from 'vitest';
import { codeOf } from '../../../src/compiler/compile/expressions.ts';
import type { Scope } from '../../../src/compiler/expression/scope.ts';
import { evaluated } from '../../../src/compiler/simulate/visitor/modules.ts';
import { scratchSite } from '../../support/scratch-site.ts';

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

const number = fc
  .letrec<{ number: string }>((tie) => ({
    number: fc.oneof(
      { depthSize: 'small', maxDepth: 2 },
      fc.constantFrom('few', 'more', 'few', 'more', '1', '2', '5', '0.5'),
      fc
        .tuple(tie('number'), fc.constantFrom('+', '-', '*', '/', '%'), tie('number'))
        .map(([one, sign, other]) => `(${one} ${sign} ${other})`),
      fc.tuple(fc.constantFrom('round', 'floor', 'abs'), tie('number')).map(([name, of]) => `${name}(${of})`),
      fc
        .tuple(fc.constantFrom('min', 'max'), tie('number'), tie('number'))
        .map(([name, a, b]) => `${name}(${a}, ${b})`),
    ),
  }))
  .number.filter((text) => /few|more/.test(text));

/** A number with bounds that depend on other answers: the visitor types it, or it is computed. */
interface Bounded {
  readonly few: boolean;
  readonly more: boolean;
  readonly amount: boolean;
  /** Whether the second number has no least one. */
  readonly isOpen: boolean;
  readonly type: 'integer' | 'number';
  readonly minimum?: string | undefined;
  readonly maximum?: string | undefined;
  readonly computed?: string | undefined;
}

const required = { few: fc.boolean(), more: fc.boolean(), amount: fc.boolean(), isOpen: fc.boolean() };
const type = fc.constantFrom<'integer' | 'number'>('integer', 'number');
const limit = fc.option(number, { nil: undefined });
const bounded = (drawn: fc.Arbitrary<Bounded>): fc.Arbitrary<Bounded> =>
  drawn.filter(({ minimum, maximum }) => minimum !== undefined || maximum !== undefined);
const typed = bounded(fc.record({ ...required, type, minimum: limit, maximum: limit }));
// Without a multiple, a computed number is not rounded.
const computed = bounded(
  fc.record({ ...required, type: fc.constant('number' as const), minimum: limit, maximum: limit, computed: number }),
);

const form = ({ type, minimum, maximum, computed, isOpen, ...required }: Bounded): string => `
schema:
  type: object
  required: [${['colour', ...(['few', 'more', 'amount'] as const).filter((name) => required[name])].join(', ')}]
  properties:
    colour: { type: string, title: Colour, x-list: colours }
    few: { type: integer, title: How few, minimum: 0, maximum: 6 }
    more: { type: integer, title: How many more, ${isOpen ? '' : 'minimum: -2, '}maximum: 3 }
    amount: ${JSON.stringify({ type, title: 'Amount', minimum, maximum })}
ui:
  amount: ${JSON.stringify(computed === undefined ? { widget: 'number' } : { computed })}
messages:
  colour: { required: Choose a colour }
  few: { minimum: More, maximum: Less${required.few ? ', required: Say' : ''} }
  more: { ${isOpen ? '' : 'minimum: More, '}maximum: Less${required.more ? ', required: Say' : ''} }
  amount:
    ${minimum === undefined ? '' : 'minimum: At least'}
    ${maximum === undefined ? '' : 'maximum: At most'}
    ${required.amount ? 'required: Say' : ''}
submit: { label: Ask, actions: [{ alert: You asked. }] }
examples: [{ name: empty, answers: {}, errors: ${JSON.stringify(
  Object.fromEntries([
    ['colour', 'Choose a colour'],
    ...(['few', 'more', 'amount'] as const).filter((name) => required[name]).map((name) => [name, 'Say']),
  ]),
)} }]
`;

/** The problems of a form, and the messages of the amount that are said never to be shown. */
function told(asked: Bounded) {
  const text = form(asked);
  site.write('config/forms/ask.yaml', text);
  const { problems, unready } = site.compile();
  const all = [...problems, ...unready];
  const lines = text.split('\n');
  return {
    codes: all.map(({ code }) => code),
    never: all.flatMap(({ code, place }) =>
      code === 'message/never-shown' ? (/^ {4}(minimum|maximum):/.exec(lines[place.line - 1]!)?.[1] ?? []) : [],
    ),
  };
}

const valueOf = (text: string | undefined) => {
  const code = text === undefined ? undefined : evaluated(codeOf(text, scope));
  return (answers: object): number | undefined =>
    code?.(answers as never, { today: () => '2026-11-23' }) as number | undefined;
};

/** What visitors meet, tried with all their answers; with some where these have no end. */
function met(asked: Bounded) {
  const [least, greatest, worked] = [valueOf(asked.minimum), valueOf(asked.maximum), valueOf(asked.computed)];
  const found = { minimum: false, maximum: false, passed: false };
  for (const few of [...(asked.few ? [] : [undefined]), 0, 1, 2, 3, 4, 5, 6])
    for (const more of [...(asked.more ? [] : [undefined]), ...(asked.isOpen ? [-900, -7] : []), -2, -1, 0, 1, 2, 3]) {
      const answers = { ...(few !== undefined && { few }), ...(more !== undefined && { more }) };
      const [low = -Infinity, high = Infinity] = [least(answers), greatest(answers)];
      const near = [low, high]
        .filter(Number.isFinite)
        .flatMap((at) => [Math.floor(at) - 1, Math.ceil(at), Math.floor(at), at]);
      const some = asked.type === 'integer' ? [0, ...near].filter(Number.isInteger) : [0, ...near];
      const amounts = asked.computed === undefined ? [undefined, ...some, Math.max(...some) + 2] : [worked(answers)];
      for (const amount of amounts) {
        if (amount !== undefined && amount < low) found.minimum = true;
        else if (amount !== undefined && amount > high) found.maximum = true;
        else if (amount !== undefined || !asked.amount) found.passed = true;
      }
    }
  return found;
}

/** Problems of the expressions themselves, such as a division by 0, which other tests compare. */
const ofExpression = /^(bound\/bad|expression\/.*|condition\/.*)$/;
const known = /^(message\/never-shown|form\/never-passed|form\/no-way-found)$/;

it.each([
  ['that a visitor types', typed],
  ['that is computed', computed],
])('what the check says of the bounds of a number %s is so for all answers', (_, drawn) => {
  let compared = 0;
  fc.assert(
    fc.property(drawn, (asked) => {
      const { codes, never } = told(asked);
      if (codes.some((code) => ofExpression.test(code))) return;
      const shown = met(asked);
      expect(never.filter((keyword) => shown[keyword as 'minimum' | 'maximum'])).toEqual([]);
      if (shown.passed) expect(codes).not.toContain('form/never-passed');
      expect(codes.filter((code) => !known.test(code))).toEqual([]);
      compared++;
    }),
    { numRuns: 40 },
  );
  expect(compared).toBeGreaterThan(10);
});
