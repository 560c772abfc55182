import { ProblemList } from '../../app/Problems.tsx';
import { Newer, SavedState } from '../../app/kit/SavedState.tsx';
import { stateAfter } from '../../app/kit/state-text.ts';
import type { ThingProps } from '../../app/useThing.ts';
import type { ValueState, Saver } from './saver.ts';

interface ChangeStateProps extends ThingProps {
  readonly id: string;
  readonly saver: Saver;
  readonly change: ValueState;
}

/** The state of a change, with its problems and the choice after a conflict. */
export function ChangeState({ id, thing, saver, change }: ChangeStateProps) {
  const { state, error, theirs = '' } = change;
  const kept = stateAfter(change, thing);
  // Others may have solved the problems of the change since.
  const problems = kept === thing ? (thing.draft?.problems ?? []) : change.problems;
  return (
    <>
      <SavedState id={id} state={state} error={error} kept={kept} />
      {state === 'newer' && (
        <div className="newer">
          <Newer theirs={theirs} of={saver} />
        </div>
      )}
      <ProblemList problems={problems} />
    </>
  );
}
