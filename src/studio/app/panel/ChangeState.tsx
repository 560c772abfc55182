import { ProblemList } from '../Problems.tsx';
import type { Spot } from '../spot.ts';
import { words } from '../words.ts';
import type { Change, Saver } from './saver.ts';

interface ChangeStateProps {
  readonly id: string;
  readonly saver: Saver;
  readonly change: Change;
  open(spot: Spot): void;
}

/** What has become of a change, and the way out where it is not what was wanted. */
export function ChangeState({ id, saver, change, open }: ChangeStateProps) {
  return (
    <>
      <p id={id} role="status" className={`state ${change.state}`}>
        {stateWords(change)}
      </p>
      {change.state === 'newer' && (
        <div className="newer">
          <blockquote>{change.theirs}</blockquote>
          <button type="button" onClick={() => saver.takeTheirs()}>
            {words.theirs}
          </button>{' '}
          <button type="button" onClick={() => saver.keepMine()}>
            {words.mine}
          </button>
        </div>
      )}
      <ProblemList problems={change.problems} open={open} />
    </>
  );
}

function stateWords({ state, error }: Change): string {
  switch (state) {
    case 'idle':
      return '';
    case 'saving':
      return words.saving;
    case 'waiting':
      return words.saved;
    case 'refused':
      return words.refused;
    case 'newer':
      return words.newer;
    case 'failed':
      return words.failed(error ?? '');
  }
}
