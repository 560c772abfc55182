import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import type { Answer } from '../../plan/answers.ts';
import { ReadOnlyInput } from './ReadOnlyInput.tsx';
import type { FieldWidget, FieldWidgetProps, FormContext } from './types.ts';

/**
 * The one rjsf field for every answer: it hands the answer to the widget that the plan names.
 * The library's own fields resolve widgets, enums and number formats anew at each key.
 */
export function LeafField({
  name,
  schema,
  uiSchema,
  fieldPathId,
  formData,
  required,
  registry,
}: FieldProps<unknown, RJSFSchema, FormContext>) {
  const { set, change } = registry.formContext;
  const plan = set.plan.fields[name];
  const Widget = plan && (plan.readOnly ? ReadOnlyInput : (registry.widgets[plan.widget] as FieldWidget | undefined));
  if (!Widget) throw new Error(`This page ships no widget "${plan?.widget ?? name}"`);
  return (
    <Widget
      id={fieldPathId.$id}
      name={name}
      label={plan.label}
      value={formData}
      required={required ?? false}
      options={plan.options as FieldWidgetProps['options']}
      schema={schema}
      uiSchema={uiSchema}
      registry={registry}
      onChange={(answer) => change(name, answer as Answer | undefined)}
      onBlur={ignore}
      onFocus={ignore}
    />
  );
}

const ignore = (): void => undefined;
