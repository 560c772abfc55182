import { useState, type RefObject } from 'react';
import { printedFields } from '../../engine/words.ts';
import type { Answers } from '../../plan/answers.ts';
import { usePage, useSite } from '../context.tsx';
import { Icon } from '../elements/Icon.tsx';
import { usePanels } from '../overlay/panels.tsx';
import { Alternatives } from './Alternatives.tsx';
import { FieldSetForm } from './FieldSetForm.tsx';
import { LiveEstimate } from './LiveEstimate.tsx';
import { ResultCard } from './ResultCard.tsx';
import { useFormDraft } from './useFormDraft.ts';
import { useFormRun } from './useFormRun.ts';
import css from './FieldSetForm.module.css';

export interface FormProps {
  /** Name of the form's file. */
  id: string;
  /** What the ids of its controls start with, by default `id`. A form that stands on a page twice needs another one. */
  prefix?: string;
  /** What the action closePanel closes: the dialog that the form stands in, by default the open panel. */
  panelContext?: { readonly close: () => void };
  /** Answers to start with, such as those carried by a link. What does not fit is left out. */
  initial?: Answers;
  /** Called after its last action (spec 4.07 onSubmitted). */
  onDone?: () => void;
}

/** A form of config/forms with all that it does: fields, checks, actions, result card. */
// Long because it hands everything that a form does to its fields.
export default function Form({ id, prefix, panelContext, initial, onDone }: FormProps) {
  const shipped = usePage().forms[id];
  if (!shipped) throw new Error(`This page ships no form "${id}"`);
  const panels = usePanels();
  const { fresh, start, keep, forget } = useFormDraft(shipped, prefix ?? id, initial);
  const [returned, setReturned] = useState(false);
  const { form, answers, mayPost, result, failure, refused, trap, said, unsay, submit, alternate, back } = useFormRun({
    id,
    form: shipped,
    fresh,
    start,
    forget,
    close: panelContext?.close ?? panels.close,
    onDone,
  });
  if (result && form.plan.result) {
    const goBack = (): void => {
      setReturned(true);
      back();
    };
    return (
      <ResultCard
        plan={form.plan.result}
        answers={result.answers}
        fields={printedFields(form)}
        extra={result.extra}
        sent={mayPost}
        onBack={goBack}
      />
    );
  }
  return (
    <FieldSetForm
      set={form}
      formId={id}
      prefix={prefix}
      answers={answers}
      errors={refused}
      onChange={keep}
      onSubmit={submit}
      submitLabel={form.plan.submit.label}
      busyLabel={form.plan.submit.busy}
      foot={form.estimate && ((store) => <LiveEstimate form={form} store={store} />)}
      others={(press) => (
        <Alternatives
          alternatives={form.plan.alternatives ?? []}
          onPress={(alternative) => press((typed) => alternate(alternative, typed))}
        />
      )}
      notice={
        <>
          {trap && <Trap {...trap} />}
          <Failure words={failure} />
        </>
      }
      sends={mayPost}
      said={said}
      onEdit={said === undefined ? undefined : unsay}
      focusFirst={returned}
    />
  );
}

/** Says that the submit failed, with a button that tries again. */
function Failure({ words }: { words: string | undefined }) {
  const { texts } = useSite().site;
  return (
    <div role="alert" className={css.alert}>
      {words !== undefined && (
        <div className={css.failure}>
          <Icon name="triangle-alert" size={20} />
          <p>{words}</p>
          <button type="submit" className="button" data-look="secondary">
            {texts.retry}
          </button>
        </div>
      )}
    </div>
  );
}

/** A field that nobody reaches by eye, key, screen reader or autofill: whoever fills it in is a program. */
function Trap({ name, field }: { name: string; field: RefObject<HTMLInputElement | null> }) {
  return (
    <input ref={field} className="visually-hidden" name={name} tabIndex={-1} autoComplete="off" aria-hidden="true" />
  );
}
