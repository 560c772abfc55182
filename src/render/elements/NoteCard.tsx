import type { ReactNode } from 'react';
import { Heading } from './Heading.tsx';
import { Icon } from './Icon.tsx';
import css from './NoteCard.module.css';

interface NoteCardProps {
  role?: 'alert';
  icon?: string;
  heading?: string;
  level?: 2 | 3;
  className?: string;
  children: ReactNode;
}

/** A centred note in the place of content: that there is none, that it could not be loaded, or where it is. */
export function NoteCard({ role, icon, heading, level = 3, className = '', children }: NoteCardProps) {
  return (
    <div role={role} className={`card ${css.note} ${className}`}>
      {icon && <Icon name={icon} size={28} className={css.icon} />}
      {heading && <Heading level={level}>{heading}</Heading>}
      {children}
    </div>
  );
}
