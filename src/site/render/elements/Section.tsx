import type { ReactNode } from 'react';
import { BasisNotes } from './Basis.tsx';

interface SectionProps {
  /** The block's name. */
  name: string;
  id?: string;
  /** Which of the site's background colours it has. */
  tone?: 'plain' | 'sunken' | 'soft';
  /** Leaves out the centred column, so that the block sets its own width. */
  bleed?: boolean;
  className?: string;
  children: ReactNode;
}

/** The outermost element of a block: it sets the spacing and width, and names the block for tests and analytics. */
export function Section({ name, id, tone = 'plain', bleed = false, className, children }: SectionProps) {
  return (
    <section className={className ? `section ${className}` : 'section'} id={id} data-block={name} data-tone={tone}>
      {bleed && children}
      <div className="wrap">
        {!bleed && children}
        <BasisNotes />
      </div>
    </section>
  );
}
