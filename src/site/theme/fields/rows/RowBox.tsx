import { toFieldPathId, type RJSFSchema } from '@rjsf/utils';
import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useState, type ComponentType } from 'react';
import { joinedNames, rowName, rowsOf, rowTitle } from '../../../../shared/engine/rows.ts';
import type { Answers, Row } from '../../../../shared/plan/answers.ts';
import type { FieldPlan, FieldSet } from '../../../../shared/plan/form.ts';
import { Fields } from '../../../render/form/Fields.tsx';
import { registryOf } from '../../../render/form/registry.ts';
import type { FormStore } from '../../../render/form/store.ts';
import type { ArrayFieldItemTemplateProps, FormContext, Theme } from '../../../render/form/types.ts';
import { useFormContext, useFormStore } from '../../../render/form/useFormStore.ts';
import { useErrors } from '../../../render/form/useStore.ts';
import { RowAnswers } from './RowAnswers.ts';
import type { RowProps } from '../../templates/ArrayFieldItemTemplate/ArrayFieldItemTemplate.tsx';

interface RowBoxProps {
  theme: Theme;
  /** The row that these rows are in. */
  outer: FormContext['row'];
  /** The field that holds the rows, and its form. */
  plan: FieldPlan;
  store: FormStore;
  set: FieldSet;
  index: number;
  row: Row;
  around: Answers;
  id: string;
  /** Whether it is open on a phone. */
  isOpen: boolean;
  canRemove: boolean;
  onChange: (index: number, row: Row, field: string) => void;
  onRemove: (index: number) => void;
  /** Opens and closes it on a phone; absent where it has a page of its own. */
  onToggle?: (index: number) => void;
}

/** One row: a small form of its own. A change redraws no other row. */
export const RowBox = memo(function RowBox(props: RowBoxProps) {
  const { theme, outer, plan, set, index, row, around, id, isOpen, canRemove, onRemove, onToggle } = props;
  const { context, hasErrors, version } = useRow(props);
  const registry = useMemo(() => registryOf({ idPrefix: id, idSeparator: '.', context, theme }), [id, context, theme]);
  const path = useMemo(() => toFieldPathId('', registry.globalFormOptions), [registry]);
  const Item = registry.templates.ArrayFieldItemTemplate as ComponentType<ArrayFieldItemTemplateProps & RowProps>;
  // Read as it is drawn: a row is not drawn again because others come and go.
  const total = rowsOf(props.store.answers(), plan.name).length;
  const remove = useCallback(() => onRemove(index), [onRemove, index]);
  const uiSchema = { 'ui:options': plan.options };
  const schema = set.plan.schema as unknown as RJSFSchema;
  return (
    <Item
      id={id}
      itemKey={id}
      title={rowTitle(plan, set, index, { ...around, ...row })}
      name={joinedNames(outer?.name, rowName(plan, index))}
      isOpen={isOpen}
      shows={isOpen || hasErrors}
      className=""
      index={index}
      totalItems={total}
      hasToolbar={canRemove}
      schema={schema}
      uiSchema={uiSchema}
      registry={registry}
      onToggle={onToggle && (() => onToggle(index))}
      buttonsProps={{
        ...{ schema, uiSchema, registry, index, totalItems: total, fieldPathId: path },
        ...{ canAdd: false, hasCopy: false, hasMoveDown: false, hasMoveUp: false, hasRemove: canRemove },
        ...{ onAddItem: ignore, onCopyItem: ignore, onMoveUpItem: ignore, onMoveDownItem: ignore },
        onRemoveItem: remove,
      }}
    >
      <Fields key={version} registry={registry} />
    </Item>
  );
});

/** The store of a row, which follows the form's: its answers, its errors, and what is being typed. */
function useRow({ outer, plan, store, set, index, row, around, onChange }: RowBoxProps) {
  const read = useMemo(() => (set.plan.seesRows ? { ...around, row: index + 1 } : around), [set, around, index]);
  const [owner] = useState(() => new RowAnswers(set, row, read));
  useEffect(() => owner.replace(set, row, read), [owner, set, row, read]);
  const { store: own, version } = useFormStore(set, owner);
  const context = useFormContext(own, (field) => onChange(index, owner.row(), field), ignore);
  const prefix = `${plan.name}.${index + 1}.`;
  const found = useErrors(store);
  const errors = useMemo(
    () =>
      found
        .filter(({ field }) => field.startsWith(prefix))
        .map((error) => ({ ...error, field: error.field.slice(prefix.length) })),
    [found, prefix],
  );
  useEffect(() => {
    if (errors.length > 0 || own.errors().length > 0) own.tell(errors);
  }, [own, errors]);
  // At once: an effect runs only after the page is painted, when the visitor may already have typed and left.
  useLayoutEffect(() => {
    owner.heldBy({ store, prefix });
    store.hold(prefix, () => own.flush());
    return () => store.hold(prefix, undefined);
  }, [store, own, owner, prefix]);
  const named = useMemo(
    () => ({
      ...context,
      row: { name: joinedNames(outer?.name, rowName(plan, index)), prefix: `${outer?.prefix ?? ''}${prefix}` },
    }),
    [context, outer, plan, index, prefix],
  );
  return { context: named, hasErrors: errors.length > 0, version };
}

const ignore = (): void => undefined;
