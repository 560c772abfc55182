import type { FieldUi } from '../../shared/plan/config.generated.ts';
import type { ConditionIndex, FieldPlan, YearsPlan } from '../../shared/plan/form.ts';
import type { Condition } from '../model/conditions.ts';

/** Adds a condition to those of the set and returns its index. */
export type Numbering = (condition: Condition | undefined) => { when?: ConditionIndex };

/** Which choices of a field are shown, and which can be chosen, under which conditions. */
export function narrowing(
  { choicesWhen, unavailable, years }: Pick<FieldUi, 'choicesWhen' | 'unavailable' | 'years'>,
  number: Numbering,
): Pick<FieldPlan, 'choicesWhen' | 'unavailable' | 'years'> {
  return {
    ...(choicesWhen === undefined
      ? {}
      : {
          choicesWhen: Object.fromEntries(
            Object.entries(choicesWhen).map(([value, when]) => [value, number(when).when ?? 0]),
          ),
        }),
    ...(unavailable && {
      unavailable: Object.fromEntries(
        Object.entries(unavailable).map(([value, off]) => [
          value,
          typeof off === 'string' ? { reason: off } : { reason: off.reason, ...number(off.when) },
        ]),
      ),
    }),
    ...(years === undefined
      ? {}
      : { years: years.map(({ when, ...range }) => ({ ...range, ...number(when) }) as YearsPlan) }),
  };
}
