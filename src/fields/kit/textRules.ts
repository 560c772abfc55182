import { applyFilters } from '../../engine/filters.ts';
import type { Answer } from '../../plan/answers.ts';
import type { FieldPlan } from '../../plan/form.ts';
import type { FieldWidgetProps } from '../../render/form/types.ts';
import type { DraftRules } from './draft.ts';

/** How a text is written, read and filtered (spec 5.34, 5.38). */
export const textRules = ({ field: { filters = [] } }: FieldWidgetProps): DraftRules<string> => ({
  show: (answer) => answer ?? '',
  read: (text) => (text === '' ? undefined : text),
  clean: (text, leaving) => applyFilters(text, filters, leaving),
});

const kept = new WeakMap<FieldPlan, unknown>();

/** The rules of a field, made once: all drawings of it, in every row, share them. */
export function rulesFor<Value extends Answer>(
  widget: FieldWidgetProps,
  make: (widget: FieldWidgetProps) => DraftRules<Value>,
): DraftRules<Value> {
  const { field } = widget;
  if (!kept.has(field)) kept.set(field, make(widget));
  return kept.get(field) as DraftRules<Value>;
}
