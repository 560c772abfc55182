import { api } from '../api.ts';
import { Button } from '../kit/Button.tsx';
import { Fault } from '../kit/Fault.tsx';
import { useAttempt } from '../useAttempt.ts';
import { useStudio } from '../useStudio.ts';
import type { ThingProps } from '../useThing.ts';
import { words } from '../words.ts';

/** Moves, copies and removes a block, a field, or any other item among those beside it. */
export function Arrange({ thing: { file, path, base, arrangements } }: ThingProps) {
  const { open } = useStudio();
  const { error, attempt } = useAttempt();
  if (arrangements.length === 0) return null;
  return (
    <div className="arrange">
      {arrangements.map((arrange) => (
        <Button
          key={arrange}
          says={words.arrangements[arrange]}
          onClick={() => void attempt(api.edit({ file, path, base, arrange }), open)}
        />
      ))}
      <Fault why={error} />
    </div>
  );
}
