import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { invalidLead, leadSchema, validatorOptions } from '../../../src/server/api/lead-schema.ts';

const check = formats.default(new Ajv(validatorOptions)).compile(leadSchema);

const errorsOf = (answers: unknown) => (check({ form: 'f', page: '/', config: 'c', answers }) ? [] : check.errors!);

const isSimple = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What an answer may be, said once more. `depth`: how many objects may be inside each other below it. */
function isAnswer(value: unknown, depth: number): boolean {
  const holdsAnswers = (object: object) => Object.values(object).every((one) => isAnswer(one, depth - 1));
  if (isObject(value)) return depth > 0 && holdsAnswers(value);
  if (!Array.isArray(value)) return isSimple(value);
  const isList = value.every((one) => ['string', 'number'].includes(typeof one));
  return isList || (depth > 0 && value.every((one) => isObject(one) && holdsAnswers(one)));
}

const json = fc.jsonValue({ maxDepth: 7, depthSize: 'large' });

test('an answer is a text, number, boolean, list of these, list of rows, or object of answers, five objects deep', () => {
  fc.assert(
    fc.property(json, (value) => {
      expect(errorsOf({ a: value }).length === 0).toBe(isAnswer(value, 5));
    }),
    { numRuns: 3_000 },
  );
  const nested = (depth: number): unknown => (depth === 0 ? 'x' : { in: nested(depth - 1) });
  const rows = (depth: number): unknown => (depth === 0 ? [1] : [{ in: rows(depth - 1) }]);
  for (const depth of [0, 1, 4, 5, 6, 7])
    for (const value of [nested(depth), rows(depth)])
      expect([depth, errorsOf({ a: value }).length === 0]).toEqual([depth, isAnswer(value, 5)]);
  expect(errorsOf({ a: ['x', { y: 1 }] })).not.toEqual([]);
});

test('a body full of wrong answers makes few errors, and its refusal stays short', () => {
  const wrong = Array.from({ length: 1_500 }, () => null);
  const body = { a: { a: { a: { a: { ...wrong } } } }, ...Object.fromEntries(wrong.map((_, at) => [`b${at}`, null])) };
  const errors = errorsOf(body);
  expect(errors.length).toBeLessThanOrEqual(50);
  const issues = invalidLead(errors as Parameters<typeof invalidLead>[0]).extras.errors!;
  expect([issues.length, issues[0]]).toEqual([
    50,
    { path: '/answers/a', keyword: 'type', message: expect.stringMatching(/^An answer is a text/) },
  ]);
});
