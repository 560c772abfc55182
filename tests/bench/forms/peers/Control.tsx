import type { ChangeEvent, FocusEvent, ReactNode, Ref } from 'react';
import { phoneOf } from '../hand/useForm.ts';
import type { PeerField } from './model.ts';

type Native = HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement;

export interface ControlProps {
  /** The prefix of the ids of the form. */
  readonly form: string;
  readonly field: PeerField;
  readonly error: string | undefined;
  /** The answer, where the engine keeps it; without it the browser does. */
  readonly value?: unknown;
  onChange?(event: ChangeEvent<Native>): void;
  onInput?(): void;
  onBlur?(event: FocusEvent<Native>): void;
  readonly ref?: Ref<Native>;
}

/** Label, native control and message, without style: the same for every peer, so that they differ by their engines. */
export function Control({ form, field, error, ...given }: ControlProps) {
  const id = `${form}-${field.name}`;
  const message = error && (
    <p id={`${id}-error`} key="error">
      {error}
    </p>
  );
  const own = {
    name: field.name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  };
  if (field.kind === 'radio') {
    return (
      <div data-field={field.name}>
        <fieldset aria-describedby={own['aria-describedby']}>
          <legend>{field.label}</legend>
          <Radios id={id} field={field} own={own} given={given} />
        </fieldset>
        {message}
      </div>
    );
  }
  return (
    <div data-field={field.name}>
      <label htmlFor={id}>{field.label}</label>
      <Input id={id} field={field} own={own} given={given} />
      {message}
    </div>
  );
}

interface Parts {
  id: string;
  field: PeerField;
  own: object;
  given: Omit<ControlProps, 'form' | 'field' | 'error'>;
}

function Radios({ id, field, own, given: { value, ...given } }: Parts): ReactNode {
  return field.choices?.map((choice, index) => (
    <label key={choice.value}>
      <input
        {...own}
        {...given}
        id={index === 0 ? id : `${id}-${index}`}
        type="radio"
        required
        value={choice.value}
        {...('onChange' in given && value !== undefined
          ? { checked: value === choice.value }
          : { defaultChecked: choice.value === field.initial })}
      />
      {choice.label}
    </label>
  ));
}

function Input({ id, field, own, given: { value, ...given } }: Parts): ReactNode {
  const { kind, placeholder, autoComplete, suggestions } = field;
  if (kind === 'checkbox') {
    return (
      <input
        {...own}
        {...given}
        id={id}
        type="checkbox"
        required
        {...(value === undefined ? {} : { checked: value === true })}
      />
    );
  }
  const all = { ...own, ...given, id, required: true, ...(value === undefined ? {} : { value: String(value) }) };
  if (kind === 'textarea') return <textarea {...all} rows={4} />;
  if (kind === 'select') {
    return (
      <select {...all}>
        <option value="">{placeholder ?? 'Choose one'}</option>
        {field.choices?.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    );
  }
  const clean = (event: ChangeEvent<Native>) => {
    const text = phoneOf(event.target.value);
    if (text !== event.target.value) event.target.value = text;
    given.onChange?.(event);
  };
  return (
    <>
      <input
        {...all}
        {...(field.cleans ? { onChange: clean } : {})}
        type={kind}
        placeholder={placeholder}
        autoComplete={autoComplete}
        list={suggestions && `${id}-list`}
        inputMode={kind === 'number' ? 'numeric' : undefined}
        {...(kind === 'number' ? { min: 1, max: 99, step: 1 } : {})}
      />
      {suggestions && (
        <datalist id={`${id}-list`}>
          {suggestions.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
    </>
  );
}

/** The fields of one section under their heading, or all fields of a form without sections. */
export function Group({ title, children }: { title?: string; children?: ReactNode }) {
  if (title === undefined) return children;
  return (
    <fieldset>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
