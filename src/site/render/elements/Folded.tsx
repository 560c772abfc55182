import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { Intro } from './Intro.tsx';
import css from './Folded.module.css';

interface FoldedProps {
  /** Whether a phone folds it. */
  fold: boolean | undefined;
  /** Whether it is unfolded there. */
  open?: boolean;
  /** Its intro, whose heading stays visible. */
  intro: { readonly eyebrow?: string; readonly heading?: string; readonly lead?: string; readonly main?: boolean };
  /** Replaces the intro, which it contains. */
  head?: ReactNode;
  children: ReactNode;
}

/**
 * The intro and the content of a block. A phone folds the content under its heading, if config says so. It is closed in
 * the prerendered page, so that nothing moves when the script runs; the style shows all of it in a wide window. The
 * browser's search in the page unfolds it, and so does an address that leads there: see layout/Unfold.tsx.
 */
export function Folded({ fold = false, open = false, intro, head = <Intro {...intro} />, children }: FoldedProps) {
  const { heading } = intro;
  if (!fold || !heading)
    return (
      <>
        {head}
        {children}
      </>
    );
  return (
    <details className={css.folded} open={open} data-folded>
      <summary>
        <h2>{heading}</h2>
        <Icon name="chevron-down" className="chevron" />
      </summary>
      {head}
      {children}
    </details>
  );
}
