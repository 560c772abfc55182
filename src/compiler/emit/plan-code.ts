import { isDeepStrictEqual } from 'node:util';
import { narrowedList, narrowedValue, type NarrowedOptions } from '../../shared/engine/narrowed-options.ts';
import type { Option } from '../../shared/plan/answers.ts';
import type { FieldPlan, FieldSetPlan } from '../../shared/plan/form.ts';
import { json } from './json.ts';

/**
 * Code of a plan. Long lists of options that another answer narrows are separate from it, in their shorter form. Lists
 * that are searched on the server are left out, except for what the page shows before any search.
 */
export function planCode(plan: FieldSetPlan): string {
  if (!hasSearched(plan)) return ownCode(plan);
  const left = Object.entries(plan.fields).map(([name, field]) => [name, withoutSearched(field)] as const);
  const shown = Object.values(plan.fields).flatMap((field) =>
    field.searched !== undefined && field.choices ? [[field.name, shownOptions(field, plan)] as const] : [],
  );
  return `withKnownOptions(${ownCode({ ...plan, fields: Object.fromEntries(left) })}, ${json(Object.fromEntries(shown))})`;
}

/** Whether the code of a plan needs `withKnownOptions`. */
export const hasSearched = ({ fields }: FieldSetPlan): boolean =>
  Object.values(fields).some(({ searched }) => searched !== undefined);

function withoutSearched(field: FieldPlan): FieldPlan {
  if (field.searched === undefined) return field;
  const { choices: _, suggestions, ...rest } = field;
  return { ...rest, ...(suggestions && { suggestions: suggestions.slice(0, popularCount(field)) }) };
}

/** The options that are shown before any search: the default, and those with a button beside the box. */
function shownOptions(field: FieldPlan, { schema }: FieldSetPlan): Option[] {
  const given: readonly unknown[] = [schema.properties[field.name]?.default].flat();
  const popular = popularCount(field);
  return (field.choices ?? []).filter(({ value }, index) => index < popular || given.includes(value));
}

const popularCount = ({ options }: FieldPlan): number => options.popular?.count ?? 0;

function ownCode(plan: FieldSetPlan): string {
  const narrowed = narrowedIn(plan);
  if (narrowed.length === 0) return json(plan);
  const apart = new Set(narrowed.map(([name]) => name));
  const fields = Object.fromEntries(
    Object.entries(plan.fields).map(([name, field]) => [
      name,
      apart.has(name) ? { ...field, choices: undefined } : field,
    ]),
  );
  return `withChoices(${json({ ...plan, fields })}, ${json(Object.fromEntries(narrowed))})`;
}

/** Whether the code of a plan needs `withChoices`. */
export const hasNarrowed = (plan: FieldSetPlan): boolean => narrowedIn(plan).length > 0;

/** From this number of options on, the code that lists them is shorter than they are. */
const LONG = 20;

const narrowedIn = ({ fields }: FieldSetPlan): [string, NarrowedOptions][] =>
  Object.entries(fields).flatMap(([name, { choices = [], searched }]): [string, NarrowedOptions][] => {
    const narrowed = searched !== undefined || choices.length < LONG ? undefined : narrowedFrom(choices);
    return narrowed ? [[name, narrowed]] : [];
  });

/** The options by the answer that narrows them; undefined if that would lose some of their data, or their order. */
function narrowedFrom(options: readonly Option[]): NarrowedOptions | undefined {
  const byAnswer = new Map<string, (string | readonly [string, string])[]>();
  for (const { value, label, of } of options) {
    if (typeof of !== 'string' || typeof value !== 'string') return undefined;
    const known = byAnswer.get(of) ?? [];
    byAnswer.set(of, [...known, value === narrowedValue(of, label) ? label : [value, label]]);
  }
  const all = Object.fromEntries(byAnswer);
  return isDeepStrictEqual(
    narrowedList(all),
    options.map((option) => ({ ...option })),
  )
    ? all
    : undefined;
}
