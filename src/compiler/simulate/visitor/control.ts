import { isEmpty } from '../../../shared/engine/answers.ts';
import { applyFilters } from '../../../shared/engine/filters.ts';
import type { Answer } from '../../../shared/plan/answers.ts';
import type { FieldPlan, FieldSchema } from '../../../shared/plan/form.ts';
import { choiceControls, keepingControls, RANKING } from '../../model/controls.ts';

/** Whether the visitor answers the field by its own control. */
export const isAsked = ({ widget, readOnly, computed }: FieldPlan): boolean =>
  widget !== 'hidden' && widget !== 'note' && readOnly !== true && computed !== true;

/**
 * Whether the field's control can give this answer. Limits that several controls only have together, such as a shared
 * maximum, do not count: answers that come back from the device's disk only pass the rules of each field. A date may be
 * any text, because a browser without a date picker shows a text box.
 */
export function canGive(field: FieldPlan, schema: FieldSchema, answer: Answer | undefined): boolean {
  if (!isAsked(field)) return answer === schema.default;
  if (isEmpty(answer)) return canBeEmpty(field, schema);
  if (field.widget === RANKING) return isOrder(field, answer);
  if (schema.type === 'boolean') return answer === true || !(field.widget === 'checkbox' && field.required);
  if (choiceControls.includes(field.widget) || field.options.strict === true) return isChoice(field, schema, answer);
  if (schema.type === 'integer' || schema.type === 'number')
    return typeof answer === 'number' && isTypable(field, schema, answer);
  if (field.widget === 'texts')
    return [answer].flat().every((one) => !isEmpty(one as Answer) && arriving(field, String(one)) === one);
  return typeof answer !== 'string' || arriving(field, answer) === answer;
}

/** The answer that a control makes from a typed text. */
export function arriving({ filters = [], widget }: FieldPlan, text: string): string {
  const all = widget === 'amount' ? (['digits', ...filters] as const) : filters;
  return applyFilters(applyFilters(text, all), all, true);
}

function canBeEmpty({ widget, options }: FieldPlan, schema: FieldSchema): boolean {
  if (options.clamp !== undefined) return false;
  return schema.default === undefined || schema.type === 'array' || !keepingControls.includes(widget);
}

/** Whether an answer is an order of all choices. */
const isOrder = ({ choices = [] }: FieldPlan, answer: Answer | undefined): boolean => {
  const values: readonly unknown[] = [answer].flat();
  return values.length === choices.length && choices.every(({ value }) => values.includes(value));
};

function isChoice(
  { choices, years, suggestions }: FieldPlan,
  schema: FieldSchema,
  answer: Answer | undefined,
): boolean {
  if (suggestions) return suggestions.includes(String(answer));
  if (choices) return [answer].flat().every((one) => choices.some(({ value }) => value === one));
  const { minimum = -Infinity, maximum = Infinity } = schema;
  return (
    years !== undefined ||
    (typeof answer === 'number' && Number.isInteger(answer) && answer >= minimum && answer <= maximum)
  );
}

function isTypable({ widget, options, filters }: FieldPlan, schema: FieldSchema, answer: number): boolean {
  const { minimum = -Infinity } = schema;
  if (widget === 'amount')
    return (
      Number.isInteger(answer) &&
      answer >= 0 &&
      arriving({ widget: 'amount', filters } as FieldPlan, String(answer)) === String(answer)
    );
  if (schema.type === 'integer' && !Number.isInteger(answer)) return false;
  return options.clamp === undefined || answer >= minimum;
}
