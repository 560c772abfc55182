import type { Action } from './useAction.ts';
import { Fault } from '../kit/Fault.tsx';

/** What has become of an action, for who reads and for who listens. */
export function Outcome({ action: { done, error } }: { readonly action: Pick<Action, 'done' | 'error'> }) {
  return (
    <>
      <p role="status" className="state fine">
        {done}
      </p>
      <Fault why={error} className="fault said" />
    </>
  );
}
