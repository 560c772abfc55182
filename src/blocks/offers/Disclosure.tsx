import type { ReactNode } from 'react';
import { Icon } from '../../render/elements/Icon.tsx';
import css from './view.module.css';

interface DisclosureProps {
  /** What opens it. */
  words: string;
  /** What it is about, for those who do not see where it stands. */
  about?: string;
  id?: string;
  open?: boolean;
  children: ReactNode;
}

/** Words that open what they speak of. */
export function Disclosure({ words, about, id, open, children }: DisclosureProps) {
  return (
    <details className={css.details} open={open}>
      <summary id={id}>
        {words}
        {about && <span className="visually-hidden"> {about}</span>}
        <Icon name="chevron-down" size={20} className={css.chevron} />
      </summary>
      {children}
    </details>
  );
}
