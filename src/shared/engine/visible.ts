import type { Answers } from '../plan/answers.ts';
import type { ConditionIndex, FieldPlan, FieldSet } from '../plan/form.ts';
import { present } from './answers.ts';

/**
 * Whether a condition of this set holds. An absent condition always does.
 * Takes    `given`: answers of all steps without empty ones, as `present` returns them
 */
export const conditionHolds = (set: FieldSet, when: ConditionIndex | undefined, given: Answers): boolean =>
  when === undefined || set.conditions[when]?.(given) === true;

/** Those words of a field that print answers; undefined if none do. */
export const fieldWords = (set: FieldSet, field: FieldPlan, answers: Answers) =>
  field.words && set.fill?.(set, field.words, answers);

/** The label that a field has with these answers, which may be those of all steps. */
export function fieldLabel(set: FieldSet, field: string, answers: Answers): string {
  const plan = set.plan.fields[field];
  const words = plan && fieldWords(set, plan, answers);
  return plan?.relabel && conditionHolds(set, plan.relabel.when, present(answers))
    ? (words?.relabel ?? plan.relabel.title)
    : (words?.label ?? plan?.label ?? '');
}

/** The fields that the visitor sees. Conditions look at all answers, also at those of other steps. */
export function visibleFields(set: FieldSet, answers: Answers): ReadonlySet<string> {
  const given = present(answers);
  return new Set(
    Object.keys(set.plan.fields).filter((field) => conditionHolds(set, set.plan.fields[field]?.when, given)),
  );
}
