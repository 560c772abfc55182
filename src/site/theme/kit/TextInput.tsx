import type { HTMLInputTypeAttribute, InputHTMLAttributes, ReactNode } from 'react';
import { formatMessage } from '../../../shared/engine/format/message.ts';
import type { Answer } from '../../../shared/plan/answers.ts';
import type { UnreadableWords } from '../../../shared/plan/config.generated.ts';
import type { FieldSchema } from '../../../shared/plan/form.ts';
import { useSite } from '../../render/context.tsx';
import type { WidgetProps } from '../../render/form/types.ts';
import { unreadableWords } from '../../render/form/unreadable.ts';
import { controlAttributes, controlOf, type Control } from './control.ts';
import type { DraftRules, DraftSpec } from './draft.ts';
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
  const kept = rulesFor(widget, rules ?? (textRules as unknown as MakeRules<Value>));
  const draft = useDraft({ widget, rules: kept, ...useRefusal(control, kept) });
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

/** What happens to a text that is not an answer: words beside it, or those of the browser in a form that it checks. */
function useRefusal<Value extends Answer>(
  { name, label, schema, store, native }: Control<Value>,
  rules: DraftRules<Value>,
): Pick<DraftSpec<Value>, 'onRefused' | 'refusal'> {
  const { texts } = useSite().site;
  if (!rules.unreadable) return {};
  const wordsOf = (why: keyof UnreadableWords) => unreadableWords(texts.unreadable, why) ?? texts.invalid;
  if (!native) return { onRefused: (why) => store.refuse(name, wordsOf(why), texts.invalid) };
  return {
    refusal: (text) => {
      const why = rules.unreadable?.(text);
      return why ? formatMessage(wordsOf(why), { label }) : browserWords(schema, rules.read(text));
    },
  };
}

/** The browser's own words for a number out of its bounds, in the language of the browser. */
function browserWords({ minimum, maximum, multipleOf }: FieldSchema, answer: Answer | undefined): string {
  if (typeof answer !== 'number') return '';
  const input = document.createElement('input');
  const limits = { type: 'number', min: minimum, max: maximum, step: multipleOf ?? 'any', value: answer };
  for (const [name, limit] of Object.entries(limits)) input.setAttribute(name, String(limit ?? ''));
  return input.validationMessage;
}

/** The text before or after an answer, in its box. It describes the input for screen readers. */
function Affix({ id, text }: { id: string; text: string }) {
  return (
    <span id={id} className={css.affix}>
      {text}
    </span>
  );
}
