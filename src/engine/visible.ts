import type { Answers } from '../plan/answers.ts';
import type { ConditionIndex, FieldSet } from '../plan/form.ts';
import { present } from './answers.ts';

/** Whether a condition of this set holds; one that is absent always does. `seen` holds no empty answers. */
export const holds = (set: FieldSet, when: ConditionIndex | undefined, seen: Answers): boolean =>
  when === undefined || set.conditions[when]?.(seen) === true;

/** A field's label as the answers stand. Takes answers of all steps. */
export function labelOf(set: FieldSet, field: string, answers: Answers): string {
  const plan = set.plan.fields[field];
  return plan?.relabel && holds(set, plan.relabel.when, present(answers)) ? plan.relabel.title : (plan?.label ?? '');
}

/** The fields that the visitor sees. Conditions look at all answers, those of other steps too. */
export function visibleFields(set: FieldSet, answers: Answers): ReadonlySet<string> {
  const seen = present(answers);
  return new Set(Object.keys(set.plan.fields).filter((field) => holds(set, set.plan.fields[field]?.when, seen)));
}
