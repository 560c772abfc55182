import type { ReactNode } from 'react';
import { choicesFor, parentOf } from '../../src/engine/choices.ts';
import type { Answers } from '../../src/plan/answers.ts';
import type { FieldPlan, FieldSet } from '../../src/plan/form.ts';

/** Controls that draw their options only when a visitor opens them. */
const closed: ReadonlySet<string> = new Set(['multiselect', 'combobox', 'lookup']);

/** Controls that draw of their options only the one that is the answer. */
const single: ReadonlySet<string> = new Set(['text', 'hidden']);

/**
 * What the fields offer that draw nothing of it at first: each option with its note. Where another answer narrows the
 * options, for every answer that the other field offers.
 */
export const choiceViews = (sets: readonly FieldSet[]): (() => ReactNode)[] =>
  sets.flatMap((set) =>
    Object.values(set.plan.fields)
      .filter(
        (plan) =>
          closed.has(plan.widget) ||
          (plan.choices && single.has(plan.widget)) ||
          parentOf(plan) !== undefined ||
          plan.suggestions,
      )
      .map((plan) => () => <Offers set={set} plan={plan} sets={sets} />),
  );

function Offers({ set, plan, sets }: { set: FieldSet; plan: FieldPlan; sets: readonly FieldSet[] }) {
  const parent = parentOf(plan);
  const asking = sets.find((one) => parent !== undefined && Object.hasOwn(one.plan.fields, parent));
  const answers: Answers[] =
    parent === undefined || !asking
      ? [{}]
      : (asking.plan.fields[parent]?.choices ?? []).map(({ value }) => ({ [parent]: value }));
  return (
    <dl data-choices={plan.name}>
      {answers.map((given, index) => (
        <div key={index}>
          <dt>{Object.values(given).map(String)}</dt>
          {plan.suggestions && <dd>{plan.suggestions.join(', ')}</dd>}
          <dd>
            {choicesFor(set, plan.name, given)
              .map(({ value, label, note }) => [value, label, note].filter((part) => part !== undefined).join(' = '))
              .join(', ')}
          </dd>
        </div>
      ))}
    </dl>
  );
}
