import { memo } from 'react';
import { FormProvider, useForm, useFormContext, useFormState, useWatch, type RegisterOptions } from 'react-hook-form';
import form from '#peer';
import { fits } from '../check.ts';
import { Control, Group } from '../Control.tsx';
import type { PeerField } from '../model.ts';
import { done, mount } from '../mount.tsx';

/** The rules as `register` takes them. The bounds of a date are a custom check. */
function rulesOf({ required, checks }: PeerField): RegisterOptions {
  const rules: Record<string, unknown> = { required, shouldUnregister: true };
  for (const check of checks) {
    const { rule, value, message } = check;
    if (rule === 'from' || rule === 'until')
      rules.validate = (text: string) =>
        checks.every((one) => one.rule === 'pattern' || fits(one, text)) ? true : message;
    else rules[rule] = { value: rule === 'pattern' ? new RegExp(value) : value, message };
  }
  return rules as RegisterOptions;
}

const Field = memo(function Field({ field }: { field: PeerField }) {
  const { register } = useFormContext();
  const { errors } = useFormState({ name: field.name, exact: true });
  const error = errors[field.name]?.message;
  return (
    <Control
      form={form.id}
      field={field}
      error={error as string | undefined}
      {...register(field.name, rulesOf(field))}
    />
  );
});

function Conditional({ field, when }: { field: PeerField; when: NonNullable<PeerField['when']> }) {
  return useWatch({ name: when.field }) === when.is && <Field field={field} />;
}

function Form() {
  const initial = form.groups.flatMap(({ fields }) => fields.map(({ name, initial = '' }) => [name, initial]));
  const methods = useForm({ defaultValues: Object.fromEntries(initial) as Record<string, string> });
  return (
    <FormProvider {...methods}>
      <form noValidate onSubmit={methods.handleSubmit((answers) => done(form.id, answers))}>
        {form.groups.map(({ title, fields }, index) => (
          <Group key={index} title={title}>
            {fields.map((field) =>
              field.when ? (
                <Conditional key={field.name} field={field} when={field.when} />
              ) : (
                <Field key={field.name} field={field} />
              ),
            )}
          </Group>
        ))}
        <button type="submit">{form.submit}</button>
      </form>
    </FormProvider>
  );
}

mount(<Form />);
