import { choicesFor, parentOf } from '../../src/shared/engine/choices.ts';
import { applyFilters } from '../../src/shared/engine/filters.ts';
import { privateFields, withoutPrivate } from '../../src/shared/engine/private.ts';
import { stepsFor } from '../../src/shared/engine/settle.ts';
import { fieldLabel, visibleFields } from '../../src/shared/engine/visible.ts';
import { withState, type Reachability } from '../../src/compiler/simulate/reachability/reachability.ts';
import type { Answers, Option } from '../../src/shared/plan/answers.ts';
import type { FieldPlan, FieldSet } from '../../src/shared/plan/form.ts';
import { isNamedAfter } from './drawing/drawing.ts';
import { withoutRuns } from './drawing/lines.ts';
import { listed, type Section } from './sections.ts';

/**
 * The parts of a form or wizard that appear while a visitor answers.
 * Takes  `drawn`: the answers of the drawing
 */
export const answeringSections = (reach: Reachability, drawn: Answers): readonly Section[] => {
  const { steps } = reach.model.form;
  return [
    ['Offered by lists that are closed at first, or that another answer narrows', offered(steps)],
    ['Answers that the device may keep', savedAnswers(steps)],
    [`Left of "${keys}" by filters`, typed(steps)],
    ['Asked or offered only after these answers', sights(reach, drawn)],
  ];
};

const fieldsOf = (sets: readonly FieldSet[]) => sets.flatMap(({ plan }) => Object.values(plan.fields));

/** Controls that draw their options only when a visitor opens them. */
const closed: ReadonlySet<string> = new Set(['multiselect', 'combobox', 'lookup']);

/** Controls that draw only the chosen option. */
const single: ReadonlySet<string> = new Set(['text', 'hidden']);

const isOfferedLater = (plan: FieldPlan): boolean =>
  closed.has(plan.widget) ||
  (plan.choices !== undefined && single.has(plan.widget)) ||
  parentOf(plan) !== undefined ||
  plan.suggestions !== undefined;

/** Options with their notes; if another answer narrows them, for each option of the other field. */
const offered = (sets: readonly FieldSet[]): string =>
  sets
    .flatMap((set) =>
      Object.values(set.plan.fields)
        .filter(isOfferedLater)
        .map((plan) => offeredBy(set, plan, sets)),
    )
    .join('');

function offeredBy(set: FieldSet, plan: FieldPlan, sets: readonly FieldSet[]): string {
  const parent = parentOf(plan);
  const asking = sets.find((one) => parent !== undefined && Object.hasOwn(one.plan.fields, parent));
  const parents =
    parent === undefined || !asking
      ? [undefined]
      : (asking.plan.fields[parent]?.choices ?? []).map(({ value }) => value);
  return listed([
    ...(plan.suggestions ? [[`${plan.name} suggests`, plan.suggestions.join(' | ')] as const] : []),
    ...parents.flatMap((value) => {
      const options = choicesFor(set, plan.name, value === undefined ? {} : { [parent!]: value });
      const name = value === undefined ? plan.name : `${plan.name} of ${value}`;
      return options.length === 0
        ? []
        : [[name, withoutRuns(options.map((one) => optionOf(one, value))).join(' | ')] as const];
    }),
  ]);
}

/** An option by its label, with its value where that differs from the label. */
function optionOf({ value, label, note }: Option, parent: unknown): string {
  const own = String(value).startsWith(`${String(parent)}-`)
    ? String(value).slice(String(parent).length + 1)
    : String(value);
  return (isNamedAfter(own, label) ? label : `${value} = ${label}`) + (note === undefined ? '' : ` (${note})`);
}

function savedAnswers(sets: readonly FieldSet[]): string {
  const given = Object.fromEntries(fieldsOf(sets).map(({ name }) => [name, name]));
  return Object.keys(withoutPrivate(given, privateFields(sets))).join(', ');
}

/** Some of everything that filters remove, change or cut. */
const keys = ' mh-12 ab 98765 43210 a9876543210987654321098765432109876543210 ';

/** The values of controls with filters, after a visitor has typed `keys` and left them. */
const typed = (sets: readonly FieldSet[]): string =>
  listed(
    fieldsOf(sets).flatMap(({ name, filters }) =>
      filters ? [[name, applyFilters(keys, filters, true)] as const] : [],
    ),
  );

/**
 * Each question that some visitor sees and `drawn` does not: hidden otherwise, with another label, or with other
 * choices. Before it are the answers that lead to it. Choices that depend only on a parent's answer are listed above.
 */
function sights(reach: Reachability, drawn: Answers): string {
  const known = new Set(sightsIn(reach, drawn));
  return listed(
    reach.states.flatMap(({ factor, all }) =>
      all.flatMap((state) =>
        sightsIn(reach, withState(reach, factor, state)).flatMap((sight) => {
          if (known.has(sight)) return [];
          known.add(sight);
          return [[JSON.stringify(state.answers), sight] as const];
        }),
      ),
    ),
  );
}

const sightsIn = ({ model: { form } }: Reachability, answers: Answers): string[] =>
  stepsFor(form, answers).flatMap((step) =>
    [...visibleFields(step, answers)].map((field) =>
      [field, fieldLabel(step, field, answers), choicesIn(step, field, answers)].filter(Boolean).join(' / '),
    ),
  );

function choicesIn(set: FieldSet, field: string, answers: Answers): string {
  if (parentOf(set.plan.fields[field]!) !== undefined) return '';
  return withoutRuns(choicesFor(set, field, answers).map(({ label }) => label)).join(' | ');
}
