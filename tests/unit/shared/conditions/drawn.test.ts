import fc, { type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFault, parseExpression } from '../../../../src/shared/conditions/cel/parse.ts';
import { checker } from '../../../../src/compiler/model/checker.ts';
import { conditionSchema } from '../../../../src/compiler/model/conditions.ts';
import { evaluated } from '../../../../src/compiler/simulate/visitor/modules.ts';
import { yearsBetween } from './years.ts';
import type { Answers } from '../../../../src/shared/plan/answers.ts';
import type { ConditionMap } from '../../../../src/shared/plan/config.generated.ts';
import { readLines } from '../../../../src/shared/conditions/cel/read-lines.ts';
import { toExpression, type Type } from '../../../../src/shared/conditions/expression.ts';
import { ofMap, toMap } from '../../../../src/shared/conditions/map.ts';
import {
  isGroup,
  isNamedValue,
  tidied,
  type Line,
  type Node,
  type Value,
} from '../../../../src/shared/conditions/tree.ts';
import { drawnAnswers, emitted, scope, today } from '../../../support/expressions/drawn.ts';

const types: Readonly<Record<string, Type>> = {
  loan: 'number',
  rate: 'number',
  city: 'text',
  smoker: 'truth',
  agreed: 'truth',
  born: 'date',
  starts: 'date',
  covers: 'choices',
  today: 'date',
  'fees.tax': 'number',
  'fees.place': 'text',
  'fees.open': 'truth',
};
const typeOf = (name: string): Type | undefined => types[name];

const numbers: Arbitrary<Value> = fc.constantFrom<Value>(
  0,
  18,
  1.005,
  -20,
  2_500_000,
  { name: 'fees.tax' },
  { name: 'rate' },
);
const texts: Arbitrary<Value> = fc.constantFrom<Value>('Pune', '10', '"quoted"', 'a\\b', 'नमस्ते', {
  name: 'fees.place',
});
const days: Arbitrary<Value> = fc.constantFrom<Value>(
  '2024-02-29',
  '1970-01-01',
  { name: 'today' },
  { name: 'starts' },
);
const choices: Arbitrary<Value> = fc.constantFrom<Value>('theft', 'fire', 'Pune');
const order = ['is', 'other', 'atLeast', 'above', 'atMost', 'below'] as const;

const one = (name: string, signs: readonly Line['sign'][], value: Arbitrary<Value>, of?: Line['of']): Arbitrary<Line> =>
  fc
    .record({ sign: fc.constantFrom(...signs), value })
    .map(({ sign, value: given }) => ({ name, ...(of && { of }), sign, values: [given] }));
const several = (name: string, signs: readonly Line['sign'][], value: Arbitrary<Value>): Arbitrary<Line> =>
  fc
    .record({
      sign: fc.constantFrom(...signs),
      values: fc.uniqueArray(value, { minLength: 2, maxLength: 3, selector: (v) => JSON.stringify(v) }),
    })
    .map(({ sign, values }) => ({ name, sign, values }));
const plainNumbers = numbers.filter((value) => !isNamedValue(value));
const plainTexts = texts.filter((value) => !isNamedValue(value));

/** Lines that can also be negated. */
const turnable: Arbitrary<Line> = fc.oneof(
  fc
    .constantFrom('loan', 'city', 'smoker', 'born', 'covers')
    .map((name): Line => ({ name, sign: 'answered', values: [] })),
  fc.constantFrom('smoker', 'agreed', 'fees.open').map((name): Line => ({ name, sign: 'is', values: [true] })),
  one('loan', order, numbers),
  one('city', ['is', 'other', 'startsWith', 'endsWith', 'contains'], texts),
  one('born', order, days),
  one('born', order, plainNumbers, 'years'),
  several('loan', ['oneOf', 'noneOf'], plainNumbers),
  several('city', ['oneOf', 'noneOf'], plainTexts),
  one('covers', ['includes'], choices),
  several('covers', ['includes'], choices),
);

/** Every line that the builder can make. */
const line: Arbitrary<Line> = fc.oneof(
  { weight: 5, arbitrary: turnable },
  { weight: 2, arbitrary: turnable.map((held): Line => ({ ...held, not: true })) },
  { weight: 1, arbitrary: one('covers', order, fc.constantFrom<Value>(0, 1, 2), 'count') },
  { weight: 1, arbitrary: one('city', order, fc.constantFrom<Value>(0, 4), 'count') },
);

