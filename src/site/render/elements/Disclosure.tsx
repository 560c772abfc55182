import type { ReactNode } from 'react';
import { Fold } from './Fold.tsx';
import css from './Disclosure.module.css';

interface DisclosureProps {
  /** What opens it. */
  words: string;
  /** Its subject, for screen readers. */
  about?: string;
  open?: boolean;
  children: ReactNode;
}

/** A text that opens its details. */
export function Disclosure({ words, about, open, children }: DisclosureProps) {
  return (
    <Fold
      className={`plain-fold ${css.details}`}
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
