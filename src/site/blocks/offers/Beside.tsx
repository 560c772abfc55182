import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { answerOf, isEmpty, pick, present } from '../../../shared/engine/answers.ts';
import { keepFitting } from '../../../shared/engine/keep.ts';
import { defaultsOfForm, stepsFor } from '../../../shared/engine/settle.ts';
import { visibleFields } from '../../../shared/engine/visible.ts';
import type { Answers } from '../../../shared/plan/answers.ts';
import type { OffersBlock } from '../../../shared/plan/blocks.generated.ts';
import type { FieldSet, FormModule } from '../../../shared/plan/form.ts';
import type { OffersPlan } from '../../../shared/plan/offers.ts';
import { Fields } from '../../render/form/Fields.tsx';
import { registryOf } from '../../render/form/registry.ts';
import { Session } from '../../render/form/session.ts';
import type { Theme } from '../../render/form/types.ts';
import { useFormContext, useFormStore } from '../../render/form/useFormStore.ts';
import { Disclosure } from '../../render/elements/Disclosure.tsx';
import css from './view.module.css';

export interface AskedProps {
  questions: FormModule;
  /** Draws the fields; absent where none may be asked here. */
  theme?: unknown;
  /** The answers that were carried here. */
  first: Answers;
  /** Whether a reload has lost the private ones. */
  forgotten: boolean;
  /** Keeps changed answers in the history. */
  keep(answers: Answers, secret: ReadonlySet<string>): void;
}

/** Fields of a step that are asked beside the offers. */
interface Asked {
  readonly set: FieldSet;
  readonly only: ReadonlySet<string>;
  readonly session: Session;
}

/**
 * What is asked beside the offers, and the answers with its changes. It is the fields with `withOffers`, and private
 * ones that the prices need and a reload has lost. `waits`: whether some of these have no answer yet. Which of them the
 * visitor had answered is not known, so a price without them may be wrong.
 */
export function useAsked(plan: OffersPlan, { questions, theme, first, forgotten, keep }: AskedProps) {
  const [session] = useState(() => {
    const defaults = pick(chosenBeside(questions, defaultsOfForm(questions)), (name) => !Object.hasOwn(first, name));
    const known = { ...defaults, ...keepFitting(questions, chosen.get(plan.id) ?? {}) };
    const answers = Object.keys(known).length > 0 ? { ...first, ...known } : first;
    return new Session(questions, { answers }, { answers }, keepsNothing);
  });
  const answers = useSyncExternalStore(session.subscribe, session.answers, session.answers);
  const keptAt = useRef(-pause);
  const [lost] = useState(() =>
    forgotten ? (plan.secret ?? []).filter((name) => isEmpty(answerOf(first, name))) : [],
  );
  useEffect(() => {
    chosen.set(plan.id, chosenBeside(questions, answers));
    if (Object.keys(answers).every((name) => answers[name] === first[name])) return;
    // At once, because a refresh may follow; but Safari allows only a hundred changes of the history in half a minute.
    const soon = setTimeout(
      () => {
        keptAt.current = performance.now();
        keep(present(answers), session.secret());
      },
      keptAt.current + pause - performance.now(),
    );
    return () => clearTimeout(soon);
    // oxlint-disable-next-line react/exhaustive-deps -- `keep` and `first` change with each kept answer
  }, [answers, session]);
  const asked = useMemo(
    () =>
      theme === undefined
        ? []
        : stepsFor(questions, answers).flatMap((set): Asked[] => {
            const names = [...visibleFields(set, answers)].filter(
              (name) => set.plan.fields[name]?.withOffers === true || lost.includes(name),
            );
            return names.length === 0 ? [] : [{ set, only: new Set(names), session }];
          }),
    [questions, theme, answers, lost, session],
  );
  const waits = asked.some(({ set, only }) => lost.some((name) => only.has(name) && isOpen(set, name, answers)));
  return { asked, answers, isAgain: lost.length > 0, waits };
}

/** Whether a question has no answer. A box that is not ticked is one. */
const isOpen = ({ plan }: FieldSet, name: string, answers: Answers): boolean =>
  plan.schema.properties[name]?.type !== 'boolean' && isEmpty(answerOf(answers, name));

/**
 * By form or wizard: what was chosen beside its offers, while the page stays loaded. Visitors who go back and change
 * another answer find it there.
 */
const chosen = new Map<string, Answers>();

const chosenBeside = (questions: FormModule, answers: Answers): Answers =>
  pick(answers, (name) => questions.steps.some(({ plan }) => plan.fields[name]?.withOffers === true));

const keepsNothing = { save: () => undefined, clear: () => undefined };

/** Between two changes of the history, in ms. */
const pause = 400;

interface BesideProps {
  asked: readonly Asked[];
  block: OffersBlock;
  /** The form or wizard. */
  id: string;
  theme?: unknown;
  /** Whether some are asked again after a reload. */
  isAgain: boolean;
}

/** The questions that are asked beside the offers. Several are folded, so that the offers are soon in view. */
export function Beside({ asked, block: { adjust, again }, id, theme, isAgain }: BesideProps) {
  const questions = asked.map((part) => (
    <AskedFields key={part.set.plan.id} {...part} form={id} theme={theme as Theme} />
  ));
  const isOne = asked.length === 1 && asked[0]!.only.size === 1;
  return (
    <div className={`card ${css.beside}`}>
      {isAgain && again !== undefined && <p>{again}</p>}
      {isOne || isAgain || adjust === undefined ? questions : <Disclosure words={adjust}>{questions}</Disclosure>}
    </div>
  );
}

/** Fields of one step. A change shows new prices at once, without a button. */
function AskedFields({ set, only, session, form, theme }: Asked & { form: string; theme: Theme }) {
  const { store, version } = useFormStore(set, session);
  const context = useFormContext(store, undefined, staysHere, only);
  const idPrefix = `offers-${form}-${set.plan.id}`;
  const registry = useMemo(() => registryOf({ idPrefix, context, theme }), [idPrefix, context, theme]);
  return (
    <form data-form={`${form}-offers`} autoComplete="off" noValidate onSubmit={(event) => event.preventDefault()}>
      <Fields key={version} registry={registry} />
    </form>
  );
}

/** Nothing follows by itself. */
const staysHere = (): void => undefined;
