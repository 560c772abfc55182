import type { ReactNode } from 'react';
import { Fold } from '../../render/elements/Fold.tsx';
import css from './view.module.css';

interface DisclosureProps {
  /** What opens it. */
  words: string;
  /** What it is about, for those who do not see where it stands. */
  about?: string;
  open?: boolean;
  children: ReactNode;
}

/** Words that open what they speak of. */
export function Disclosure({ words, about, open, children }: DisclosureProps) {
  return (
    <Fold
      className={css.details}
      open={open}
      summary={
        <>
          {words}
          {about && <span className="visually-hidden"> {about}</span>}
        </>
      }
    >
      {children}
    </Fold>
  );
}
