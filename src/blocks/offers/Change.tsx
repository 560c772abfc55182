import type { OffersPlan } from '../../plan/offers.ts';
import { SiteLink } from '../../render/elements/SiteLink.tsx';
import { startAtTop } from '../../render/startAtTop.ts';
import { returning } from '../../storage/navigationState.ts';
import { Disclosure } from './Disclosure.tsx';
import css from './view.module.css';

interface ChangeProps extends Pick<OffersPlan, 'steps'> {
  /** Where the questions are. */
  questions: string;
  words: string;
}

/**
 * Leads back to the questions: to a form, which may stand on this page, at the top of its page; to those of a wizard
 * step by step, and from each straight here again.
 */
export function Change({ steps, questions, words }: ChangeProps) {
  if (!steps)
    return (
      <p className={css.change}>
        <SiteLink href={questions} className="button" data-look="secondary" onClick={startAtTop}>
          {words}
        </SiteLink>
      </p>
    );
  return (
    <Disclosure words={words}>
      <ul className={css.steps}>
        {steps.map(({ id, title }) => (
          <li key={id}>
            <SiteLink href={`${questions}?step=${id}`} state={returning} className="button" data-look="secondary">
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
