import { formatMessage } from '../../../../shared/engine/format/message.ts';
import { rowName } from '../../../../shared/engine/rows.ts';
import type { FieldPlan } from '../../../../shared/plan/form.ts';
import type { Removed } from './useRows.ts';
import css from './field.module.css';

interface RemovedRowProps {
  plan: FieldPlan;
  removed: Removed | undefined;
  onUndo: (removed: Removed) => void;
}

/** Says that a row was removed, and brings it back. */
export function RemovedRow({ plan, removed, onUndo }: RemovedRowProps) {
  const { options } = plan;
  return (
    <div className={css.removed}>
      <p role="status">{removed && formatMessage(options.removed ?? '', { row: rowName(plan, removed.index) })}</p>
      {removed && (
        <button type="button" className="button" data-look="secondary" onClick={() => onUndo(removed)}>
          {options.undo}
        </button>
      )}
    </div>
  );
}
