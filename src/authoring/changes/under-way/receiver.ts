import type { FieldPlan, FieldSchema, FieldSet } from '../../../shared/plan/form.ts';
import { fromTo, valueWords } from '../words/values.ts';
import type { Versions } from './why.ts';

/** A field of a lead, as its receiver knows it. */
interface SentField {
  readonly plan: FieldPlan;
  readonly type: FieldSchema['type'] | undefined;
}

/** The fields that are sent, by the path of their answers in a lead; those in rows as members.share. */
const sentFields = (sets: readonly FieldSet[], base = ''): [string, SentField][] =>
  sets.flatMap(({ plan, rows }) =>
    Object.values(plan.fields)
      .filter(({ sent }) => sent !== false)
      .flatMap((field): [string, SentField][] => {
        const path = base + (field.inObject ?? [field.name]).join('.');
        const inner = rows?.sets[field.name];
        return [
          [path, { plan: field, type: plan.schema.properties[field.name]?.type }],
          ...(inner ? sentFields([inner], `${path}.`) : []),
        ];
      }),
  );

/** The differences in the leads of a form or wizard, in words for their receiver. */
export function forReceiver({ was, is }: Versions): string[] {
  const [old, now] = [new Map(sentFields(was.steps)), new Map(sentFields(is.steps))];
  return [
    ...[...old].flatMap(([path, field]) => {
      const other = now.get(path);
      return other ? differences(path, field, other) : `${path} is no longer sent`;
    }),
    ...[...now].flatMap(([path, { plan }]) => (old.has(path) ? [] : `${path} is new: ${valueWords(plan.label)}`)),
  ];
}

function differences(path: string, old: SentField, now: SentField): string[] {
  const options = ({ plan }: SentField) => new Map((plan.choices ?? []).map(({ value, label }) => [value, label]));
  const [before, after] = [options(old), options(now)];
  const has = (other: ReadonlyMap<string | number, string>) => (value: string | number) => other.has(value);
  const values = (all: readonly (string | number)[]) => all.slice(0, mostValues).map(valueWords).join(', ');
  const gone = [...before.keys()].filter((value) => !has(after)(value));
  const fresh = [...after.keys()].filter((value) => !has(before)(value));
  const other = [...before].filter(([value, label]) => has(after)(value) && after.get(value) !== label);
  const more = (count: number) => (count > mostValues ? ` and ${count - mostValues} more` : '');
  return [
    ...(old.type === now.type ? [] : [`${path} is of another type: ${old.type ?? ''} → ${now.type ?? ''}`]),
    ...(old.plan.label === now.plan.label
      ? []
      : [`${path} has other words: ${fromTo(old.plan.label, now.plan.label)}`]),
    ...(gone.length === 0 ? [] : [`${path} is never ${values(gone)}${more(gone.length)} now`]),
    ...(fresh.length === 0 ? [] : [`${path} can be ${values(fresh)}${more(fresh.length)}`]),
    ...other
      .slice(0, mostValues)
      .map(([value, label]) => `${path}: ${valueWords(value)} means ${fromTo(label, after.get(value))}`),
  ];
}

/** The most values of a field that are listed. */
const mostValues = 5;
