import fc from 'fast-check';
import type { Answers } from '../../../../src/shared/plan/answers.ts';

type Json = Readonly<Record<string, unknown>>;

/** A field that was drawn: its schema and look, with conditions over fields before it. */
interface Drawn {
  readonly name: string;
  readonly kind: string;
  readonly schema: Json;
  readonly ui: Json;
  readonly required: boolean;
}

const names = ['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'zeta'];
const choices = ['red', 'green', 'blue'];
const oneOf = choices.map((one) => ({ const: one, title: `The ${one} one` }));

const kinds: Readonly<Record<string, fc.Arbitrary<Json>>> = {
  text: fc.record(
    { minLength: fc.integer({ min: 2, max: 3 }), maxLength: fc.integer({ min: 4, max: 6 }) },
    { requiredKeys: [] },
  ),
  code: fc.constant({ pattern: '^[a-z]{2}$' }),
  whole: fc.record(
    { minimum: fc.integer({ min: 0, max: 3 }), maximum: fc.integer({ min: 6, max: 9 }) },
    { requiredKeys: [] },
  ),
  number: fc.record({ multipleOf: fc.constant(0.5), exclusiveMinimum: fc.constant(1) }, { requiredKeys: [] }),
  box: fc.constant({}),
  choice: fc.constant({ oneOf }),
  several: fc.record(
    { items: fc.constant({ type: 'string', oneOf }), minItems: fc.constant(1), maxItems: fc.constant(2) },
    { requiredKeys: ['items'] },
  ),
  day: fc.constant({ format: 'date', minimum: '2020-01-01', maximum: '2030-12-31' }),
  email: fc.constant({ format: 'email', maxLength: 40 }),
};

const types: Readonly<Record<string, string>> = {
  whole: 'integer',
  number: 'number',
  box: 'boolean',
  several: 'array',
};

/** Values that visitors answer with, right and wrong ones. */
const answersOf: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  text: fc.constantFrom('a', 'abcd', 'abcdefgh', 'red'),
  code: fc.constantFrom('ab', 'A', 'abc'),
  whole: fc.integer({ min: -1, max: 10 }),
  number: fc.constantFrom(0.5, 1, 1.5, 2.25, 7),
  box: fc.boolean(),
  choice: fc.constantFrom(...choices),
  several: fc.subarray(choices, { minLength: 1 }),
  day: fc.constantFrom('2019-12-31', '2024-02-29', '2031-01-01'),
  email: fc.constantFrom('a@b.in', 'none'),
};

/** A condition as a map of one field. */
function mapOf({ name, kind }: Drawn): fc.Arbitrary<Json> {
  const rules: Readonly<Record<string, fc.Arbitrary<Json>>> = {
    choice: fc.constantFrom({ const: 'red' }, { enum: ['red', 'blue'] }, { not: { const: 'green' } }, {}),
    several: fc.constantFrom({ contains: { const: 'red' } }, { minItems: 2 }, {}),
    whole: fc.constantFrom({ minimum: 4 }, { exclusiveMaximum: 5 }, { minimum: 2, maximum: 7 }, {}),
    number: fc.constantFrom({ maximum: 1.5 }, {}),
    box: fc.constantFrom({ const: true }, { const: false }),
  };
  return (rules[kind] ?? fc.constant({})).map((rule) => ({ [name]: rule }));
}

