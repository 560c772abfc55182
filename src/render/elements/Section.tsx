import type { ReactNode } from 'react';

interface SectionProps {
  /** The block's name. */
  name: string;
  id?: string;
  /** The ground it stands on. */
  tone?: 'plain' | 'sunken' | 'soft';
  /** Without the centred column: the block sets its own width. */
  bleed?: boolean;
  className?: string;
  children: ReactNode;
}

/** The outermost element of a block: `data-block` for tests and analytics, the page's rhythm and width. */
export function Section({ name, id, tone = 'plain', bleed = false, className, children }: SectionProps) {
  return (
    <section className={className ? `section ${className}` : 'section'} id={id} data-block={name} data-tone={tone}>
      {bleed ? children : <div className="wrap">{children}</div>}
    </section>
  );
}
