import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { usePhone } from '../usePhone.ts';
import { Icon } from './Icon.tsx';
import { Intro } from './Intro.tsx';
import css from './Folded.module.css';

interface FoldedProps {
  /** Whether a phone folds it. */
  fold: boolean | undefined;
  /** What it opens with. Its heading is what stays in sight. */
  intro: { readonly eyebrow?: string; readonly heading?: string; readonly lead?: string; readonly main?: boolean };
  /** The id of its block, to which an address may lead. */
  id: string | undefined;
  /** Stands in place of the intro where nothing is folded. */
  head?: ReactNode;
  /** Stands before the rest where it is folded. */
  inside?: ReactNode;
  children: ReactNode;
}

/**
 * What a block opens with and holds. A phone folds it under its heading, where config says so; the browser's search in
 * the page unfolds it, and so does an address that leads there. Without JavaScript nothing is folded.
 */
export function Folded({ fold = false, intro, id, head, inside, children }: FoldedProps) {
  const isPhone = usePhone();
  const { hash } = useLocation();
  const { heading, lead } = intro;
  if (!fold || !isPhone || !heading)
    return (
      <>
        {head ?? <Intro {...intro} />}
        {children}
      </>
    );
  return (
    <details className={css.folded} open={id !== undefined && hash === `#${id}`}>
      <summary>
        <h2>{heading}</h2>
        <Icon name="chevron-down" />
      </summary>
      <Intro lead={lead} />
      {inside}
      {children}
    </details>
  );
}
