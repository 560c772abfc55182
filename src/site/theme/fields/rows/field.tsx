import { useCallback } from 'react';
import type { Row } from '../../../../shared/plan/answers.ts';
import type { FieldProps, WidgetProps } from '../../../render/form/types.ts';
import { controlOf } from '../../kit/control.ts';
import { PlusButton } from './PlusButton.tsx';
import { RowBox } from './RowBox.tsx';
import css from './field.module.css';
import { RemovedRow } from './RemovedRow.tsx';
import { RowSteps } from './RowSteps.tsx';
import { useEdits } from './useEdits.ts';
import { useAround } from './useRows.ts';

const noRows: readonly Row[] = [];

/**
 * Several of a kind, each in a row with fields of its own, which the visitor adds and removes. rjsf's own field draws
 * every row at each key; here each row has its own store, so the others are not redrawn.
 */
function Rows(props: FieldProps) {
  const { fieldPathId, schema, uiSchema, formData, registry, rawErrors } = props;
  const { onChange } = props;
  const take = useCallback((rows: unknown) => onChange(rows, fieldPathId.path), [onChange, fieldPathId]);
  const control = controlOf<readonly Row[]>({
    ...(props as unknown as WidgetProps),
    id: fieldPathId.$id,
    value: formData,
    onChange: take,
  });
  const { id, name, field, store, value: rows = noRows } = control;
  const set = store.set.rows?.sets[name];
  if (!set) throw new Error(`The form has no rows "${name}"`);
  const around = useAround(store, name, set);
  const edits = useEdits(control, rows, set);
  const { keys, open, removed, add, copy, undo, ...actions } = edits;
  const { minItems = 0, maxItems = Infinity } = control.schema;
  if (field.options.asSteps) return <RowSteps {...{ theme: registry, control, set, rows, around, edits }} />;
  const { ArrayFieldTemplate } = registry.templates;
  const { row: outer } = registry.formContext;
  const items = rows.map((row, index) => (
    <RowBox
      key={keys[index]}
      theme={registry}
      {...{ outer, plan: field, store, set, index, row, around, ...actions }}
      id={`${id}.${index + 1}`}
      isOpen={open === index}
      canRemove={rows.length > minItems}
    />
  ));
  return (
    <>
      <ArrayFieldTemplate
        {...{ schema, uiSchema, fieldPathId, registry, rawErrors }}
        title={control.label}
        items={[...items, <RemovedRow key="removed" outer={outer} plan={field} removed={removed} onUndo={undo} />]}
        canAdd={rows.length < maxItems}
        onAddClick={add}
      />
      {field.options.copy !== undefined && rows.length > 0 && rows.length < maxItems && (
        <div className={css.copy}>
          <PlusButton words={field.options.copy} within={outer?.name} onClick={copy} />
        </div>
      )}
    </>
  );
}

export default Object.assign(Rows, { frame: 'group' as const });
