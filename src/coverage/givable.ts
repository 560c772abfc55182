import { isEmpty } from '../engine/answers.ts';
import { applyFilters } from '../engine/filters.ts';
import type { Answer, Answers } from '../plan/answers.ts';
import type { FieldPlan } from '../plan/form.ts';
import { closed, lasting } from '../compiler/simulate/visitor/control.ts';

/** Whether the controls let a visitor give these answers: some examples tell what the engine makes of others. `start`: the defaults. */
export function canBeGiven(
  fields: Readonly<Record<string, FieldPlan>>,
  answers: Answers = {},
  start: Answers,
): boolean {
  return Object.entries(answers).every(([name, answer]) => {
    const field = fields[name];
    return (
      field !== undefined &&
      (field.readOnly !== true || answer === start[name]) &&
      isOpenTo(field, answer) &&
      !isTooMany(field, answers)
    );
  });
}

/** Whether a box that counts would have to count more than its buttons let it. */
function isTooMany({ widget, options }: FieldPlan, answers: Answers): boolean {
  const { count, sharedMax } = options as { count?: string; sharedMax?: { with: string[]; max: number } };
  if (widget !== 'tile-counter' || count === undefined || sharedMax === undefined) return false;
  return [count, ...sharedMax.with].reduce((sum, name) => sum + Number(answers[name] ?? 0), 0) > sharedMax.max;
}

function isOpenTo(field: FieldPlan, answer: Answer | undefined): boolean {
  if (isEmpty(answer)) return true;
  if (closed.includes(field.widget) && field.choices)
    return [answer].flat().every((one) => field.choices?.some(({ value }) => value === one));
  return typeof answer !== 'string' || arrives(answer, field);
}

/** Whether a text gets through the filters of its control as it is, blanks around it apart. */
function arrives(text: string, { filters = [] }: FieldPlan): boolean {
  return (
    applyFilters(applyFilters(text, filters), filters, true) ===
    applyFilters(
      text,
      filters.filter((filter) => filter === 'trim'),
      true,
    )
  );
}

/** Defaults that an example takes back although their control cannot: it tells of the form as it is without them. */
export const takenBack = (
  fields: Readonly<Record<string, FieldPlan>>,
  answers: Answers = {},
  start: Answers,
): string[] =>
  Object.keys(answers).filter(
    (name) => isEmpty(answers[name]) && start[name] !== undefined && lasting.includes(fields[name]?.widget ?? ''),
  );
