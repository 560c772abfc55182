import type { FieldPlan } from '../../shared/plan/form.ts';
import type { NumberStyle } from '../../shared/plan/message.ts';
import type { FieldModel } from '../model/types.ts';

/** How answers are printed. A number that is a choice, such as a year, is printed as its label. */
export function displayOf(
  { ui: { display }, schema, widget }: FieldModel,
  { sign, ...digits }: NumberStyle,
): Pick<FieldPlan, 'display' | 'numbers'> {
  if (display === 'money') return { display, ...numberPlan({ ...(sign !== undefined && { sign }), ...digits }) };
  if (display !== undefined) return { display };
  if (schema.format === 'date') return { display: 'date' };
  const isNumber = widget === 'output' && (schema.type === 'integer' || schema.type === 'number');
  return isNumber || widget === 'number' || widget === 'amount' || widget === 'slider'
    ? { display: 'number', ...numberPlan(digits) }
    : {};
}

const numberPlan = (style: NumberStyle): Pick<FieldPlan, 'numbers'> =>
  Object.keys(style).length === 0 ? {} : { numbers: style };
