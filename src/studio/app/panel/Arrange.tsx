import type { Thing } from '../../shared/contract/thing.ts';
import { api } from '../api.ts';
import type { Spot } from '../spot.ts';
import { words } from '../words.ts';
import { useAttempt } from '../useAttempt.ts';
import { Button } from '../kit/Button.tsx';
import { Fault } from '../kit/Fault.tsx';

interface ArrangeProps {
  readonly thing: Thing;
  open(spot: Spot): void;
}

/** Moves, copies and removes a block, a field, or any other item among those beside it. */
export function Arrange({ thing: { file, path, base, arrangements }, open }: ArrangeProps) {
  const { error, attempt } = useAttempt();
  if (arrangements.length === 0) return null;
  return (
    <div className="arrange">
      {arrangements.map((arrange) => (
        <Button
          says={words.arrangements[arrange]}
          key={arrange}
          onClick={() => void attempt(api.edit({ file, path, base, arrange }), open)}
        />
      ))}
      <Fault why={error} />
    </div>
  );
}