/** A condition as an expression over one or two fields. */
function celOf(one: Drawn, other: Drawn): fc.Arbitrary<string> {
  const simple = ({ name, kind }: Drawn): fc.Arbitrary<string> =>
    ({
      choice: fc.constantFrom(
        `${name} == "red"`,
        `${name} != "red"`,
        `${name} in ["red", "blue"]`,
        `!(${name} == "blue")`,
      ),
      several: fc.constantFrom(`"red" in ${name}`, `!("red" in ${name})`, `size(${name}) >= 2`),
      whole: fc.constantFrom(`${name} > 4`, `!(${name} > 4)`, `${name} * 2 <= 9`, `${name} == 5`),
      number: fc.constantFrom(`${name} >= 1.5`, `${name} - 1 > 0`),
      box: fc.constantFrom(name, `!${name}`),
      day: fc.constantFrom(`${name} > date("2024-01-01")`, `years(${name}, date("2026-01-01")) >= 2`),
      text: fc.constantFrom(`has(${name})`, `!has(${name})`, `${name} == "abcd"`, `${name}.contains("b")`),
    })[kind] ?? fc.constant(`has(${name})`);
  const isNumber = ({ kind }: Drawn): boolean => kind === 'whole' || kind === 'number';
  const both =
    one !== other && isNumber(one) && isNumber(other)
      ? [
          fc.constantFrom(
            `${one.name} + ${other.name} > 6`,
            `${one.name} < ${other.name}`,
            `!(${one.name} < ${other.name})`,
          ),
        ]
      : [];
  return fc.oneof(
    simple(one),
    fc.tuple(simple(one), simple(other), fc.constantFrom('&&', '||')).map(([a, b, sign]) => `(${a}) ${sign} (${b})`),
    fc.tuple(simple(one), simple(other)).map(([a, b]) => `!((${a}) && (${b}))`),
    ...both,
  );
}

export function conditionOver(before: readonly Drawn[]): fc.Arbitrary<Json | string> {
  const field = fc.constantFrom(...before);
  return fc.oneof(
    field.chain(mapOf),
    fc
      .tuple(field.chain(mapOf), field.chain(mapOf))
      .map(([one, other]): Json => (JSON.stringify(one) === JSON.stringify(other) ? one : { anyOf: [one, other] })),
    field.chain(mapOf).map((one): Json => ({ not: one })),
    fc.tuple(field.chain(mapOf), field.chain(mapOf)).map(([one, other]): Json => ({ ...one, not: other })),
    fc.tuple(field, field).chain(([one, other]) => celOf(one, other)),
  );
}

const fieldAfter = (before: readonly Drawn[]): fc.Arbitrary<Drawn> =>
  fc.record({ kind: fc.constantFrom(...Object.keys(kinds)), required: fc.boolean() }).chain(({ kind, required }) => {
    const name = names[before.length]!;
    const when = before.length === 0 ? fc.constant(undefined) : fc.option(conditionOver(before), { nil: undefined });
    const offered =
      before.length === 0 || kind !== 'choice'
        ? fc.constant(undefined)
        : fc.option(conditionOver(before), { nil: undefined });
    const [first] = before;
    return fc
      .record({
        rules: kinds[kind]!,
        when,
        offered,
        // A text that prints a box has words of its own for yes and no.
        help: fc.constantFrom(
          undefined,
          'A hint, in words.',
          first && first.kind !== 'box' ? `You said {${first.name}}.` : undefined,
        ),
      })
      .map(({ rules, when, offered, help }): Drawn => ({
        name,
        kind,
        required,
        schema: { type: types[kind] ?? 'string', title: `Question ${name}?`, ...rules },
        ui: defined({
          when,
          help,
          choicesWhen: offered && { green: offered },
          widget: kind === 'choice' ? 'radio' : undefined,
        }),
      }));
  });

const defined = (given: Json): Json => Object.fromEntries(Object.entries(given).filter(([, one]) => one !== undefined));

/** What breaks the rules of a field, with its message. */
function messagesOf({ name, schema, required }: Drawn): Json {
  const keys = [
    'format',
    'pattern',
    'minLength',
    'maxLength',
    'minimum',
    'maximum',
    'exclusiveMinimum',
    'multipleOf',
    'minItems',
    'maxItems',
  ];
  const own = keys.filter((key) => key in schema).map((key) => [key, `The ${key} of ${name} is wrong.`]);
  return { ...(required && { required: `Answer ${name}.` }), ...(Object.fromEntries(own) as Json) };
}

