import { useId } from 'react';
import type { ExplainedTerm, RichLink } from '../../../shared/plan/terms.ts';
import { SiteLink } from './SiteLink.tsx';
import css from './Term.module.css';

export interface TermProps extends RichLink {
  term: ExplainedTerm;
  /** The words of the link to the glossary. */
  more: string;
  /** Beside a label, which has the words already, the term is a question mark. */
  mark?: boolean | undefined;
}

/**
 * A term whose meaning a press opens. It is a popover, so the browser opens it, closes it by Escape and by a press
 * elsewhere, and says its state, all without script. It follows its button, so that it also works inside a dialog. A
 * browser that knows no popovers shows a link to the glossary instead.
 */
export default function Term({ label, href, term, more, mark }: TermProps) {
  const id = useId();
  const parts = (
    <>
      <button
        type="button"
        className={mark ? css.mark : css.term}
        popoverTarget={id}
        aria-label={mark ? label : undefined}
      >
        {mark ? <span aria-hidden="true">?</span> : label}
      </button>
      <a className={css.link} href={href} aria-label={label} />
      <span popover="auto" id={id} className={css.meaning}>
        <strong>{term.term}</strong>
        <span>{term.meaning}</span>
        <SiteLink href={href}>
          {more}
          <span className="visually-hidden">: {term.term}</span>
        </SiteLink>
      </span>
    </>
  );
  return mark ? parts : <span className={css.words}>{parts}</span>;
}
