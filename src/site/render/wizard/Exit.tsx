import type { RefObject } from 'react';
import { exitOf } from '../../../shared/engine/wizard/walk.ts';
import { fieldsOfForm, messageInWords } from '../../../shared/engine/texts.ts';
import type { FormModule } from '../../../shared/plan/form.ts';
import type { Message } from '../../../shared/plan/message.ts';
import { Buttons } from '../elements/ButtonLink.tsx';
import { useStepTitle } from './usePlace.ts';
import type { WizardState } from './useWizard.ts';
import css from './Exit.module.css';

export interface ExitProps {
  wizard: FormModule;
  state: WizardState;
  heading: RefObject<HTMLHeadingElement | null>;
}

/**
 * The page at which a wizard ends for a visitor who cannot go on. Nothing is sent; Back leads to the answer. Only pages
 * whose wizards have exits ship this.
 */
export default function Exit({ wizard, state: { walked, move }, heading }: ExitProps) {
  const step = wizard.steps.find(({ plan }) => plan.id === walked.firstOpen);
  const exit = step && exitOf(step, walked.answers);
  const words = (message: Message): string => messageInWords(message, walked.answers, fieldsOfForm(wizard));
  useStepTitle(exit && words(exit.heading));
  if (!exit) return null;
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="heading-2">
        {words(exit.heading)}
      </h2>
      <p className={css.text}>{words(exit.text)}</p>
      <div className={css.ways}>
        <button type="button" className="button" data-look="secondary" onClick={() => move(walked.firstOpen)}>
          {wizard.plan.wizard?.back}
        </button>
        <Buttons buttons={exit.buttons} />
      </div>
    </>
  );
}
