import { ProblemList } from '../../app/Problems.tsx';
import { Newer, SavedState, type Kept } from '../../app/kit/SavedState.tsx';
import type { ThingProps } from '../../app/useThing.ts';
import type { Change, Saver } from './saver.ts';

interface ChangeStateProps extends ThingProps {
  readonly id: string;
  readonly saver: Saver;
  readonly change: Change;
}

/** What has become of a change, and the way out where it is not what was wanted. */
export function ChangeState({ id, thing, saver, change }: ChangeStateProps) {
  const { state, error, theirs = '', problems } = change;
  return (
    <>
      <SavedState id={id} state={state} error={error} kept={keptOf(change, thing)} />
      {state === 'newer' && (
        <div className="newer">
          <Newer theirs={theirs} of={saver} />
        </div>
      )}
      <ProblemList problems={thing.draft?.problems ?? problems} />
    </>
  );
}

/** What has become of the change as far as it is known here, and else as the server has it. */
function keptOf({ state, base }: Change, thing: Kept): Kept {
  // The server has not been asked since.
  if (base === undefined || base === thing.base) return thing;
  return { state: state === 'refused' ? 'draft' : 'waiting', base };
}
