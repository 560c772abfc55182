import type { ProblemEntry } from '../shared/contract/values.ts';
import { api } from './api.ts';
import type { Spot } from './spot.ts';
import { words } from './words.ts';
import { useAttempt } from './useAttempt.ts';
import { Button } from './kit/Button.tsx';

interface FixProps {
  readonly file: string;
  readonly mend: NonNullable<ProblemEntry['mend']>;
  open(spot: Spot): void;
}

/** Makes the edit that mends a problem, and opens what it has changed. */
export function Fix({ file, mend: { title, edit, base }, open }: FixProps) {
  const { error, attempt } = useAttempt();
  const fix = () =>
    attempt(api.write({ file, base, edits: [edit], isFix: true }), (answer) => {
      open(answer);
      // The button goes with its problem. What is wrong now is where it was.
      document.getElementById('problems')?.focus();
    });
  return (
    <p>
      <Button says={words.fix(title)} onClick={() => void fix()} />
      {error !== undefined && <span role="alert"> {error}</span>}
    </p>
  );
}
