import { ProblemList } from '../../app/Problems.tsx';
import { Newer, SavedState, type SavedText } from '../../app/kit/SavedState.tsx';
import type { ThingProps } from '../../app/useThing.ts';
import type { ValueState, Saver } from './saver.ts';

interface ChangeStateProps extends ThingProps {
  readonly id: string;
  readonly saver: Saver;
  readonly change: ValueState;
}

/** The state of a change, with its problems and the choice after a conflict. */
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

/** The state of the change known here, or else that of the server. */
function keptOf({ state, base }: ValueState, thing: SavedText): SavedText {
  // The thing was not loaded since the change.
  if (base === undefined || base === thing.base) return thing;
  return { state: state === 'refused' ? 'draft' : 'waiting', base };
}
