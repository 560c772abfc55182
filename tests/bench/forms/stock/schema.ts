import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { JsonSchema } from '../../../../src/compiler/check/contracts.ts';
import type { FieldPlan, FieldSchema, FieldSetPlan, FormPlan } from '../../../../src/shared/plan/form.ts';

/** A form as rjsf takes it, and its messages by field and keyword. */
export interface StockForm {
  readonly id: string;
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema;
  readonly messages: FieldSetPlan['messages'];
}

/** The same fields, rules, conditions and messages as plain JSON Schema and uiSchema. */
export function stockForm(plan: FieldSetPlan, { submit }: FormPlan, conditions: readonly JsonSchema[]): StockForm {
  // A note asks nothing, and rjsf has none.
  const fields = Object.values(plan.fields).filter(({ widget }) => widget !== 'note');
  const schemaOf = (field: FieldPlan) => asStock(field, plan.schema.properties[field.name] as FieldSchema);
  const shown = fields.filter(({ when }) => when === undefined);
  const hidden = fields.filter(({ when }) => when !== undefined);
  return {
    id: plan.id,
    schema: {
      type: 'object',
      required: shown.filter(({ required }) => required).map(({ name }) => name),
      properties: Object.fromEntries(shown.map((field) => [field.name, schemaOf(field)])),
      ...(hidden.length === 0
        ? {}
        : {
            allOf: hidden.map((field) => ({
              if: conditions[field.when ?? 0],
              then: { required: [field.name], properties: { [field.name]: schemaOf(field) } },
            })),
          }),
    } as RJSFSchema,
    uiSchema: {
      'ui:order': fields.map(({ name }) => name),
      ...Object.fromEntries(fields.map((field) => [field.name, uiOf(field)])),
      'ui:submitButtonOptions': { submitText: submit.label },
    },
    messages: plan.messages,
  };
}

/** Choices stay an `enum`, because the stock form would choose the first one of a `oneOf` by itself. */
function asStock(field: FieldPlan, { enum: _, ...schema }: FieldSchema): object {
  if (field.choices) return { ...schema, enum: field.choices.map(({ value }) => value) };
  return field.suggestions ? { ...schema, examples: field.suggestions } : schema;
}

const widgets: Readonly<Record<string, string>> = {
  radio: 'radio',
  textarea: 'textarea',
  date: 'date',
  email: 'email',
};

function uiOf({ widget, placeholder, autocomplete, choices }: FieldPlan): object {
  return {
    ...(widgets[widget] ? { 'ui:widget': widgets[widget] } : {}),
    ...(widget === 'tel' ? { 'ui:options': { inputType: 'tel' } } : {}),
    ...(choices ? { 'ui:enumNames': choices.map(({ label }) => label) } : {}),
    ...(placeholder ? { 'ui:placeholder': placeholder } : {}),
    ...(autocomplete ? { 'ui:autocomplete': autocomplete } : {}),
  };
}
