import { createForm, type Field as FieldModel } from '@formily/core';
import { createSchemaField, FormProvider, observer, useField } from '@formily/react';
import form from '#peer';
import { fits } from '../check.ts';
import { Control, Group } from '../Control.tsx';
import type { PeerCheck, PeerField } from '../model.ts';
import { done, mount } from '../mount.tsx';

const own = { minLength: 'minLength', min: 'minimum', max: 'maximum', pattern: 'pattern' } as const;

function validatorOf(check: PeerCheck): unknown {
  if (check.rule === 'from' || check.rule === 'until')
    return (text?: string) => (text && !fits(check, text) ? check.message : '');
  return { [own[check.rule]]: check.value, message: check.message };
}

const schemaOf = (field: PeerField) => ({
  type: field.kind === 'checkbox' ? 'boolean' : 'string',
  title: field.label,
  default: field.initial,
  'x-component': 'Field',
  'x-component-props': { field },
  'x-validator': [{ required: true, message: field.required }, ...field.checks.map(validatorOf)],
  ...(field.when
    ? {
        'x-reactions': {
          dependencies: [field.when.field],
          fulfill: { state: { visible: `{{$deps[0] === '${field.when.is}'}}` } },
        },
      }
    : {}),
});

const propertiesOf = (fields: readonly PeerField[]) =>
  Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)]));

const schema = {
  type: 'object',
  properties: Object.assign(
    {},
    ...form.groups.map(({ title, fields }, index) =>
      title === undefined
        ? propertiesOf(fields)
        : {
            [`section${index}`]: {
              type: 'void',
              'x-component': 'Group',
              'x-component-props': { title },
              properties: propertiesOf(fields),
            },
          },
    ),
  ),
};

const Field = observer(({ field }: { field: PeerField }) => {
  const model = useField<FieldModel>();
  const isTick = field.kind === 'checkbox';
  return (
    <Control
      form={form.id}
      field={field}
      error={model.selfErrors[0]}
      value={isTick ? model.value === true : (model.value ?? '')}
      onChange={({ target }) => void model.onInput(isTick ? target.checked || undefined : target.value)}
      onBlur={() => void model.onBlur()}
    />
  );
});

const SchemaField = createSchemaField({ components: { Field, Group } });
const model = createForm();

mount(
  <FormProvider form={model}>
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        model.submit((answers) => done(form.id, answers)).catch(() => undefined);
      }}
    >
      <SchemaField schema={schema} />
      <button type="submit">{form.submit}</button>
    </form>
  </FormProvider>,
);
