import type { Row } from '../../plan/answers.ts';
import { Icon } from '../../render/elements/Icon.tsx';
import type { FieldWidgetProps } from '../../render/form/types.ts';
import { controlOf } from '../kit/control.ts';
import { RowBox } from './RowBox.tsx';
import { RemovedRow } from './RemovedRow.tsx';
import { RowSteps } from './RowSteps.tsx';
import { useEdits } from './useEdits.ts';
import { useAround } from './useRows.ts';
import css from './widget.module.css';

const none: readonly Row[] = [];

/** Several of a kind, each in a row with fields of its own, which the visitor adds and removes. */
function Rows(props: FieldWidgetProps) {
  const control = controlOf<readonly Row[]>(props);
  const { id, name, field, schema, store, value: rows = none } = control;
  const set = store.set.rows?.sets[name];
  if (!set) throw new Error(`The form has no rows "${name}"`);
  const around = useAround(store, name);
  const edits = useEdits(control, rows, set);
  const { keys, open, removed, add, undo, ...actions } = edits;
  const { minItems = 0, maxItems = Infinity } = schema;
  if (field.options.asSteps) return <RowSteps {...{ control, set, rows, around, edits }} />;
  return (
    <div className={css.rows} id={id} tabIndex={-1}>
      {rows.map((row, index) => (
        <RowBox
          key={keys[index]}
          {...{ plan: field, store, set, index, row, around, ...actions }}
          id={`${id}.${index + 1}`}
          isOpen={open === index}
          canRemove={rows.length > minItems}
        />
      ))}
      <RemovedRow plan={field} removed={removed} onUndo={undo} />
      {rows.length < maxItems && (
        <button type="button" className="button" data-look="secondary" id={`${id}-add`} onClick={add}>
          <Icon name="plus" size={20} />
          {field.options.add}
        </button>
      )}
    </div>
  );
}

export default Object.assign(Rows, { frame: 'group' as const });
