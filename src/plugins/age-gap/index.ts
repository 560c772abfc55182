import type { RuleFinding, RulePlugin } from '../../shared/plan/plugins.ts';

interface AgeGap {
  readonly elder: string;
  readonly children: readonly { readonly kind: string; readonly fields: readonly string[] }[];
  readonly years: number;
}

/**
 * A child is at least some years younger than one of the members.
 * Takes    ages in whole years; reports nothing for an age that is not given
 * Returns  on the child's field, with the code of its kind: `n`, the child's number from 1, and `years`
 * Source   spec 5.42
 */
const ageGap: RulePlugin = (answers, settings) => {
  const { elder, children, years } = settings as unknown as AgeGap;
  const elderAge = answers[elder];
  if (typeof elderAge !== 'number') return [];
  return children.flatMap(({ kind, fields }) =>
    fields.flatMap((field, index): RuleFinding[] => {
      const age = answers[field];
      const tooOld = typeof age === 'number' && elderAge - age < years;
      return tooOld ? [{ field, code: kind, values: { n: index + 1, years } }] : [];
    }),
  );
};

export default ageGap;
