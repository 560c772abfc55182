import { memo, useEffect, useLayoutEffect, useMemo } from 'react';
import { rowName, rowTitle } from '../../engine/rows.ts';
import type { Answers, Row } from '../../plan/answers.ts';
import type { FieldPlan, FieldSet } from '../../plan/form.ts';
import { usePage } from '../../render/context.tsx';
import { Icon } from '../../render/elements/Icon.tsx';
import { Fields } from '../../render/form/Fields.tsx';
import type { FormStore } from '../../render/form/store.ts';
import type { FieldWidgets } from '../../render/form/types.ts';
import { useFormContext, useFormStore } from '../../render/form/useFormStore.ts';
import { useErrors } from '../../render/form/useStore.ts';
import css from './widget.module.css';

interface RowBoxProps {
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
  /** Opens and closes it on a phone; absent where it stands alone. */
  onToggle?: (index: number) => void;
}

/** One row: a small form of its own, in a group that has its name. A change redraws no other row. */
export const RowBox = memo(function RowBox(props: RowBoxProps) {
  const { plan, set, index, row, around, id, isOpen, canRemove, onRemove, onToggle } = props;
  const name = rowName(plan, index);
  const { own, hasErrors, version } = useRow(props);
  const widgets = usePage().widgets as FieldWidgets;
  const title = rowTitle(plan, set, index, { ...around, ...row });
  const shows = isOpen || hasErrors;
  return (
    // Who is led to a row, such as by the summary of a wizard, finds it open.
    <fieldset
      className={css.row}
      id={id}
      tabIndex={-1}
      onFocus={({ target, currentTarget }) => (target === currentTarget && !isOpen ? onToggle?.(index) : undefined)}
    >
      <legend className={css.legend}>
        <span className={onToggle && css.wide}>{title}</span>
        {onToggle && (
          <button
            type="button"
            className={css.toggle}
            aria-expanded={shows}
            aria-controls={`${id}-fields`}
            onClick={() => onToggle(index)}
          >
            {title}
            <Icon name="chevron-down" size={20} />
          </button>
        )}
      </legend>
      <div className={css.fields} id={`${id}-fields`} data-closed={!shows || undefined}>
        <Fields key={version} formId={id} separator="." form={own} widgets={widgets} />
        {canRemove && (
          <button type="button" className={css.remove} onClick={() => onRemove(index)}>
            <Icon name="x" size={18} />
            {plan.options.remove as string}
            <span className="visually-hidden"> {name}</span>
          </button>
        )}
      </div>
    </fieldset>
  );
});

/** The store of a row, which follows the form's: its answers, its errors, and what is being typed. */
function useRow({ plan, store, set, index, row, around, onChange }: RowBoxProps) {
  const { store: own, version } = useFormStore(set, row, around);
  const context = useFormContext(own, (answers, field) => onChange(index, answers as Row, field), ignore);
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
  // At once: an effect comes only after the page is painted, and by then somebody may have typed and left.
  useLayoutEffect(() => {
    store.hold(prefix, () => own.flush());
    return () => store.hold(prefix, undefined);
  }, [store, own, prefix]);
  const named = useMemo(
    () => ({ ...context, row: { name: rowName(plan, index), prefix } }),
    [context, plan, index, prefix],
  );
  return { own: named, hasErrors: errors.length > 0, version };
}

const ignore = (): void => undefined;
