import { toFieldPathId, type ErrorSchema } from '@rjsf/utils';
import { memo, useCallback, useMemo } from 'react';
import type { Answer } from '../../../shared/plan/answers.ts';
import type { FieldProps, Registry } from '../../render/form/types.ts';
import { useField, useVisibleFields } from '../../render/form/useStore.ts';

/**
 * The fields of a form, a step or a row. rjsf's own field passes all answers down, so that each change draws every
 * field; here each field takes its own answer from the store.
 */
export function ObjectField({ schema, uiSchema = {}, fieldPathId, registry, title = '', ...props }: FieldProps) {
  const { store, set, only } = registry.formContext;
  const visible = useVisibleFields(store);
  const properties = useMemo(
    () =>
      [...visible]
        .filter((name) => only?.has(name) ?? !set.plan.fields[name]?.withOffers)
        .map((name) => ({
          name,
          content: <Property key={name} name={name} uiSchema={uiSchema[name]} registry={registry} />,
          hidden: uiSchema[name]?.['ui:widget'] === 'hidden',
        })),
    [visible, set, only, uiSchema, registry],
  );
  const { ObjectFieldTemplate } = registry.templates;
  return (
    <ObjectFieldTemplate
      {...{ title, schema, uiSchema, fieldPathId, registry, properties }}
      disabled={props.disabled}
      readonly={props.readonly}
      required={props.required}
      formData={props.formData}
      errorSchema={props.errorSchema}
      onAddProperty={ignore}
    />
  );
}

const ignore = (): void => undefined;

interface PropertyProps {
  name: string;
  uiSchema: FieldProps['uiSchema'];
  registry: Registry;
}

/** One field with its own answer, error and label from the store. No other field redraws it. */
const Property = memo(function Property({ name, uiSchema, registry }: PropertyProps) {
  const { set, store, change } = registry.formContext;
  const { value, error, label, help, placeholder } = useField(store, name);
  const path = useMemo(() => toFieldPathId(name, registry.globalFormOptions), [name, registry]);
  const errors = useMemo(() => (error === undefined ? undefined : ({ __errors: [error] } as ErrorSchema)), [error]);
  const look = useMemo(
    () => ({
      ...uiSchema,
      'ui:title': label,
      ...(help && { 'ui:help': help }),
      ...(placeholder && { 'ui:placeholder': placeholder }),
    }),
    [uiSchema, label, help, placeholder],
  );
  const take = useCallback((answer: unknown) => change(name, answer as Answer | undefined), [change, name]);
  const [field, schema] = [set.plan.fields[name], set.plan.schema.properties[name]];
  if (!field || !schema) throw new Error(`The form has no field "${name}"`);
  const { SchemaField } = registry.fields;
  if (!SchemaField) throw new Error('The theme has no SchemaField');
  return (
    <SchemaField
      name={name}
      fieldPathId={path}
      schema={schema as FieldProps['schema']}
      uiSchema={look}
      formData={value}
      errorSchema={errors}
      required={field.required}
      registry={registry}
      onChange={take}
      onBlur={ignore}
      onFocus={ignore}
    />
  );
});