export interface DrawnForm {
  readonly fields: readonly Drawn[];
  readonly data: Json;
  /** Answers to try. */
  readonly tries: readonly Answers[];
}

const fieldsOf = (count: number): fc.Arbitrary<readonly Drawn[]> =>
  count === 0
    ? fc.constant([])
    : fieldsOf(count - 1).chain((before) => fieldAfter(before).map((one) => [...before, one]));

const rows = fc.constantFrom({
  type: 'object',
  required: ['label'],
  properties: {
    label: { type: 'string', title: 'Label', maxLength: 5 },
    count: { type: 'integer', title: 'Count', minimum: 1 },
  },
});

/** A form with some fields, conditions, checks, a value that is worked out, and rows; and answers to it. */
export const drawnForm: fc.Arbitrary<DrawnForm> = fc
  .tuple(fc.integer({ min: 2, max: names.length }), fc.boolean())
  .chain(([count, hasRows]) => fieldsOf(count).chain((fields) => withRules(fields, hasRows)));

function withRules(fields: readonly Drawn[], hasRows: boolean): fc.Arbitrary<DrawnForm> {
  const numbers = fields.filter(({ kind }) => kind === 'whole');
  const check = fc
    .tuple(fc.constantFrom(...fields), fc.constantFrom(...fields))
    .chain(([one, other]) => celOf(one, other));
  return fc
    .record({
      rule: fc.option(fc.record({ assert: check, at: fc.constantFrom(...fields.map(({ name }) => name)) }), {
        nil: undefined,
      }),
      tries: fc.array(answersTo(fields, hasRows), { minLength: 12, maxLength: 12 }),
      row: rows,
    })
    .map(({ rule, tries, row }) => ({
      fields,
      tries,
      data: defined({
        schema: {
          type: 'object',
          required: fields.filter(({ required }) => required).map(({ name }) => name),
          properties: {
            ...Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
            ...(numbers[0] && { twice: { type: 'number', title: 'Twice that' } }),
            ...(hasRows && { parts: { type: 'array', title: 'Parts', items: row, maxItems: 3 } }),
          },
        },
        ui: {
          ...Object.fromEntries(fields.map(({ name, ui }) => [name, ui])),
          ...(numbers[0] && { twice: { computed: `${numbers[0].name} * 2 + 1` } }),
          ...(hasRows && { parts: partsLook }),
        },
        messages: {
          ...Object.fromEntries(
            fields.map((one) => [one.name, messagesOf(one)] as const).filter(([, own]) => Object.keys(own).length > 0),
          ),
          ...(hasRows && { parts: { maxItems: 'Three parts at most.' } }),
        },
        rules: rule && [{ ...rule, message: 'These answers do not fit.' }],
        submit: { label: 'Send it', actions: [{ alert: 'Thank you.' }] },
        examples: [{ name: 'Nothing' }],
      }),
    }));
}

const partsLook = {
  widget: 'rows',
  options: { row: 'Part {n}', add: 'Add a part', remove: 'Remove', removed: '{row} was removed.', undo: 'Undo' },
  rows: {
    ui: { count: { when: { label: { const: 'many' } } } },
    messages: {
      label: { required: 'Write a label.', maxLength: 'Five letters.' },
      count: { minimum: 'One at least.' },
    },
  },
};

function answersTo(fields: readonly Drawn[], hasRows: boolean): fc.Arbitrary<Answers> {
  const own = Object.fromEntries(
    fields.map(({ name, kind }) => [name, fc.option(answersOf[kind]!, { nil: undefined, freq: 3 })]),
  );
  const part = fc.record(
    { label: fc.constantFrom('many', 'few', 'too long'), count: fc.integer({ min: 0, max: 2 }) },
    { requiredKeys: [] },
  );
  return fc
    .record({ ...own, ...(hasRows && { parts: fc.array(part, { maxLength: 4 }) }) })
    .map((answers) => defined(answers) as Answers);
}
