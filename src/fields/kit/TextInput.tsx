import type { HTMLInputTypeAttribute, InputHTMLAttributes, ReactNode } from 'react';
import { applyFilters } from '../../engine/filters.ts';
import { formatMessage } from '../../engine/format/message.ts';
import type { Answer } from '../../plan/answers.ts';
import type { FieldWidgetProps } from '../../render/form/types.ts';
import { controlAttributes, controlOf } from './control.ts';
import { useDraft, type DraftRules } from './useDraft.ts';
import css from '../../render/controls/controls.module.css';

interface TextInputProps<Value extends Answer> {
  widget: FieldWidgetProps;
  /** Type of the input; text by default. */
  type?: HTMLInputTypeAttribute;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  rules?: DraftRules<Value>;
  /** More attributes for the input. */
  extra?: InputHTMLAttributes<HTMLInputElement>;
  before?: ReactNode;
  after?: ReactNode;
  /** Id of words about the text, which describe it besides help and error. */
  describedBy?: string;
}

/** How a text is written, read and filtered (spec 5.34, 5.38). */
export function textRules(filters: Parameters<typeof applyFilters>[1] = []): DraftRules<string> {
  return {
    show: (answer) => answer ?? '',
    read: (text) => (text === '' ? undefined : text),
    clean: (text, leaving) => applyFilters(text, filters, leaving),
  };
}

/** The one-line input of every control that takes a text. */
export function TextInput<Value extends Answer = string>({
  widget,
  type,
  inputMode,
  rules,
  extra,
  before,
  after,
  describedBy,
}: TextInputProps<Value>) {
  const control = controlOf<Value>(widget);
  const { field, schema, native, value } = control;
  const { prefix, suffix } = field.options;
  const described = [
    control.describedBy,
    describedBy,
    prefix && `${control.id}-prefix`,
    suffix && `${control.id}-suffix`,
  ];
  const draft = useDraft(control, rules ?? (textRules(field.filters) as unknown as DraftRules<Value>));
  // A length limit beside filters would cut a pasted "+91 98765-43210" before it is normalised.
  const limits =
    native && !field.filters
      ? { minLength: schema.minLength, maxLength: schema.maxLength, pattern: schema.pattern }
      : {};
  return (
    <div className={css.box} data-invalid={control.invalid || undefined}>
      {before}
      {prefix && <Affix id={`${control.id}-prefix`} text={formatMessage(prefix, { value })} />}
      <input
        {...controlAttributes(control)}
        aria-describedby={described.filter(Boolean).join(' ') || undefined}
        {...limits}
        {...extra}
        {...draft.attributes}
        type={type ?? 'text'}
        inputMode={inputMode}
        placeholder={field.placeholder}
        className={css.input}
      />
      {suffix && <Affix id={`${control.id}-suffix`} text={formatMessage(suffix, { value })} />}
      {after}
    </div>
  );
}

/** What stands before or after an answer, in its box. It describes the input, for who hears the page. */
function Affix({ id, text }: { id: string; text: string }) {
  return (
    <span id={id} className={css.affix}>
      {text}
    </span>
  );
}
