import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { customizeValidator } from '@rjsf/validator-ajv8';
import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formats } from '../../../src/compiler/model/formats.ts';
import { validatorsCode } from '../../../src/compiler/emit/validators.ts';
import { transformErrorsOf } from '../../../src/shared/engine/transform-errors.ts';
import { validate } from '../../../src/shared/engine/validate.ts';
import type { Answers } from '../../../src/shared/plan/answers.ts';
import type { AjvError } from '../../../src/shared/plan/errors.ts';
import type { FieldSchema, FieldSet, FieldSetPlan } from '../../../src/shared/plan/form.ts';
import { filesOf, formModule, wizardModule } from '../../config/modules.ts';

type Schema = FieldSetPlan['schema'];

const marks = (errors: readonly AjvError[] | null | undefined) =>
  (errors ?? []).map(({ instancePath, keyword, params }) => [instancePath, keyword, params?.missingProperty]).sort();

const found = (validator: ValidatorType, schema: Schema, answers: unknown) =>
  marks(validator.rawValidation<AjvError>(schema as unknown as RJSFSchema, answers).errors);

/** Answers near the limits of a field: its choices, its bounds, other types, none. */
function answersOf({ type, enum: choices, items, minimum, maximum }: FieldSchema): fc.Arbitrary<unknown> {
  const odd = fc.constantFrom<unknown>(
    undefined,
    '',
    ' ',
    'x',
    '9876543210',
    '123',
    'a@b.in',
    '2024-02-29',
    true,
    false,
    0,
    1.5,
    -1,
    [],
    ['x', 'x'],
    {},
    null,
  );
  const fitting = choices
    ? fc.constantFrom<unknown>(...choices)
    : items?.enum
      ? fc.array(fc.constantFrom<unknown>(...items.enum))
      : type === 'integer' || type === 'number'
        ? fc.integer({ min: (minimum ?? 0) - 1, max: (maximum ?? 100) + 1 })
        : type === 'boolean'
          ? fc.boolean()
          : fc.string();
  return fc.oneof(odd, fitting);
}

/** Expects `ours` and `peer` to find the same errors in any answers to a schema. */
function agree(schema: Schema, ours: ValidatorType, peer: (answers: unknown) => unknown): void {
  const answers = fc.record(
    Object.fromEntries(Object.entries(schema.properties).map(([name, field]) => [name, answersOf(field)])),
  );
  fc.assert(
    fc.property(answers, (drawn) => {
      const given = Object.fromEntries(Object.entries(drawn).filter(([, value]) => value !== undefined));
      expect(found(ours, schema, given)).toEqual(peer(given));
    }),
    { numRuns: 200 },
  );
}

describe('precompiled validators find what rjsf’s own validator finds', () => {
  /** The peer compiles at run time. Its schema need only be equal to that of the plan. */
  const agreeOn = ({ plan, validator }: FieldSet) => {
    const peer = customizeValidator({ customFormats: formats, ajvOptionsOverrides: { strict: false } }, undefined);
    const schema = structuredClone(plan.schema);
    agree(schema, validator, (given) => found(peer, schema, given));
  };

  it.each([
    ...filesOf('form').map(([file]) => [file, formModule] as const),
    ...filesOf('wizard').map(([file]) => [file, wizardModule] as const),
  ])('%s', async (file, load) => {
    for (const { rows, ...step } of (await load(file)).steps)
      for (const set of [step, ...Object.values(rows?.sets ?? {})]) agreeOn(set);
  });
});

