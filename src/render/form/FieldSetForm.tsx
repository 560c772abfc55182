import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { FieldError } from '../../engine/validate.ts';
import type { Answer, Answers } from '../../plan/answers.ts';
import type { FieldSet } from '../../plan/form.ts';
import { usePage } from '../context.tsx';
import { Icon } from '../elements/Icon.tsx';
import { adoptEarlyInput } from './earlyInput.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Fields } from './rjsf.tsx';
import { FormStore } from './store.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { useAdvance } from './useAdvance.ts';
import type { FieldWidget, FormContext } from './types.ts';
import { useSubmit } from './useSubmit.ts';
import css from './FieldSetForm.module.css';

export interface FieldSetFormProps {
  set: FieldSet;
  /** `data-form`. */
  formId: string;
  /** What the ids of its controls start with, by default `formId`. A form that stands on a page twice needs another one. */
  prefix?: string;
  /** The answers of its own fields. Others, given later, replace what is typed; its own echo does not. */
  answers: Answers;
  /** Answers of other steps, which conditions and rules look at. */
  context?: Answers;
  /** Errors found elsewhere, such as by the server. A new list is shown at once. */
  errors?: readonly FieldError[];
  /** The answers of its own fields after a change of the field `changed`. */
  onChange?(answers: Answers, changed: string): void;
  /** Valid answers. While a promise is pending the form is busy and ignores further submits. */
  onSubmit(answers: Answers): void | Promise<void>;
  submitLabel: string;
  busyLabel?: string;
  /** Buttons before the submit button, such as Back. */
  buttons?: ReactNode;
  /** Buttons after it, with what they do: they are given the answers as they were typed. */
  others?: (press: (act: (answers: Answers) => void | Promise<void>) => void) => ReactNode;
  /** A field whose choices, when pressed, submit. */
  advanceOn?: string;
  /** Stands above the buttons. */
  notice?: ReactNode;
  /** What was said after the last submit, politely; '' while nothing is. Absent in a form that never says anything. */
  said?: string;
  /** The visitor has begun to change an answer, at the first key already. */
  onEdit?(): void;
  /** Stands under the fields, with the answers at hand. */
  foot?: (store: FormStore) => ReactNode;
  /** Whether to move the focus to the first control when it is shown. */
  focusFirst?: boolean;
}

/** The fields of a form or of one step of a wizard, with their errors and a submit button. */
export function FieldSetForm(props: FieldSetFormProps) {
  return <Inner key={`${props.formId} ${props.set.plan.id}`} {...props} />;
}

function Inner(props: FieldSetFormProps) {
  const {
    set,
    formId,
    prefix = formId,
    answers,
    context,
    errors,
    onSubmit,
    submitLabel,
    busyLabel,
    buttons,
    others,
    advanceOn,
    notice,
    said,
    foot,
    focusFirst,
  } = props;
  const [{ store, version }, setShown] = useState(() => ({
    store: new FormStore(set, answers, context),
    version: 0,
  }));
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const { submit, press, go, refuse, busy, many } = useSubmit({ store, formId: prefix, form, summary, onSubmit });
  const { confirm, attributes } = useAdvance(advanceOn, go);
  const formContext = useFormContext(store, props.onChange, confirm);
  const found = useSyncExternalStore(store.subscribe, store.errors, store.errors);

  useEffect(() => {
    store.replace(answers, context);
  }, [store, answers, context]);
  useLayoutEffect(() => {
    if (store.set === set) return;
    // Development: the form's file was changed. What was typed stays.
    store.flush();
    // eslint-disable-next-line react-hooks/set-state-in-effect -- texts that are still being typed are only known after the flush
    setShown({ store: store.of(set), version: version + 1 });
  }, [store, set, version]);
  useEffect(() => {
    if (!errors) return;
    store.tell(errors);
    void refuse(errors, undefined);
  }, [store, errors, refuse]);
  useEffect(() => {
    if (form.current) adoptEarlyInput(form.current);
    if (focusFirst) form.current?.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea')?.focus();
  }, [focusFirst]);

  return (
    // Without script, `dialog` is the one method that sends the answers nowhere.
    <form
      ref={form}
      className={css.form}
      data-form={formId}
      data-foot={foot && true}
      method="dialog"
      noValidate={set.plan.validation !== 'browser'}
      onSubmit={submit}
      onInput={props.onEdit}
      {...attributes}
    >
      {many && found.length > 0 && <ErrorSummary ref={summary} errors={found} formId={prefix} />}
      <Fields
        key={version}
        formId={prefix}
        context={formContext}
        widgets={usePage().widgets as Record<string, FieldWidget>}
      />
      {foot?.(store)}
      {notice}
      {said !== undefined && <Said words={found.length === 0 ? said : ''} />}
      <div className={css.buttons}>
        {buttons}
        <SubmitButton label={submitLabel} busyLabel={busyLabel} busy={busy} />
        {others?.(press)}
      </div>
    </form>
  );
}

/** Always there, so that what comes into it is read out; without words it takes no room. */
function Said({ words }: { words: string }) {
  return (
    <div role="status" className={css.said}>
      {words !== '' && (
        <p className={css.words}>
          <Icon name="circle-check" size={20} />
          {words}
        </p>
      )}
    </div>
  );
}

/** What widgets answer through. It stays the same object while the store does. */
function useFormContext(
  store: FormStore,
  onChange: FieldSetFormProps['onChange'],
  confirm: FormContext['confirm'],
): FormContext {
  const latest = useRef({ onChange, confirm });
  useLayoutEffect(() => {
    latest.current = { onChange, confirm };
  });
  return useMemo(() => {
    function change(field: string, answer: Answer | undefined): void {
      store.change(field, answer);
      latest.current.onChange?.(store.answers(), field);
    }
    return { set: store.set, store, change, confirm: (field) => latest.current.confirm(field) };
  }, [store]);
}
