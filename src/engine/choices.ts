import type { Answers, Option } from '../plan/answers.ts';
import type { FieldPlan, FieldSchema, FieldSet, YearsPlan } from '../plan/form.ts';
import { answerOf, isEmpty, present } from './answers.ts';
import { holds } from './visible.ts';

/**
 * What a visitor can choose as the answers stand: the years, the option list, the schema's own values, or
 * every whole number between its bounds; without the options of another parent (`options.of`: the models
 * of another maker) and those whose condition does not hold (spec 4.30, 4.32).
 * Takes    answers of all steps
 */
export function choicesFor(set: FieldSet, field: string, answers: Answers): readonly Option[] {
  const plan = set.plan.fields[field];
  const schema = set.plan.schema.properties[field];
  if (!plan || !schema) return [];
  if (!narrows(plan)) return allChoices(plan, schema);
  const seen = present(answers);
  const parent = parentOf(plan);
  return (plan.years ? yearsFor(set, plan.years, seen) : allChoices(plan, schema)).filter(
    ({ value, of }) =>
      (parent === undefined || of === undefined || of === answerOf(seen, parent)) &&
      holds(set, plan.choicesWhen?.[String(value)], seen),
  );
}

/** Whether the answer of a field may stand: there is none, or it is among the choices. True where no other answer narrows them. */
export function isOffered(set: FieldSet, field: string, answers: Answers): boolean {
  const plan = set.plan.fields[field];
  const answer = answerOf(answers, field);
  if (!plan || !narrows(plan) || answer === undefined || isEmpty(answer)) return true;
  const offered = new Set<unknown>(choicesFor(set, field, answers).map(({ value }) => value));
  return [answer].flat().every((value) => offered.has(value));
}

/** The field whose answer narrows this field's choices. */
export const parentOf = ({ options }: FieldPlan): string | undefined =>
  typeof options.of === 'string' ? options.of : undefined;

/** Whether other answers, or the date, decide what there is to choose from. */
const narrows = (plan: FieldPlan): boolean =>
  plan.years !== undefined ||
  (plan.choices !== undefined && (parentOf(plan) !== undefined || plan.choicesWhen !== undefined));

const allChoices = ({ choices }: FieldPlan, schema: FieldSchema): readonly Option[] =>
  choices ?? (schema.enum ?? schema.items?.enum ?? between(schema.minimum, schema.maximum)).map(plainOption);

/** The latest year first (spec 9.16, 9.17). */
function yearsFor(set: FieldSet, years: readonly YearsPlan[], seen: Answers): readonly Option[] {
  const range = years.find(({ when }) => holds(set, when, seen));
  if (!range) return [];
  const thisYear = new Date().getFullYear();
  const [from, to] = 'last' in range ? [thisYear - range.last + 1, thisYear] : [range.from, range.to];
  return between(from, to).reverse().map(plainOption);
}

const between = (from?: number, to?: number): number[] =>
  from === undefined || to === undefined ? [] : Array.from({ length: to - from + 1 }, (_, index) => from + index);

const plainOption = (value: string | number): Option => ({ value, label: String(value) });
