import { formatMessage } from '../../../../shared/engine/format/message.ts';
import { joinedNames, rowName } from '../../../../shared/engine/rows.ts';
import type { FieldPlan } from '../../../../shared/plan/form.ts';
import type { FormContext } from '../../../render/form/types.ts';
import type { Removed } from './useRows.ts';
import css from './field.module.css';

interface RemovedRowProps {
  /** The row that these rows are in. */
  outer: FormContext['row'];
  plan: FieldPlan;
  removed: Removed | undefined;
  onUndo: (removed: Removed) => void;
}

/** Says that a row was removed, and brings it back. */
export function RemovedRow({ outer, plan, removed, onUndo }: RemovedRowProps) {
  const { options } = plan;
  const row = removed && joinedNames(outer?.name, rowName(plan, removed.index));
  return (
    <div className={css.removed}>
      <p role="status">{row && formatMessage(options.removed ?? '', { row })}</p>
      {removed && (
        <button type="button" className="button" data-look="secondary" onClick={() => onUndo(removed)}>
          {options.undo}
          {outer && <span className="visually-hidden"> {row}</span>}
        </button>
      )}
    </div>
  );
}
