import { useEffect, useId, useRef, type ReactNode, type Ref } from 'react';
import { estimateOf } from '../../../shared/engine/estimated.ts';
import { formatMessage } from '../../../shared/engine/format/message.ts';
import { fieldsOfForm, messageInWords } from '../../../shared/engine/texts.ts';
import type { Answers } from '../../../shared/plan/answers.ts';
import type { FormModule } from '../../../shared/plan/form.ts';
import type { ResultPlan } from '../../../shared/plan/submit.ts';
import type { Message } from '../../../shared/plan/message.ts';
import { Icon } from '../elements/Icon.tsx';
import { Picture } from '../elements/Picture.tsx';
import { SiteLink } from '../elements/SiteLink.tsx';
import type { Session } from './session.ts';
import { Unsent } from './Unsent.tsx';
import css from './ResultCard.module.css';

interface ResultCardProps {
  form: FormModule;
  session: Session;
  /** What a form that sends shows after it. Without it, the card says that nothing was sent. */
  sent?: ReactNode;
  onBack?: () => void;
}

/**
 * The card that replaces a form after its submit (spec 4.12, 4.15). The focus moves to its heading. Beside the answers
 * its messages print the estimate and the reference of the lead.
 */
export function ResultCard({ form, session, sent, onBack }: ResultCardProps) {
  const id = useId();
  const { answers, reference } = session.state();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const plan = form.plan.result;
  if (!plan) return null;
  const record = recordOf(plan, answers);
  const values = {
    ...answers,
    ...estimateOf(form, answers)?.values,
    ...(reference !== undefined && { reference }),
    record,
  };
  const words = (message: Message): string => messageInWords(message, values, fieldsOfForm(form));
  return (
    <section className={css.result} aria-labelledby={id}>
      <div className={css.top}>
        {plan.icon && (
          <span className={css.icon}>
            <Icon name={plan.icon} size={36} />
          </span>
        )}
        {plan.logo && record?.logo && <Picture asset={record.logo} className={css.logo} />}
        <FocusHeading ref={heading} id={id} text={words(plan.heading)} />
      </div>
      {plan.text && <p className={css.text}>{words(plan.text)}</p>}
      {plan.rows.length > 0 && (
        <dl className={css.rows}>
          {plan.rows.map(({ label, value, href }) => (
            <div className={css.row} key={label}>
              <dt>{label}</dt>
              {/* An address has the raw answers. */}
              <dd>{href ? <SiteLink href={formatMessage(href, values)}>{words(value)}</SiteLink> : words(value)}</dd>
            </div>
          ))}
        </dl>
      )}
      {sent ?? <Unsent />}
      {plan.back && onBack && (
        <button type="button" className="button" data-look="secondary" onClick={onBack}>
          {plan.back}
        </button>
      )}
    </section>
  );
}

/** The list item that an answer names (spec 3.13). */
function recordOf({ record }: ResultPlan, answers: Answers) {
  return record?.items.find(({ value }) => value === answers[record.by]);
}

function FocusHeading({ ref, id, text }: { ref: Ref<HTMLHeadingElement>; id: string; text: string }) {
  return (
    <h3 className="heading-3" ref={ref} id={id} tabIndex={-1}>
      {text}
    </h3>
  );
}
