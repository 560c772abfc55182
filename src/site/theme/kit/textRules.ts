import { applyFilters } from '../../../shared/engine/filters.ts';
import type { Answer } from '../../../shared/plan/answers.ts';
import type { FieldPlan, FieldSchema } from '../../../shared/plan/form.ts';
import type { WidgetProps } from '../../render/form/types.ts';
import { planOf } from './control.ts';
import type { DraftRules } from './draft.ts';

/** Makes the rules of a field. */
export type MakeRules<Value extends Answer> = (field: FieldPlan, schema: FieldSchema) => DraftRules<Value>;

/** How a text is written, read and filtered (spec 5.34, 5.38). */
export const textRules: MakeRules<string> = ({ filters = [] }) => ({
  show: (answer) => answer ?? '',
  read: (text) => (text === '' ? undefined : text),
  clean: (text, leaving) => applyFilters(text, filters, leaving),
});

const cachedRules = new WeakMap<FieldPlan, unknown>();

/** The rules of a field, made once: all drawings of it, in every row, share them. */
export function rulesFor<Value extends Answer>(widget: WidgetProps, make: MakeRules<Value>): DraftRules<Value> {
  const field = planOf(widget);
  if (!cachedRules.has(field)) cachedRules.set(field, make(field, widget.schema as unknown as FieldSchema));
  return cachedRules.get(field) as DraftRules<Value>;
}
