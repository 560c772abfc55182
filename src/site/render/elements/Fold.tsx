import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './Icon.tsx';

interface FoldProps extends ComponentProps<'details'> {
  /** The visible line. */
  summary: ReactNode;
}

/** A line that unfolds its content. The browser keeps at most one of those with the same `name` open. */
export function Fold({ summary, children, ...details }: FoldProps) {
  return (
    <details {...details}>
      <summary>
        {summary}
        <Icon name="chevron-down" size={20} className="chevron" />
      </summary>
      {children}
    </details>
  );
}
