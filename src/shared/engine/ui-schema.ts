import type { FieldPlan, FieldSetPlan } from '../plan/form.ts';

/** rjsf's uiSchema of one field. */
type FieldUiSchema = Readonly<Record<`ui:${string}`, unknown>>;

/** rjsf's uiSchema of a field set, by field. */
export type UiSchemaOfSet = Readonly<Record<string, FieldUiSchema>>;

const uiSchemas = new WeakMap<FieldSetPlan, UiSchemaOfSet>();

/**
 * rjsf's uiSchema of a field set. Together with `plan.schema`, any rjsf theme that has its widgets can draw it: text,
 * password, textarea, select, radio, checkbox and checkboxes are those of every theme.
 * Returns  the same object for the same plan
 */
export function uiSchemaOf(plan: FieldSetPlan): UiSchemaOfSet {
  const made =
    uiSchemas.get(plan) ??
    Object.fromEntries(Object.values(plan.fields).map((field) => [field.name, fieldUiSchema(field)]));
  uiSchemas.set(plan, made);
  return made;
}

function fieldUiSchema(field: FieldPlan): FieldUiSchema {
  const { label, help, placeholder, autocomplete, readOnly, widget, drawnBy, options, choices } = field;
  return {
    // First, for later keys win: rows have a title of their own among their options.
    'ui:options': drawnBy === undefined ? options : { ...options, inputType: widget },
    'ui:title': label,
    ...(help && { 'ui:help': help }),
    ...(placeholder && { 'ui:placeholder': placeholder }),
    ...(autocomplete && { 'ui:autocomplete': autocomplete }),
    ...(readOnly && { 'ui:readonly': true }),
    // A field of our theme draws rows, unless they are read-only.
    ...(widget === 'rows' && !readOnly ? { 'ui:field': widget } : { 'ui:widget': drawnBy ?? widget }),
    ...(choices && { 'ui:enumNames': choices.map((choice) => choice.label) }),
  };
}
