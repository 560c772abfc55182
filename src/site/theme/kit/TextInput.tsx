import type { HTMLInputTypeAttribute, InputHTMLAttributes, ReactNode } from 'react';
import { formatMessage } from '../../../shared/engine/format/message.ts';
import type { Answer } from '../../../shared/plan/answers.ts';
import type { WidgetProps } from '../../render/form/types.ts';
import { controlAttributes, controlOf } from './control.ts';
import { rulesFor, textRules, type MakeRules } from './textRules.ts';
import { useDraft } from './useDraft.ts';
import css from '../../render/controls/controls.module.css';

interface TextInputProps<Value extends Answer> {
  widget: WidgetProps;
  /** Type of the input; text by default. */
  type?: HTMLInputTypeAttribute;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** By default those of a text. A function that stays the same. */
  rules?: MakeRules<Value>;
  /** More attributes for the input. */
  extra?: InputHTMLAttributes<HTMLInputElement>;
  before?: ReactNode;
  after?: ReactNode;
  /** Id of words about the text, which describe it besides help and error. */
  describedBy?: string;
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
  const described =
    describedBy === undefined && !prefix && !suffix
      ? control.describedBy
      : [control.describedBy, describedBy, prefix && `${control.id}-prefix`, suffix && `${control.id}-suffix`]
          .filter(Boolean)
          .join(' ');
  const draft = useDraft(widget, rulesFor(widget, rules ?? (textRules as unknown as MakeRules<Value>)));
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
        aria-describedby={described}
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

/** The text before or after an answer, in its box. It describes the input for screen readers. */
function Affix({ id, text }: { id: string; text: string }) {
  return (
    <span id={id} className={css.affix}>
      {text}
    </span>
  );
}
