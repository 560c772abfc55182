import { useId } from 'react';
import { asRead } from '../../../shared/engine/format/as-read.ts';
import type { SummaryGroup, SummaryStep } from '../../../shared/engine/wizard/summary.ts';
import type { WizardPlan } from '../../../shared/plan/wizard.ts';
import { Fold } from '../elements/Fold.tsx';
import { usePhone } from '../usePhone.ts';
import css from './Summary.module.css';

interface SummaryProps {
  words: NonNullable<WizardPlan['summary']>;
  answered: readonly SummaryStep[];
  /** `row`: the row to change, such as members.2; undefined for the whole step. */
  onEdit: (step: string, row?: string) => void;
  /** Whether the wizard has ended: then it is folded on a phone, where what follows is more important. */
  hasEnded: boolean;
}

/** What was answered so far, each step with a button that leads back to it (spec 2.66). */
export function Summary({ words, answered, onEdit, hasEnded }: SummaryProps) {
  const id = useId();
  const isFolded = usePhone() && hasEnded;
  const title = (
    <h2 id={id} className={css.title}>
      {words.title}
    </h2>
  );
  const steps = (
    <>
      {answered.length === 0 && words.empty && <p className={css.empty}>{words.empty}</p>}
      {answered.map(({ step, title, groups }) => (
        <div key={step} className={css.step}>
          <h3 className={css.name}>{title}</h3>
          <button type="button" className={css.edit} onClick={() => onEdit(step)}>
            {words.edit} <span className="visually-hidden">{title}</span>
          </button>
          {groups.map((group, index) => (
            <SummarySection
              key={group.row ?? group.heading ?? index}
              group={group}
              step={title}
              ticked={words.ticked}
              change={group.row && { words: words.edit, press: () => onEdit(step, group.row) }}
            />
          ))}
        </div>
      ))}
    </>
  );
  return (
    <section className={css.summary} aria-labelledby={id}>
      {isFolded ? (
        <Fold className="plain-fold" summary={title}>
          {steps}
        </Fold>
      ) : (
        <>
          {title}
          {steps}
        </>
      )}
    </section>
  );
}

interface GroupProps {
  group: SummaryGroup;
  /** The title of the step. */
  step: string;
  /** The answer of a ticked box. */
  ticked: string | undefined;
  /** The button that leads to a row. */
  change: { readonly words: string; readonly press: () => void } | '' | undefined;
}

function SummarySection({ group: { heading, entries }, step, ticked, change }: GroupProps) {
  return (
    <>
      {heading !== undefined && (
        <h4 className={css.group} data-row={change && true}>
          {heading}
        </h4>
      )}
      {change && (
        <button type="button" className={css.edit} onClick={change.press}>
          {change.words} <span className="visually-hidden">{heading}</span>
        </button>
      )}
      <dl className={css.entries}>
        {entries.map(({ field, label, value, drawing }) => (
          <div key={field} className={css.entry}>
            {/* A label that repeats the step's title is only there for screen readers. */}
            <dt className={asRead(label) === asRead(step) ? 'visually-hidden' : undefined}>{label}</dt>
            <dd>{drawing === undefined ? value || ticked : <Drawing path={drawing} name={value} />}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** What the visitor drew, in the colour of the text. */
const Drawing = ({ path, name }: { path: string; name: string }) => (
  <svg className={css.drawing} viewBox="0 0 600 200" role="img" aria-label={name}>
    <path d={path} fill="none" stroke="currentColor" strokeWidth="4" />
  </svg>
);
