import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { present } from '../../../shared/engine/answers.ts';
import { estimateOf } from '../../../shared/engine/estimated.ts';
import type { Answers } from '../../../shared/plan/answers.ts';
import type { FormModule } from '../../../shared/plan/form.ts';
import { carriedIn, stayingState } from '../../storage/navigationState.ts';
import { usePage, useSite } from '../context.tsx';
import { usePanels } from '../overlay/panels.tsx';
import { useGo } from '../useGo.ts';
import { Alternatives } from './Alternatives.tsx';
import type DroppedHere from './DroppedHere.tsx';
import { Failure } from './Failure.tsx';
import { FieldSetForm } from './FieldSetForm.tsx';
import type RestoredLater from './RestoredLater.tsx';
import { ResultCard } from './ResultCard.tsx';
import type { Session } from './session.ts';
import { useFormSession } from './useFormSession.ts';
import { useRun, type UseSending } from './useRun.ts';

export interface FormProps {
  /** How it sends, for a form that loads after the page; by default the hook that the page ships. */
  useSending?: UseSending;
  /** Name of the form's file. */
  id: string;
  /** The prefix of its controls' ids, by default `id`. A form that is on a page twice needs another one. */
  prefix?: string;
  /** What the action closePanel closes: the dialog of the form, by default the open panel. */
  panelContext?: { readonly close: () => void };
  /** Answers to start with, such as those carried by a link. Invalid ones are left out. */
  initial?: Answers;
  /** Called after its last action (spec 4.07 onSubmitted). */
  onDone?: () => void;
}

/** A form of config/forms with all that it does: fields, checks, actions, result card. */
// Long because it hands everything that a form does to its fields.
export default function Form({ useSending, id, prefix, panelContext, initial, onDone }: FormProps) {
  const shipped = usePage().forms[id];
  if (!shipped) throw new Error(`This page ships no form "${id}"`);
  const Dropped = usePage().dropped as typeof DroppedHere | undefined;
  const Back = usePage().restored as typeof RestoredLater | undefined;
  const panels = usePanels();
  const { texts } = useSite().site;
  const session = useFormSession(shipped, prefix ?? id, initial);
  const { arriving: useArriving = takesNone } = usePage() as { readonly arriving?: UseArriving };
  useArriving(shipped, session);
  const isDone = useSyncExternalStore(session.subscribe, () => session.state().done, noState) ?? false;
  const [returned, setReturned] = useState(false);
  const { form, sending, failed, said, unsay, submit, alternate } = useRun({
    useSending,
    form: shipped,
    session,
    close: panelContext?.close ?? panels.close,
  });
  const { offer, withdraw } = useOffered(shipped, session);
  const { plan, steps } = form;
  if (isDone && plan.result) {
    const goBack = (): void => {
      setReturned(true);
      session.put({ done: false });
    };
    return <ResultCard form={form} session={session} sent={sending?.sent} onBack={goBack} />;
  }
  return (
    <FieldSetForm
      set={steps[0]!}
      formId={id}
      prefix={prefix}
      session={session}
      errors={sending?.refused}
      onChange={withdraw}
      onSubmit={async (given) => {
        if (!(await submit(given))) return;
        offer();
        onDone?.();
      }}
      submitLabel={plan.submit.label}
      busyLabel={plan.submit.busy}
      next={plan.submit.next}
      estimate={plan.estimate && ((given) => estimateOf(form, given))}
      others={(press) => (
        <Alternatives
          alternatives={plan.alternatives ?? []}
          onPress={(alternative) => press((typed) => alternate(alternative, typed))}
        />
      )}
      notice={
        <>
          {Dropped && plan.droppedHere !== undefined && <Dropped form={form} session={session} />}
          {Back && plan.restored !== undefined && <Back form={form} session={session} />}
          {sending?.notice ?? <Failure words={failed ? texts.crash : undefined} />}
        </>
      }
      sends={sending !== undefined}
      said={said}
      onEdit={said === undefined ? undefined : unsay}
      focusFirst={returned}
    />
  );
}

const noState = (): undefined => undefined;

/** Takes the answers that were carried here. */
type UseArriving = (form: FormModule, session: Session) => void;

const takesNone: UseArriving = () => undefined;

/**
 * The offers of the page for the answers of a form that stays on it: none while the form has no estimate of its own for
 * them. `withdraw` removes them with the first change.
 */
function useOffered(form: FormModule, session: Session) {
  const { id } = form.plan;
  const isOffered = usePage().offers?.[id] !== undefined;
  const go = useGo();
  const { search, state } = useLocation();
  return {
    offer: (): void => {
      const { answers } = session.state();
      if (isOffered && !estimateOf(form, answers)?.none)
        go({ search }, { replace: true, state: stayingState(present(answers), session.secret(), id) });
    },
    withdraw: (): void => {
      if (isOffered && carriedIn(state).from === id) go({ search }, { replace: true });
    },
  };
}
