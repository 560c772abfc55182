import {
  memo,
  useContext,
  createContext,
  type FormEvent,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';
import choice from '../../../../src/site/render/controls/choice.module.css';
import controls from '../../../../src/site/render/controls/controls.module.css';
import frame from '../../../../src/site/theme/templates/FieldTemplate/FieldTemplate.module.css';
import layout from '../../../../src/site/theme/templates/ObjectFieldTemplate/ObjectFieldTemplate.module.css';
import sum from '../../../../src/site/theme/templates/ErrorListTemplate/ErrorListTemplate.module.css';
import { CircleAlert, ChevronDown } from './icons.tsx';
import type { Errors } from './useForm.ts';

/** The prefix of the ids of a form's controls. */
export const FormId = createContext('');

export interface FieldProps {
  name: string;
  label: string;
  half?: boolean;
  error: string | undefined;
  onEdit(name: string): void;
}

export const attributes = (id: string, error: string | undefined) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error ? `${id}-error` : undefined,
});

/** Label, control and error. */
export function Frame({
  name,
  label,
  half,
  error,
  children,
}: Pick<FieldProps, 'name' | 'label' | 'half' | 'error'> & { children: ReactNode }) {
  const id = `${useContext(FormId)}-${name}`;
  return (
    <div className={frame.field} data-field={name} data-frame="label" data-width={half ? 'half' : undefined}>
      <label className={frame.label} htmlFor={id}>
        {label}
      </label>
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}

function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p className={frame.error} id={`${id}-error`}>
      {error}
    </p>
  );
}

type TextProps = FieldProps &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'inputMode' | 'placeholder' | 'autoComplete' | 'min' | 'max' | 'step'
  > & {
    /** Filters the text while it is typed. */
    clean?(text: string): string;
  };

/** A text that the browser keeps. */
export const TextField = memo(function TextField({
  name,
  label,
  half,
  error,
  onEdit,
  type = 'text',
  clean,
  ...rest
}: TextProps) {
  const id = `${useContext(FormId)}-${name}`;
  function edit({ currentTarget }: FormEvent<HTMLInputElement>): void {
    const text = clean?.(currentTarget.value) ?? currentTarget.value;
    if (text !== currentTarget.value) currentTarget.value = text;
    if (error) onEdit(name);
  }
  return (
    <Frame name={name} label={label} half={half} error={error}>
      <div className={controls.box} data-invalid={error ? true : undefined}>
        <input
          id={id}
          name={name}
          type={type}
          required
          className={controls.input}
          onInput={edit}
          onBlur={trim}
          {...attributes(id, error)}
          {...rest}
        />
      </div>
    </Frame>
  );
});

export const AreaField = memo(function AreaField({ name, label, half, error, onEdit }: FieldProps) {
  const id = `${useContext(FormId)}-${name}`;
  return (
    <Frame name={name} label={label} half={half} error={error}>
      <div className={controls.box} data-invalid={error ? true : undefined}>
        <textarea
          id={id}
          name={name}
          required
          rows={4}
          className={`${controls.input} ${controls.area}`}
          onInput={() => error && onEdit(name)}
          {...attributes(id, error)}
        />
      </div>
    </Frame>
  );
});

interface ChoiceProps extends FieldProps {
  choices: readonly (readonly [value: string, label: string])[];
  onChoose?(value: string): void;
}

export const SelectField = memo(function SelectField({
  name,
  label,
  half,
  error,
  onEdit,
  choices,
  onChoose,
  placeholder = 'Choose one',
}: ChoiceProps & { placeholder?: string }) {
  const id = `${useContext(FormId)}-${name}`;
  function choose({ currentTarget }: FormEvent<HTMLSelectElement>): void {
    onChoose?.(currentTarget.value);
    if (error) onEdit(name);
  }
  return (
    <Frame name={name} label={label} half={half} error={error}>
      <div className={controls.box} data-invalid={error ? true : undefined}>
        <select
          id={id}
          name={name}
          required
          className={`${controls.input} ${controls.select}`}
          onInput={choose}
          {...attributes(id, error)}
        >
          <option value="">{placeholder}</option>
          {choices.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
        <ChevronDown />
      </div>
    </Frame>
  );
});

export const RadioField = memo(function RadioField({
  name,
  label,
  half,
  error,
  onEdit,
  choices,
  initial,
}: ChoiceProps & { initial?: string }) {
  const id = `${useContext(FormId)}-${name}`;
  return (
    <div className={frame.field} data-field={name} data-frame="group" data-width={half ? 'half' : undefined}>
      <fieldset className={frame.group} aria-describedby={error ? `${id}-error` : undefined}>
        <legend className={frame.label}>{label}</legend>
        <div className={choice.pills}>
          {choices.map(([value, words], index) => (
            <label className={choice.pill} key={value}>
              <input
                id={index === 0 ? id : `${id}-${index}`}
                name={name}
                type="radio"
                required
                value={value}
                defaultChecked={value === initial}
                onChange={() => error && onEdit(name)}
                {...attributes(id, error)}
              />
              {words}
            </label>
          ))}
        </div>
      </fieldset>
      <FieldError id={id} error={error} />
    </div>
  );
});

export const CheckField = memo(function CheckField({ name, label, error, onEdit }: FieldProps) {
  const id = `${useContext(FormId)}-${name}`;
  return (
    <div className={frame.field} data-field={name} data-frame="self">
      <label className={choice.line}>
        <input
          id={id}
          name={name}
          type="checkbox"
          required
          onChange={() => error && onEdit(name)}
          {...attributes(id, error)}
        />
        <span>{label}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
});

export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={layout.group}>
      <legend className={layout.heading}>{title}</legend>
      <div className={layout.fields}>{children}</div>
    </fieldset>
  );
}

/** All errors, each a link to its control. */
export function Summary({ ref, id, errors }: { ref: Ref<HTMLDivElement>; id: string; errors: Errors }) {
  const found = Object.entries(errors);
  if (found.length === 0) return null;
  return (
    <div className={sum.summary} role="group" aria-labelledby={`${id}-summary`} tabIndex={-1} ref={ref}>
      <p className={sum.heading} id={`${id}-summary`}>
        <CircleAlert size={20} />
        {found.length === 1 ? '1 answer needs your attention' : `${found.length} answers need your attention`}
      </p>
      <ul className={sum.list}>
        {found.map(([name, message]) => (
          <li key={name}>
            <a
              href={`#${id}-${name}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(`${id}-${name}`)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function trim({ currentTarget }: FormEvent<HTMLInputElement>): void {
  const text = currentTarget.value.trim();
  if (text !== currentTarget.value) currentTarget.value = text;
}
