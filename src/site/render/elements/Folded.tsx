import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { Intro } from './Intro.tsx';
import css from './Folded.module.css';

interface FoldedProps {
  /** Whether a phone folds it. */
  fold: boolean | undefined;
  /** What it opens with. Its heading is what stays in sight. */
  intro: { readonly eyebrow?: string; readonly heading?: string; readonly lead?: string; readonly main?: boolean };
  /** Stands in place of the intro, which it holds. */
  head?: ReactNode;
  children: ReactNode;
}

/**
 * What a block opens with and holds. A phone folds it under its heading, where config says so. The prerendered page
 * holds it closed, so that nothing moves when the script comes; the style shows all of it in a wide window. The
 * browser's search in the page unfolds it, and so does an address that leads there: see layout/Unfold.tsx.
 */
export function Folded({ fold = false, intro, head = <Intro {...intro} />, children }: FoldedProps) {
  const { heading } = intro;
  if (!fold || !heading)
    return (
      <>
        {head}
        {children}
      </>
    );
  return (
    <details className={css.folded} data-folded>
      <summary>
        <h2>{heading}</h2>
        <Icon name="chevron-down" className="chevron" />
      </summary>
      {head}
      {children}
    </details>
  );
}
