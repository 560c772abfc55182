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
 *
 * Browsers draw every button as a box, which would keep the words in one piece. So the words are the button's label,
 * which breaks and is printed as text is, and the button is invisible over them.
 */
export default function Term({ label, href, term, more, mark }: TermProps) {
  const id = useId();
  const opener = `${id}-opener`;
  const parts = (
    <>
      <button
        type="button"
        id={opener}
        className={mark ? css.mark : css.opener}
        popoverTarget={id}
        aria-label={label}
      />
      {!mark && (
        <label htmlFor={opener} className={css.term} aria-hidden="true">
          {label}
        </label>
      )}
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