/** Runs the code of schemas as a module, as a page does. */
async function precompiled(name: string, schemas: readonly Schema[]): Promise<readonly ValidatorType[]> {
  const sets = Object.fromEntries(schemas.map((schema, index) => [`set${index}`, schema]));
  const made = Object.entries(sets).map(
    ([set, schema]) => `createPrecompiledValidator(${set}, ${JSON.stringify(schema)})`,
  );
  const folder = join(process.cwd(), 'test-results/validators');
  const file = join(folder, `${name}.mjs`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${validatorsCode({ sets })}\nexport default [${made.join(',\n')}];`);
  return ((await import(/* @vite-ignore */ file)) as { default: readonly ValidatorType[] }).default;
}

/** Any of these, if present. */
const some = (keywords: Record<string, fc.Arbitrary<unknown>>) => fc.record(keywords, { requiredKeys: [] });

const small = fc.integer({ min: 0, max: 4 });

const someField = fc.oneof(
  some({
    minLength: small,
    maxLength: small,
    pattern: fc.constantFrom('^[a-z ]*$', '^[6-9][0-9]{9}$', '[\u{1f600}-\u{1f64f}"\\\\]'),
    format: fc.constantFrom(...Object.keys(formats)),
    enum: fc.uniqueArray(fc.string(), { minLength: 1 }),
    const: fc.string(),
  }).map((rules) => ({ type: 'string', ...rules })),
  some({
    minimum: small,
    exclusiveMinimum: small,
    maximum: fc.integer({ min: 4, max: 9 }),
    multipleOf: fc.constantFrom(1, 0.1, 5),
  }).chain((rules) => fc.constantFrom('integer', 'number').map((type) => ({ type, ...rules }))),
  some({ minItems: small, maxItems: small, uniqueItems: fc.boolean() }).chain((rules) =>
    fc
      .constantFrom<object>({ type: 'string' }, { type: 'string', enum: ['x', 'y"\\'] }, { type: 'object' })
      .map((items) => ({ type: 'array', ...rules, items })),
  ),
  some({ const: fc.constant(true) }).map((rules) => ({ type: 'boolean', ...rules })),
) as fc.Arbitrary<FieldSchema>;

const someSchema = fc
  .dictionary(fc.stringMatching(/^[a-z]\w{0,4}$/), someField, { minKeys: 1, maxKeys: 5 })
  .chain((properties) =>
    fc
      .subarray(Object.keys(properties))
      .map((required): Schema => ({ $id: 'set/drawn', type: 'object', required, properties })),
  );

it('precompiled validators of any schema refuse what Ajv refuses, by the same keywords', async () => {
  // As JSON, like those of config: generated objects have no prototype, and rjsf treats them differently.
  const schemas = JSON.parse(JSON.stringify(fc.sample(someSchema, { numRuns: 60, seed: 7 }))) as Schema[];
  const validators = await precompiled('drawn', schemas);
  for (const [index, schema] of schemas.entries()) {
    const check = new Ajv({ allErrors: true, strict: false, multipleOfPrecision: 9, formats }).compile(schema);
    agree(schema, validators[index]!, (given) => {
      check(given);
      return marks(check.errors);
    });
  }
});

/** Ajv generates other code for longer lists: a loop for more than 200 answers, or more than 200 choices. */
it.each([1, 200, 201, 300])('names each of %s missing answers', async (count) => {
  const required = Array.from({ length: count }, (_, index) => `question${index}`);
  // One long list of choices is enough, and compiles faster than one for each question.
  const choices = (name: string) => (name === 'question0' ? required : [name]);
  const properties = Object.fromEntries(
    required.map((name) => [name, { type: 'string', enum: choices(name) } as const]),
  );
  const schema: Schema = { $id: 'set/long', type: 'object', required, properties };
  const [form] = await precompiled(`missing-${count}`, [schema]);
  const errorsOf = (answerTo: (name: string) => string) =>
    found(form!, schema, Object.fromEntries(required.map((name) => [name, answerTo(name)])));
  expect(found(form!, schema, {})).toEqual(required.map((name) => ['', 'required', name]).sort());
  expect(errorsOf(() => 'other')).toEqual(required.map((name) => [`/${name}`, 'enum', undefined]).sort());
  expect(errorsOf((name) => name)).toEqual([]);
});

it('a guard checks whether a value is valid, and needs no package', async () => {
  const code = validatorsCode({ guards: { isPair: { type: 'array', items: { type: 'string' }, minItems: 2 } } });
  const { isPair } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    isPair: (value: unknown) => boolean;
  };
  expect([['a', 'b'], ['a'], ['a', 1], 'ab'].map(isPair)).toEqual([true, false, false, false]);
});

describe('rjsf’s validateFormData gives our fields and messages, by transformErrors', () => {
  it.each<[string, Answers]>([
    ['config/forms/login.yaml', {}],
    ['config/forms/login.yaml', { email: 'asha', password: '12345' }],
    ['config/forms/login.yaml', { email: 'asha@example.in', password: '12345' }],
    ['config/forms/login.yaml', { email: 'asha@example.in', password: '123456' }],
  ])('%s with %j', async (file, answers) => {
    const set = (await formModule(file)).steps[0]!;
    const schema = set.plan.schema as unknown as RJSFSchema;
    const transform = transformErrorsOf(set, 'Not valid', () => answers);
    const { errors, errorSchema } = set.validator.validateFormData(answers, schema, undefined, transform);
    const ours = validate(set, answers, 'Not valid');
    expect(errors.map(({ property, name, message }) => [property, name, message])).toEqual(
      ours.map(({ field, keyword, message }) => [`.${field}`, keyword, message]),
    );
    expect(errorSchema).toEqual(Object.fromEntries(ours.map(({ field, message }) => [field, { __errors: [message] }])));
  });
});