/** Groups in groups, up to three deep. */
const condition: Arbitrary<Node> = [1, 2, 3]
  .reduce<Arbitrary<Node>>(
    (inner) =>
      fc.oneof(
        inner,
        fc.record({
          join: fc.constantFrom('all' as const, 'any' as const),
          lines: fc.array(inner, { minLength: 1, maxLength: 4 }),
        }),
      ),
    line,
  )
  .map(tidied);

const read = (text: string): Node | undefined => {
  const expression = parseExpression(text);
  if (isFault(expression)) throw new Error(`${text}: ${expression.why}`);
  return readLines(expression, { typeOf });
};

const holdsAsCode = (text: string, answers: Answers): boolean =>
  evaluated({ code: emitted(text) })(answers, { today: () => today }) === true;

/** Reference implementation of a condition. */
function holds(node: Node, answers: Answers): boolean {
  if (!isGroup(node)) return holdsAlone(node, answers) !== (node.not === true);
  return node.join === 'all'
    ? node.lines.every((inner) => holds(inner, answers))
    : node.lines.some((inner) => holds(inner, answers));
}

function holdsAlone({ name, of, sign, values }: Line, answers: Answers): boolean {
  const valueOf = (of: string): unknown => (of === 'today' ? today : (scope.constants.get(of) ?? answers[of]));
  const given = values.map((value) => (isNamedValue(value) ? valueOf(value.name) : value));
  const answer = valueOf(name);
  const size = typeof answer === 'string' ? [...answer].length : ((answer as unknown[] | undefined) ?? []).length;
  const years = typeof answer === 'string' ? yearsBetween(answer, today) : undefined;
  const isMissing = of === 'count' ? name === 'city' && answer === undefined : answer === undefined;
  const asked = of === 'count' ? size : of === 'years' ? years : answer;
  const [value] = given as [string];
  if (sign === 'answered') return answer !== undefined;
  if (isMissing || asked === undefined || asked === null || value === undefined) return false;
  switch (sign) {
    case 'is':
      return asked === value;
    case 'other':
      return asked !== value;
    case 'oneOf':
      return given.includes(asked);
    case 'noneOf':
      return !given.includes(asked);
    case 'atLeast':
      return asked >= value;
    case 'above':
      return asked > value;
    case 'atMost':
      return asked <= value;
    case 'below':
      return asked < value;
    case 'includes':
      return given.some((choice) => (asked as unknown[]).includes(choice));
    default:
      return {
        startsWith: String(asked).startsWith(value),
        endsWith: String(asked).endsWith(value),
        contains: String(asked).includes(value),
        fits: false,
      }[sign];
  }
}

describe('any condition of the builder', () => {
  it('reads back as the same lines, as an expression', () => {
    fc.assert(
      fc.property(condition, (node) => {
        const text = toExpression(node, typeOf);
        expect(text && read(text), text).toEqual(node);
      }),
      { numRuns: 1000 },
    );
  });

  it('holds as an expression exactly when its lines hold, for any answers, in compiled code', () => {
    fc.assert(
      fc.property(condition, drawnAnswers, (node, answers) => {
        const text = toExpression(node, typeOf)!;
        expect(holdsAsCode(text, answers), text).toBe(holds(node, answers));
      }),
      { numRuns: 400 },
    );
  });

  it('reads back as the same, and holds for the same answers, as a condition of fields', () => {
    let written = 0;
    fc.assert(
      fc.property(condition, drawnAnswers, (node, answers) => {
        const map = toMap(node);
        if (!map) return;
        const back = ofMap(map)!;
        if (!JSON.stringify(map).includes('$constant')) {
          written += 1;
          expect(checker(conditionSchema(map as ConditionMap))(answers), JSON.stringify(map)).toBe(
            holds(node, answers),
          );
        }
        expect(toMap(back)).toEqual(map);
        expect(sorted(back)).toEqual(sorted(node));
      }),
      { numRuns: 1500 },
    );
    expect(written).toBeGreaterThan(100);
  });
});

/** A condition of fields has negated lines last, so the order of lines may differ. */
function sorted(node: Node): unknown {
  if (!isGroup(node)) return node;
  const lines = node.lines.map(sorted).map((inner) => JSON.stringify(inner));
  return { ...node, lines: lines.sort() };
}
