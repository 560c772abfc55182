import type { Answers } from '../plan/answers.ts';
import type { ConditionIndex, FieldSet } from '../plan/form.ts';
import { present } from './answers.ts';

/** Whether a condition of this set holds; one that is absent always does. `seen` holds no empty answers. */
export const holds = (set: FieldSet, when: ConditionIndex | undefined, seen: Answers): boolean =>
  when === undefined || set.conditions[when]?.(seen) === true;

/** The fields that the visitor sees. Conditions look at all answers, those of other steps too. */
export function visibleFields(set: FieldSet, answers: Answers): ReadonlySet<string> {
  const seen = present(answers);
  return new Set(Object.keys(set.plan.fields).filter((field) => holds(set, set.plan.fields[field]?.when, seen)));
}
