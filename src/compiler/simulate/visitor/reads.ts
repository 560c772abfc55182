import type { FieldPlan } from '../../../plan/form.ts';
import type { StepPlan } from '../../../plan/wizard.ts';
import type { JsonSchema } from '../../check/contracts.ts';
import { array, record } from '../../read/data.ts';
import type { Compiled } from '../../compile/form.ts';

type Step = Compiled<StepPlan>;

/** The rules that a compiled condition has for each field that it reads. */
export function rulesByField(condition: JsonSchema | undefined): [string, JsonSchema][] {
  if (!condition) return [];
  const { properties, anyOf, not } = condition;
  return [
    ...Object.entries(record(properties) as Record<string, JsonSchema>),
    ...[...array(anyOf), ...(not === undefined ? [] : [not])].flatMap((inner) => rulesByField(inner as JsonSchema)),
  ];
}

/** The fields that a condition of a step reads, by its index. */
export const readsOf = ({ conditions }: Step, when: number | undefined): string[] =>
  when === undefined ? [] : rulesByField(conditions[when]).map(([field]) => field);

/** The conditions on which it depends whether a field is shown, and what it offers. */
export const conditionsOfField = ({ when, choicesWhen, years }: FieldPlan): (number | undefined)[] => [
  when,
  ...Object.values(choicesWhen ?? {}),
  ...(years ?? []).map((range) => range.when),
];

/** The fields on whose answers a field depends: whether it is shown, what it offers, and, for all of a step, whether that applies. */
export function dependsOn(step: Step, field: FieldPlan): string[] {
  const parent = field.options.of;
  return [
    ...[step.plan.when, ...conditionsOfField(field)].flatMap((when) => readsOf(step, when)),
    ...(typeof parent === 'string' ? [parent] : []),
  ];
}

/** Fields that depend on each other, each set as large as it must be: answers outside of it change nothing in it. */
export function factorsOf(steps: readonly Step[]): string[][] {
  const ties = steps.flatMap((step) => [
    ...Object.values(step.plan.fields).map((field) => ({ reads: dependsOn(step, field), field: field.name })),
    ...step.plan.effects.map(({ changed, when, set, clear }) => ({
      reads: [changed, ...readsOf(step, when), ...Object.keys(set ?? {}), ...(clear ?? [])],
      field: changed,
    })),
  ]);
  const read = new Set(ties.flatMap(({ reads }) => reads));
  const groups = new Map<string, Set<string>>();
  for (const name of read) groups.set(name, new Set([name]));
  for (const { reads, field } of ties) merge(groups, reads.length > 0 && read.has(field) ? [...reads, field] : reads);
  const order = steps.flatMap(({ plan }) => Object.keys(plan.fields));
  return [...new Set(groups.values())]
    .map((group) => order.filter((name) => group.has(name)))
    .filter((group) => group.length > 0);
}

function merge(groups: Map<string, Set<string>>, names: readonly string[]): void {
  const all = new Set(names.flatMap((name) => [...(groups.get(name) ?? [])]));
  for (const name of all) groups.set(name, all);
}
