import { ProblemList } from '../Problems.tsx';
import type { Thing } from '../../shared/contract/thing.ts';
import type { Spot } from '../spot.ts';
import { words } from '../words.ts';
import type { Change, Saver } from './saver.ts';
import { Button } from '../kit/Button.tsx';

interface ChangeStateProps {
  readonly id: string;
  readonly thing: Thing;
  readonly saver: Saver;
  readonly change: Change;
  open(spot: Spot): void;
}

/** What has become of a change, and the way out where it is not what was wanted. */
export function ChangeState({ id, thing, saver, change, open }: ChangeStateProps) {
  return (
    <>
      <p id={id} role="status" className={`state ${toneOf(change, thing)}`}>
        {stateWords(change, thing)}
      </p>
      {change.state === 'newer' && (
        <div className="newer">
          <blockquote>{change.theirs}</blockquote>
          <Button says={words.theirs} onClick={() => saver.takeTheirs()} />{' '}
          <Button says={words.mine} onClick={() => saver.keepMine()} />
        </div>
      )}
      <ProblemList problems={thing.draft?.problems ?? change.problems} open={open} />
    </>
  );
}

/** What has become of the change: as far as it is known here, then as the server has it. */
function stateWords({ state, error, base }: Change, thing: Thing): string {
  if (state === 'saving') return words.saving;
  if (state === 'newer') return words.newer;
  if (state === 'failed') return words.failed(error ?? '');
  // The server has not been asked since.
  if (base !== undefined && base !== thing.base) return state === 'refused' ? words.refused : words.waiting;
  if (thing.state === 'draft') return thing.draft?.isOutdated === true ? words.outdatedDraft : words.refused;
  if (thing.state === 'waiting') return words.waiting;
  return state === 'idle' ? '' : words.saved;
}

const toneOf = ({ state }: Change, thing: Thing): string =>
  state === 'newer' || state === 'failed' || thing.state === 'draft' ? 'fault' : 'fine';
