import FormRenderer from '@data-driven-forms/react-form-renderer/form-renderer';
import useFieldApi from '@data-driven-forms/react-form-renderer/use-field-api';
import useFormApi from '@data-driven-forms/react-form-renderer/use-form-api';
import type { ReactNode } from 'react';
import form from '#peer';
import { fits } from '../check.ts';
import { Control, Group } from '../Control.tsx';
import type { PeerCheck, PeerField } from '../model.ts';
import { done, mount } from '../mount.tsx';

const own = { minLength: 'min-length', min: 'min-number-value', max: 'max-number-value' } as const;

function validatorOf(check: PeerCheck): unknown {
  if (check.rule === 'pattern') return { type: 'pattern', pattern: check.value, message: check.message };
  if (check.rule === 'minLength') return { type: own.minLength, threshold: check.value, message: check.message };
  if (check.rule === 'min' || check.rule === 'max')
    return { type: own[check.rule], value: check.value, message: check.message };
  return (text?: string) => (text && !fits(check, text) ? check.message : undefined);
}

type Validators = Fields[number]['validate'];

const schemaOf = (field: PeerField) => ({
  component: 'field',
  name: field.name,
  field,
  ...(field.kind === 'checkbox' ? { type: 'checkbox' } : {}),
  initialValue: field.initial,
  validate: [{ type: 'required', message: field.required }, ...field.checks.map(validatorOf)] as Validators,
  ...(field.when ? { condition: { when: field.when.field, is: field.when.is } } : {}),
});

const schema: { fields: Fields } = {
  fields: form.groups.flatMap<object>(({ title, fields }, index) =>
    title === undefined
      ? fields.map(schemaOf)
      : [{ component: 'section', name: `section${index}`, title, fields: fields.map(schemaOf) }],
  ) as unknown as Fields,
};

function Field(props: { name: string; field: PeerField }) {
  const { input, meta, field } = useFieldApi(props);
  const value = field.kind === 'checkbox' ? !!input.checked : (input.value ?? '');
  const error = meta.touched || meta.submitFailed ? meta.error : undefined;
  return (
    <Control form={form.id} field={field} error={error} value={value} onChange={input.onChange} onBlur={input.onBlur} />
  );
}

type Fields = Parameters<ReturnType<typeof useFormApi>['renderForm']>[0];

function Section({ title, fields }: { title: string; fields: Fields }) {
  const { renderForm } = useFormApi();
  return <Group title={title}>{renderForm(fields)}</Group>;
}

function Template({ formFields }: { formFields: ReactNode }) {
  const { handleSubmit } = useFormApi();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        handleSubmit();
      }}
    >
      {formFields}
      <button type="submit">{form.submit}</button>
    </form>
  );
}

mount(
  <FormRenderer
    schema={schema}
    componentMapper={{ field: Field, section: Section }}
    FormTemplate={Template}
    onSubmit={(answers: unknown) => done(form.id, answers)}
  />,
);
