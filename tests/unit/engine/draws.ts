import fc from 'fast-check';
import type { Answers } from '../../../src/plan/answers.ts';
import type { Condition, SetDraft, StepDraft } from './sets.ts';

const names = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** Answers of the fields of `drafts`, right and wrong ones, and of some that no one asks. */
export const someAnswers: fc.Arbitrary<Answers> = fc.dictionary(fc.constantFrom(...names, 'stranger', '__proto__'), fc.constantFrom('x', 'y', 'z', '', 1, true), { maxKeys: 7 });

const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({ field: fc.constantFrom(...names), value: fc.constantFrom('x', 'y') }).map(({ field, value }) => ({ [field]: { const: value } })),
  fc.record({ field: fc.constantFrom(...names), value: fc.constantFrom('x', 'y') }).map(({ field, value }) => ({ not: { [field]: { const: value } } })),
);

/** Sets whose fields hide and show each other, in circles too. */
export const someSet = (of: readonly string[] = names): fc.Arbitrary<SetDraft> =>
  fc.record({ whens: fc.array(fc.option(condition, { nil: undefined }), { minLength: of.length, maxLength: of.length }), required: fc.subarray([...of]) }).map(({ whens, required }) => ({
    required,
    fields: Object.fromEntries(of.map((name, index) => [name, { type: 'string', enum: ['x', 'y'], shownWhen: whens[index] }])),
  }));

/** Three steps that may hide each other; `f` is asked by two of them. */
export const someSteps: fc.Arbitrary<StepDraft[]> = fc
  .tuple(someSet(['a', 'b']), someSet(['c', 'd', 'f']), someSet(['e', 'f']), fc.array(fc.option(condition, { nil: undefined }), { minLength: 3, maxLength: 3 }))
  .map(([one, two, three, whens]) => [one, two, three].map((set, index) => ({ ...set, id: `step-${index}`, when: whens[index] })));
