import { useState } from 'react';
import type { Thing } from '../../shared/answers.ts';
import type { Arrangement } from '../../shared/edits.ts';
import { api } from '../api.ts';
import type { Spot } from '../spot.ts';
import { words } from '../words.ts';

interface ArrangeProps {
  readonly thing: Thing;
  open(spot: Spot): void;
}

/** Moves, copies and removes a block, a field, or any other item among those beside it. */
export function Arrange({ thing: { file, path, base, arrangements }, open }: ArrangeProps) {
  const [error, setError] = useState<string>();
  if (arrangements.length === 0) return null;
  const act = (arrange: Arrangement) =>
    api.edit({ file, path, base, arrange }).then(
      (answer) => {
        setError(undefined);
        open(answer);
      },
      (reason: Error) => setError(reason.message),
    );
  return (
    <div className="arrange">
      {arrangements.map((arrange) => (
        <button key={arrange} type="button" onClick={() => void act(arrange)}>
          {words.arrangements[arrange]}
        </button>
      ))}
      {error !== undefined && <p role="alert">{error}</p>}
    </div>
  );
}
