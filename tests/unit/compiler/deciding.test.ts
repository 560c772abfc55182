import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checker } from '../../../src/compiler/model/checker.ts';
import { checkedSchema } from '../../../src/compiler/model/answer.ts';
import { decidingAnswers } from '../../../src/compiler/model/deciding/deciding.ts';
import type { FieldSchema } from '../../../src/compiler/model/types.ts';
import type { AnswerRule } from '../../../src/shared/plan/config.generated.ts';

type Rules = readonly AnswerRule[];

/** Which of the rules an answer satisfies. */
const kindOf = (rules: Rules, answer: unknown): string => rules.map((rule) => checker({ ...rule })(answer)).join();

/** The kinds of answers among `all` that the field accepts, by trying every one of them. */
const kindsAmong = (schema: FieldSchema, rules: Rules, all: readonly unknown[]): Set<string> => {
  const accepts = checker(checkedSchema(schema));
  return new Set(all.filter((answer) => accepts(answer)).map((answer) => kindOf(rules, answer)));
};

/** Expects all kinds of answers that trying every one finds, and that the field accepts the generated answers. */
function expectEveryKind(
  schema: FieldSchema,
  rules: Rules,
  all: readonly unknown[],
  choices?: readonly string[],
): void {
  const { answers, isComplete } = decidingAnswers({ schema, choices }, rules);
  expect(isComplete).toBe(true);
  const made = kindsAmong(schema, rules, answers);
  expect([...kindsAmong(schema, rules, all)].filter((kind) => !made.has(kind))).toEqual([]);
}

/** One of these rules, its negation, or a combination. */
const ruleOf = (plain: fc.Arbitrary<AnswerRule>): fc.Arbitrary<AnswerRule> =>
  fc.oneof(
    { weight: 3, arbitrary: plain },
    plain.map((not) => ({ not })),
    fc.array(plain, { minLength: 1, maxLength: 2 }).map((anyOf) => ({ anyOf })),
  );
const rulesOfKind = (plain: fc.Arbitrary<AnswerRule>) => fc.array(ruleOf(plain), { minLength: 1, maxLength: 3 });

/** Every text of up to four letters. */
const texts = ((): string[] => {
  const longer = (some: readonly string[]) => some.flatMap((text) => [...'aM7 '].map((letter) => text + letter));
  const [one, two, three] = [longer(['']), longer(longer([''])), longer(longer(longer([''])))];
  return [...one, ...two, ...three, ...longer(three)];
})();
const pattern = fc.constantFrom(
  '^M',
  '^[A-Z]{2}[0-9]*$',
  'a$',
  '^[^7]+$',
  '^(?:a|M7)+$',
  '7| ',
  '^\\p{L}{2,3}$',
  '^(?!M)\\S+$',
);
const length = fc.integer({ min: 0, max: 5 });

describe('answers that decide conditions', () => {
  it('have every kind of text', () => {
    const field = fc.record<FieldSchema, 'type'>(
      { type: fc.constant('string' as const), pattern, minLength: length, maxLength: fc.integer({ min: 1, max: 5 }) },
      { requiredKeys: ['type'] },
    );
    const rule = fc.oneof<fc.Arbitrary<AnswerRule>[]>(
      pattern.map((pattern) => ({ pattern })),
      length.map((minLength) => ({ minLength })),
      length.map((maxLength) => ({ maxLength })),
      fc.constantFrom(...texts).map((only) => ({ const: only })),
      fc.constant({ enum: ['M7', 'MM', 'a'] }),
    );
    fc.assert(
      fc.property(field, rulesOfKind(rule), (schema, rules) => expectEveryKind(schema, rules, texts)),
      { numRuns: 40 },
    );
  });

  it('have every kind of number', () => {
    const bound = fc.integer({ min: -20, max: 40 });
    const step = fc.constantFrom(1, 2, 3, 5, 10, 0.5);
    const field = fc.record<FieldSchema, 'type'>(
      {
        type: fc.constantFrom('integer' as const, 'number' as const),
        minimum: bound,
        exclusiveMinimum: bound,
        maximum: bound,
        multipleOf: step,
      },
      { requiredKeys: ['type'] },
    );
    const rule = fc.oneof<fc.Arbitrary<AnswerRule>[]>(
      ...(['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum', 'const'] as const).map((key) =>
        bound.map((value) => ({ [key]: value })),
      ),
      step.map((multipleOf) => ({ multipleOf })),
    );
    const all = Array.from({ length: 800 }, (_, index) => index / 4 - 100);
    fc.assert(fc.property(field, rulesOfKind(rule), (schema, rules) => expectEveryKind(schema, rules, all)));
  });

  it('have every kind of several choices', () => {
    const choices = ['a', 'b', 'c', 'd'];
    const all = choices
      .reduce<string[][]>((sets, choice) => [...sets, ...sets.map((set) => [...set, choice])], [[]])
      .slice(1);
    const field = fc.record<FieldSchema, 'type'>(
      {
        type: fc.constant('array' as const),
        minItems: length,
        maxItems: fc.integer({ min: 1, max: 5 }),
        uniqueItems: fc.constant(true),
      },
      { requiredKeys: ['type'] },
    );
    const choice = fc.constantFrom(...choices, 'e');
    const rule = fc.oneof<fc.Arbitrary<AnswerRule>[]>(
      length.map((minItems) => ({ minItems })),
      length.map((maxItems) => ({ maxItems })),
      choice.map((only) => ({ contains: { const: only } })),
      fc
        .tuple(choice, choice)
        .map(([one, other]) => ({ contains: { not: { anyOf: [{ const: one }, { const: other }] } } })),
    );
    // One of each kind if no rule has a length.
    const [a, c] = [{ const: 'a' }, { const: 'c' }];
    const kinds = [{ contains: { not: { anyOf: [a, c] } } }, { contains: c }, { contains: { not: c } }];
    fc.assert(
      fc.property(field, rulesOfKind(rule), (schema, rules) => expectEveryKind(schema, rules, all, choices)),
      { examples: [[{ type: 'array' }, kinds]] },
    );
  });

  it('are not changed by the filters of the field', () => {
    const schema = { type: 'string', pattern: '^.{2}$' } as const;
    const filters = ['uppercase' as const, { cap: 3 }];
    const { answers } = decidingAnswers({ schema, choices: undefined, filters }, [{ pattern: '[a-zA-Z]' }]);
    expect(answers.map((answer) => String(answer).toUpperCase())).toEqual(answers);
    expect(answers.map((answer) => /[a-z]/i.test(String(answer)))).toEqual([true, false]);
  });

  it('are marked incomplete if a pattern has no automaton', () => {
    expect(decidingAnswers({ schema: { type: 'string' }, choices: undefined }, [{ pattern: '(?<=a)b' }])).toMatchObject(
      {
        isComplete: false,
      },
    );
  });
});
