import type { FieldPlan } from '../../plan/form.ts';
import { ReadOnlyInput } from './ReadOnlyInput.tsx';
import type { FieldWidget, FieldWidgets, Frame } from './types.ts';

/** The control that draws a field. Throws when the page does not ship it. */
export function widgetOf({ readOnly, widget }: FieldPlan, widgets: FieldWidgets): FieldWidget {
  const found = readOnly ? ReadOnlyInput : widgets[widget];
  if (!found) throw new Error(`This page ships no widget "${widget}"`);
  return found;
}

export const frameOf = (field: FieldPlan, widgets: FieldWidgets): Frame => widgetOf(field, widgets).frame ?? 'label';
