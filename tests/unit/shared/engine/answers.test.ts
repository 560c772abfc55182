import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { schemaErrors } from '../../../../src/shared/engine/ajv-errors.ts';
import { defaultsOf, isEmpty, keepValid } from '../../../../src/shared/engine/answers.ts';
import { someAnswers, someSet } from './draws.ts';
import { setOf } from './sets.ts';

describe('isEmpty', () => {
  it.each([[undefined], [''], [' \t'], [[]]])('%j is not an answer [spec 5.30] [spec 5.37]', (answer) =>
    expect(isEmpty(answer)).toBe(true),
  );
  it.each([['a'], [0], [false], [['x']]])('%j is an answer', (answer) => expect(isEmpty(answer)).toBe(false));
});

describe('defaultsOf', () => {
  it('returns the initial answers of a form [spec 9.07] [spec 3.10]', () => {
    const { plan } = setOf({
      fields: {
        productType: { type: 'string', default: 'health' },
        kids: { type: 'integer', default: 0 },
        name: { type: 'string' },
      },
    });
    expect(defaultsOf(plan)).toEqual({ productType: 'health', kids: 0 });
  });
});

describe('keepValid', () => {
  const set = setOf({
    required: ['name', 'email'],
    fields: {
      name: { type: 'string', minLength: 2 },
      email: { type: 'string', format: 'email' },
      age: { type: 'integer', minimum: 0 },
      habits: { type: 'array', items: { type: 'string', enum: ['yoga', 'fitness'] } },
    },
  });

  it('keeps valid answers and drops the rest', () => {
    expect(keepValid(set, { name: 'Asha', email: 'nonsense', age: 3, habits: ['yoga', 'sloth'], other: 1 })).toEqual({
      name: 'Asha',
      age: 3,
    });
  });

  it.each([[null], ['text'], [[1, 2]], [undefined], [7]])('reads %j as no answers', (stored) =>
    expect(keepValid(set, stored)).toEqual({}),
  );

  it('drops objects, nulls and a planted prototype', () => {
    const stored: unknown = JSON.parse('{"name":{"a":1},"age":null,"__proto__":{"admin":true},"habits":[["yoga"]]}');
    expect(keepValid(set, stored)).toEqual({});
  });

  it('keeps answers that a visitor can correct, if asked to', () => {
    expect(keepValid(set, { name: 'A', email: 'nonsense', age: -1 }, ['minLength'])).toEqual({ name: 'A' });
  });

  it('drops every answer that its field refuses', () => {
    fc.assert(
      fc.property(someSet(), someAnswers, (draft, answers) => {
        const drawn = setOf({ ...draft, required: [] });
        expect(schemaErrors(drawn, keepValid(drawn, answers))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
