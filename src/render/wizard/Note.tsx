import { formatMessage } from '../../engine/format/message.ts';
import { labelOf } from '../../engine/visible.ts';
import type { WizardModule } from '../../plan/wizard.ts';
import { useSite } from '../context.tsx';
import type { Session } from './session.ts';
import css from './Wizard.module.css';

/** Says politely that answers fell away, or came back after a refresh. It always stands here, or it would not be read out. */
export function Note({ wizard, session }: { wizard: WizardModule; session: Session }) {
  const { language } = useSite().site;
  return (
    <p role="status" className={css.note}>
      {wordsFor(wizard, session, language)}
    </p>
  );
}

function wordsFor({ plan, steps }: WizardModule, { answers, dropped, restored }: Session, language: string): string {
  const labels = dropped.flatMap((field) => {
    const step = steps.find(({ plan: { fields } }) => Object.hasOwn(fields, field));
    return step ? labelOf(step, field, answers) : [];
  });
  const fields = new Intl.ListFormat(language).format(new Set(labels.filter((label) => label !== '')));
  if (plan.dropped !== undefined && fields !== '') return formatMessage(plan.dropped, { fields });
  return restored ? (plan.restored ?? '') : '';
}

/** Says that what the last step does has failed. Its button tries again; all answers are still there. */
export function Failure({ failed }: { failed: boolean }) {
  const { texts } = useSite().site;
  return <div role="alert">{failed && <p className={css.failure}>{texts.crash}</p>}</div>;
}
