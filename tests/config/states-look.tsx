import type { ReactNode } from 'react';
import { choicesFor, parentOf } from '../../src/engine/choices.ts';
import { applyFilters } from '../../src/engine/filters.ts';
import { privateFields, withoutPrivate } from '../../src/engine/private.ts';
import { stepsFor } from '../../src/engine/settle.ts';
import { fieldLabel, visibleFields } from '../../src/engine/visible.ts';
import { withState, type Reachability } from '../../src/compiler/simulate/reachability/reachability.ts';
import type { Answers } from '../../src/plan/answers.ts';
import type { FieldSet } from '../../src/plan/form.ts';

/** What of a form or wizard no drawing of its opening shows, because it comes about while a visitor answers. */
export const stateViews = (reach: Reachability, drawn: Answers): (() => ReactNode)[] => [
  () => <Kept sets={reach.model.form.steps} />,
  () => <Typed sets={reach.model.form.steps} />,
  () => <Sights reach={reach} drawn={drawn} />,
];

const fieldsOf = (sets: readonly FieldSet[]) => sets.flatMap(({ plan }) => Object.values(plan.fields));

/** The fields whose answers may be written to the device. */
function Kept({ sets }: { sets: readonly FieldSet[] }) {
  const given = Object.fromEntries(fieldsOf(sets).map(({ name }) => [name, name]));
  return <p data-kept>{Object.keys(withoutPrivate(given, privateFields(sets))).join(', ')}</p>;
}

/** Something of everything that filters take out, change or cut. */
const keys = ' mh-12 ab 98765 43210 a9876543210987654321098765432109876543210 ';

/** What stands in each control with filters when a visitor has typed all that and leaves it. */
function Typed({ sets }: { sets: readonly FieldSet[] }) {
  return (
    <dl data-typed={keys}>
      {fieldsOf(sets)
        .filter(({ filters }) => filters !== undefined)
        .map(({ name, filters = [] }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{applyFilters(keys, filters, true)}</dd>
          </div>
        ))}
    </dl>
  );
}

/**
 * Each question as some visitor meets it and `drawn` does not: shown at all, with another label, or with other choices.
 * Beside it the answers that bring it about. Choices that only follow a parent's answer have a view of their own.
 */
function Sights({ reach, drawn }: { reach: Reachability; drawn: Answers }) {
  const known = new Set(sightsIn(reach, drawn).map(({ key }) => key));
  const fresh = reach.states.flatMap(({ factor, all }) =>
    all.flatMap((state) =>
      sightsIn(reach, withState(reach, factor, state)).flatMap((sight) => {
        if (known.has(sight.key)) return [];
        known.add(sight.key);
        return [{ ...sight, answers: state.answers }];
      }),
    ),
  );
  return (
    <dl data-sights>
      {fresh.map(({ key, field, words, answers }) => (
        <div key={key} data-field={field}>
          <dt>{JSON.stringify(answers)}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

function sightsIn({ model: { form } }: Reachability, answers: Answers) {
  return stepsFor(form, answers).flatMap((step) =>
    [...visibleFields(step, answers)].map((field) => {
      const words = [fieldLabel(step, field, answers), choicesIn(step, field, answers)].join(': ');
      return { key: `${field} ${words}`, field, words };
    }),
  );
}

function choicesIn(set: FieldSet, field: string, answers: Answers): string {
  const plan = set.plan.fields[field]!;
  if (parentOf(plan) !== undefined) return '';
  return choicesFor(set, field, answers)
    .map(({ label }) => label)
    .join(', ');
}
