import { customizeValidator } from '@rjsf/validator-ajv8';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formats } from '../../../src/compiler/model/formats.ts';
import { validatorsCode } from '../../../src/compiler/emit/validators.ts';
import type { AjvError, FieldSchema, FieldSetPlan } from '../../../src/plan/form.ts';
import { filesOf, formModule, wizardModule } from '../../config/modules.ts';

/** rjsf's own validator, compiling at run time, is the peer that ours is compared with. */
const peer = customizeValidator({ customFormats: formats, ajvOptionsOverrides: { strict: false } }, undefined);

const marks = (errors: readonly AjvError[] | null | undefined) =>
  (errors ?? []).map(({ instancePath, keyword, params }) => [instancePath, keyword, params?.missingProperty]).sort();

/** Answers around what a field allows: its choices, its bounds, other types, nothing. */
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

function agree(plan: FieldSetPlan, validate: { (data: unknown): boolean; errors?: readonly AjvError[] | null }): void {
  const answers = fc.record(
    Object.fromEntries(Object.entries(plan.schema.properties).map(([name, field]) => [name, answersOf(field)])),
  );
  fc.assert(
    fc.property(answers, (drawn) => {
      const given = Object.fromEntries(Object.entries(drawn).filter(([, value]) => value !== undefined));
      validate(given);
      const { errors } = peer.rawValidation<AjvError>(plan.schema as never, given);
      expect(marks(validate.errors)).toEqual(marks(errors));
    }),
    { numRuns: 200 },
  );
}

describe('precompiled validators find what rjsf’s own validator finds', () => {
  it.each(filesOf('form'))('%s', async (file) => {
    const { plan, validate } = await formModule(file);
    agree(plan, validate);
  });

  it.each(filesOf('wizard'))('%s', async (file) => {
    for (const { plan, validate } of (await wizardModule(file)).steps) agree(plan, validate);
  });
});

/** Ajv writes other code for longer lists: a loop for more than 200 answers, or more than 200 choices. */
it.each([1, 200, 201, 300])('says of each of %s missing answers which it is', async (count) => {
  const required = Array.from({ length: count }, (_, index) => `question${index}`);
  const properties = Object.fromEntries(required.map((name) => [name, { type: 'string', enum: required }]));
  const code = validatorsCode({ form: { type: 'object', required, properties } }, '/src');
  const { form } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    form: { (data: unknown): boolean; errors: readonly AjvError[] | null };
  };
  expect(form({})).toBe(false);
  expect(marks(form.errors)).toEqual(required.map((name) => ['', 'required', name]).sort());
  expect(form(Object.fromEntries(required.map((name) => [name, 'other'])))).toBe(false);
  expect(marks(form.errors)).toEqual(required.map((name) => [`/${name}`, 'enum', undefined]).sort());
  expect(form(Object.fromEntries(required.map((name) => [name, name])))).toBe(true);
});
