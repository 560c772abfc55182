import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation } from '../router/Router.tsx';
import { isPhone, usePhone } from '../usePhone.ts';
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
  /** Stands in place of the intro, which it holds. */
  head?: ReactNode;
  children: ReactNode;
}

/**
 * What a block opens with and holds. A phone folds it under its heading, where config says so. The prerendered page
 * holds it closed, so that nothing moves when the script comes; the style shows all of it in a wide window. The
 * browser's search in the page unfolds it, and so does an address that leads there.
 */
export function Folded({ fold = false, intro, id, head = <Intro {...intro} />, children }: FoldedProps) {
  const details = useUnfolded(id);
  const { heading } = intro;
  if (!fold || !heading)
    return (
      <>
        {head}
        {children}
      </>
    );
  return (
    <details ref={details} className={css.folded}>
      <summary>
        <h2>{heading}</h2>
        <Icon name="chevron-down" />
      </summary>
      {head}
      {children}
    </details>
  );
}

/**
 * Opens it in a wide window, for browsers whose style cannot show what is closed, and where the address leads to it:
 * also when the same link is pressed again.
 */
function useUnfolded(id: string | undefined) {
  const ref = useRef<HTMLDetailsElement>(null);
  const isNarrow = usePhone();
  const { hash, key } = useLocation();
  useLayoutEffect(() => {
    const { current } = ref;
    if (!current) return;
    current.dataset.live = '';
    if (!isPhone() || (id && hash === `#${id}`)) current.open = true;
  }, [id, hash, key, isNarrow]);
  return ref;
}
