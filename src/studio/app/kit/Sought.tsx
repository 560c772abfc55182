import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { useAttempt } from '../useAttempt.ts';
import { studioTexts } from '../words.ts';
import { Fault } from './Fault.tsx';

interface SoughtProps<Found> {
  readonly summary: string;
  readonly className?: string;
  seek(): Promise<Found>;
  /** Renders the result. `act` runs an action: shows its error, or closes the section when it is done. */
  children(found: Found, isBusy: boolean, act: ReturnType<typeof useAttempt>['attempt']): ReactNode;
}

/** A section that loads its content when it is opened, which takes a while. */
export function Sought<Found>({ summary, className, seek, children }: SoughtProps<Found>) {
  const [isOpen, setIsOpen] = useState(false);
  const [found, setFound] = useState<Found>();
  const { error, isBusy, attempt, setError } = useAttempt();
  const toggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    setIsOpen(currentTarget.open);
    setFound(undefined);
    setError(undefined);
    if (currentTarget.open) void attempt(seek(), setFound);
  };
  const act: typeof attempt = (work, done) =>
    attempt(work, (answer) => {
      setIsOpen(false);
      done?.(answer);
    });
  return (
    <details className={className} open={isOpen} onToggle={toggle}>
      <summary>{summary}</summary>
      {isOpen && !found && error === undefined && <p role="status">{studioTexts.seeking}</p>}
      {found && children(found, isBusy, act)}
      <Fault why={error} className="fault" />
    </details>
  );
}
