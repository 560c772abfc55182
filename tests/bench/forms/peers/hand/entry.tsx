import { memo, useCallback, useEffect, useState, type FormEvent } from 'react';
import form from '#peer';
import { messageFor } from '../check.ts';
import { Control, Group } from '../Control.tsx';
import type { PeerField } from '../model.ts';
import { done, focusOn, mount } from '../mount.tsx';

type Errors = Readonly<Record<string, string>>;
const all = form.groups.flatMap(({ fields }) => fields);

const Field = memo(function Field({ field, error, onEdit, onPick }: FieldProps) {
  const edit = () => error && onEdit(field.name);
  return (
    <Control
      form={form.id}
      field={field}
      error={error}
      onInput={edit}
      onChange={onPick && (({ target }) => onPick(target.value))}
    />
  );
});

interface FieldProps {
  field: PeerField;
  error: string | undefined;
  onEdit(name: string): void;
  onPick?: ((value: string) => void) | undefined;
}

/** A section keeps the one answer that its conditions ask for; all others stay in their inputs. */
const Section = memo(function Section({ of, errors, onEdit }: SectionProps) {
  const [picked, setPicked] = useState('');
  const asked = of.fields.find(({ when }) => when)?.when?.field;
  return (
    <Group title={of.title}>
      {of.fields
        .filter(({ when }) => !when || when.is === picked)
        .map((field) => (
          <Field
            key={field.name}
            field={field}
            error={errors[field.name]}
            onEdit={onEdit}
            onPick={field.name === asked ? setPicked : undefined}
          />
        ))}
    </Group>
  );
});

interface SectionProps {
  of: (typeof form.groups)[number];
  errors: Errors;
  onEdit(name: string): void;
}

function Form() {
  const [errors, setErrors] = useState<Errors>({});
  const [refused, setRefused] = useState<{ name?: string | undefined }>({});
  useEffect(() => focusOn(form.id, refused.name), [refused]);
  const onEdit = useCallback((name: string) => setErrors(({ [name]: _, ...others }) => others), []);

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const answers = new FormData(event.currentTarget);
    const found: Record<string, string> = {};
    for (const field of all) {
      if (field.when && answers.get(field.when.field) !== field.when.is) continue;
      const message = messageFor(field, answers.get(field.name));
      if (message) found[field.name] = message;
    }
    setErrors(found);
    setRefused({ name: Object.keys(found)[0] });
    if (Object.keys(found).length === 0) done(form.id, answers);
  }

  return (
    <form noValidate onSubmit={onSubmit}>
      {form.groups.map((group, index) => (
        <Section key={index} of={group} errors={errors} onEdit={onEdit} />
      ))}
      <button type="submit">{form.submit}</button>
    </form>
  );
}

mount(<Form />);
