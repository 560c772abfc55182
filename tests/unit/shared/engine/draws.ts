import fc from 'fast-check';
import type { Answers } from '../../../../src/shared/plan/answers.ts';
import type { Condition, FieldDraft, SetDraft, StepDraft } from './sets.ts';

const names = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** Answers of the fields of `drafts`, valid and invalid ones, and of some unknown fields. */
export const someAnswers: fc.Arbitrary<Answers> = fc.dictionary(
  fc.constantFrom(...names, 'stranger', '__proto__'),
  fc.constantFrom('x', 'y', 'z', '', 1, true),
  { maxKeys: 7 },
);

const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc
    .record({ field: fc.constantFrom(...names), value: fc.constantFrom('x', 'y') })
    .map(({ field, value }) => ({ [field]: { const: value } })),
  fc
    .record({ field: fc.constantFrom(...names), value: fc.constantFrom('x', 'y') })
    .map(({ field, value }) => ({ not: { [field]: { const: value } } })),
);

/** Choices that another answer, or a condition, narrows. */
const narrowing: fc.Arbitrary<Partial<FieldDraft>> = fc
  .record({ parent: fc.constantFrom(...names), when: fc.option(condition, { nil: undefined }) })
  .map(({ parent, when }) => ({
    ui: {
      choices: [
        { value: 'x', label: 'X', of: 'x' },
        { value: 'y', label: 'Y' },
      ],
      options: { of: parent },
    },
    ...(when && { offeredWhen: { y: when } }),
  }));

/** Sets whose fields hide and show each other, and narrow each other's choices, also in cycles. */
export const someSet = (of: readonly string[] = names): fc.Arbitrary<SetDraft> =>
  fc
    .record({
      whens: fc.array(fc.option(condition, { nil: undefined }), { minLength: of.length, maxLength: of.length }),
      narrow: fc.array(fc.option(narrowing, { nil: undefined }), { minLength: of.length, maxLength: of.length }),
      required: fc.subarray([...of]),
    })
    .map(({ whens, narrow, required }) => ({
      required,
      fields: Object.fromEntries(
        of.map((name, index) => [
          name,
          { type: 'string', enum: ['x', 'y'], shownWhen: whens[index], ...narrow[index] },
        ]),
      ),
    }));

/** Three steps that may hide each other; two of them ask for `f`. */
export const someSteps: fc.Arbitrary<StepDraft[]> = fc
  .tuple(
    someSet(['a', 'b']),
    someSet(['c', 'd', 'f']),
    someSet(['e', 'f']),
    fc.array(fc.option(condition, { nil: undefined }), { minLength: 3, maxLength: 3 }),
  )
  .map(([one, two, three, whens]) =>
    [one, two, three].map((set, index) => ({ ...set, id: `step-${index}`, when: whens[index] })),
  );
