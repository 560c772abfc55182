import { useId, type ReactNode } from 'react';
import { Button } from '../../app/kit/Button.tsx';
import { Fault } from '../../app/kit/Fault.tsx';

interface SlowSectionProps {
  readonly title: string;
  readonly help: string;
  /** Text of the button that starts it. */
  readonly says: string;
  readonly slow: { readonly isRunning: boolean; begin(): void; readonly fault: string | undefined };
  /** Its progress. */
  readonly status: ReactNode;
  /** More content while it runs. `children`: the result. */
  readonly meanwhile?: ReactNode;
  readonly children?: ReactNode;
}

/** A long task that runs while Studio is used. */
export function SlowSection({ title, help, says, slow, status, meanwhile, children }: SlowSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p className="quiet">{help}</p>
      <Button says={says} disabled={slow.isRunning} onClick={slow.begin} />
      <p role="status">{status}</p>
      {meanwhile}
      <Fault why={slow.fault} className="fault said" />
      {children}
    </section>
  );
}
