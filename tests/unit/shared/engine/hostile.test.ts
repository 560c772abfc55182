import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import type { Answers } from '../../../../src/shared/plan/answers.ts';
import { keepValid } from '../../../../src/shared/engine/answers.ts';
import { asSteps, settle } from '../../../../src/shared/engine/settle.ts';
import { validate } from '../../../../src/shared/engine/validate.ts';
import { setOf } from './sets.ts';

const set = setOf({
  required: ['name', 'constructor'],
  fields: {
    name: { type: 'string', minLength: 2 },
    constructor: { type: 'string' },
    habits: {
      type: 'array',
      uniqueItems: true,
      items: { type: 'string', enum: ['yoga'] },
      shownWhen: { name: { type: 'string' } },
    },
  } as Parameters<typeof setOf>[0]['fields'],
  rules: [{ plugin: 'upper', with: {}, messages: {} }],
  plugins: {
    upper: ({ name }) => (name === undefined ? [] : [{ field: 'name', code: String((name as string).toUpperCase()) }]),
  },
});

const deep = (): unknown => JSON.parse(`${'['.repeat(10_000)}${']'.repeat(10_000)}`);

describe('hostile answers', () => {
  it.each<[string, () => unknown]>([
    ['lists for texts', () => ({ name: ['a'], habits: 'yoga' })],
    ['a planted prototype', () => JSON.parse('{"__proto__":{"name":"x"},"constructor":{"prototype":{}}}')],
    ['depth 10,000', () => ({ name: deep(), habits: [deep(), deep()] })],
    ['nothing', () => null],
    ['a list', () => [1, 2]],
    ['a text', () => 'text'],
  ])('%s: refused without a throw', (_, make) => {
    const answers = make() as Answers;
    expect(validate(set, answers, 'No.').map((error) => error.field)).toContain('name');
    expect(() => keepValid(set, answers)).not.toThrow();
  });

  it('a field named like a member of Object is still asked', () => {
    expect(validate(set, { name: 'Asha' }, 'No.').map((error) => error.field)).toContain('constructor');
  });

  it('any JSON is handled without a throw', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('name', 'habits', 'constructor', '__proto__', 'x'), fc.jsonValue()),
        (answers) => {
          const given = answers as Answers;
          validate(set, given, '');
          const settled = settle(asSteps(set), given);
          expect(settle(asSteps(set), settled)).toEqual(settled);
          for (const field of Object.keys(keepValid(set, given)))
            expect(['name', 'habits', 'constructor']).toContain(field);
          expect(({} as Record<string, unknown>).admin).toBeUndefined();
        },
      ),
      { numRuns: 200 },
    );
  });
});
