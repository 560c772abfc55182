import type { ReactNode } from 'react';
import { Rich } from './Rich.tsx';

interface NeedsScriptProps {
  /** Rich text for visitors without JavaScript. */
  noscript: string;
  children: ReactNode;
}

/** Content that does nothing without JavaScript, and what is shown in its place then. */
export function NeedsScript({ noscript, children }: NeedsScriptProps) {
  return (
    <>
      <noscript>
        <p className="card">
          <Rich text={noscript} />
        </p>
      </noscript>
      <div className="needs-script">{children}</div>
    </>
  );
}
