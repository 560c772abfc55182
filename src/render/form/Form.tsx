import { useState } from 'react';
import { estimateOf } from '../../engine/estimated.ts';
import { printedFields } from '../../engine/words.ts';
import type { Answers } from '../../plan/answers.ts';
import { usePage, useSite } from '../context.tsx';
import { usePanels } from '../overlay/panels.tsx';
import { Alternatives } from './Alternatives.tsx';
import { Failure } from './Failure.tsx';
import { FieldSetForm } from './FieldSetForm.tsx';
import { ResultCard } from './ResultCard.tsx';
import { useFormDraft } from './useFormDraft.ts';
import { useFormRun, type UseSending } from './useFormRun.ts';

export interface FormProps {
  /** How it sends, when it came after the page; by default what the page ships. */
  useSending?: UseSending;
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
export default function Form({ useSending, id, prefix, panelContext, initial, onDone }: FormProps) {
  const shipped = usePage().forms[id];
  if (!shipped) throw new Error(`This page ships no form "${id}"`);
  const panels = usePanels();
  const { texts } = useSite().site;
  const { fresh, start, keep, forget } = useFormDraft(shipped, prefix ?? id, initial);
  const [returned, setReturned] = useState(false);
  const { form, answers, sending, result, failed, said, unsay, changed, submit, alternate, back } = useFormRun({
    useSending,
    form: shipped,
    fresh,
    start,
    forget,
    close: panelContext?.close ?? panels.close,
    onDone,
  });
  const change = (typed: Answers): void => {
    keep(typed);
    changed();
  };
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
        sent={sending !== undefined}
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
      errors={sending?.refused}
      onChange={change}
      onSubmit={submit}
      submitLabel={form.plan.submit.label}
      busyLabel={form.plan.submit.busy}
      next={form.plan.submit.next}
      estimate={form.plan.estimate && ((given) => estimateOf(form, given))}
      others={(press) => (
        <Alternatives
          alternatives={form.plan.alternatives ?? []}
          onPress={(alternative) => press((typed) => alternate(alternative, typed))}
        />
      )}
      notice={sending?.notice ?? <Failure words={failed ? texts.crash : undefined} />}
      sends={sending !== undefined}
      said={said}
      onEdit={said === undefined ? undefined : unsay}
      focusFirst={returned}
    />
  );
}
