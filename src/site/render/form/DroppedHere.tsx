import { useSyncExternalStore } from 'react';
import type { FormModule } from '../../../shared/plan/form.ts';
import { useSite } from '../context.tsx';
import { droppedWords } from './droppedWords.ts';
import type { Session } from './session.ts';

/** Names the answers that the last change in a form has dropped there. */
export default function DroppedHere({ form, session }: { form: FormModule; session: Session }) {
  const { language } = useSite().site;
  const dropped = useSyncExternalStore(session.subscribe, () => session.state().dropped, noneYet);
  return (
    <p role="status" className="small">
      {droppedWords(form, form.plan.droppedHere, dropped, session.answers(), language)}
    </p>
  );
}

const noneYet = (): undefined => undefined;
