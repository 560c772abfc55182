import { useCallback, useEffect, useRef, useState } from 'react';
import { formatMessage } from '../../engine/format/message.ts';
import { rowField, rowName } from '../../engine/rows.ts';
import { defaultsOf } from '../../engine/answers.ts';
import type { Row } from '../../plan/answers.ts';
import type { FieldPlan, FieldSet } from '../../plan/form.ts';
import { Icon } from '../../render/elements/Icon.tsx';
import type { FieldWidgetProps } from '../../render/form/types.ts';
import { useControl, type Control } from '../kit/useControl.ts';
import { RowBox } from './RowBox.tsx';
import { useAround, useKeys, type Removed } from './useRows.ts';
import css from './widget.module.css';

const none: readonly Row[] = [];

/** Where the focus goes once the rows are drawn: into the first control of a row, or to the row or button itself. */
type Focus = { readonly id: string; readonly inside: boolean } | undefined;

/** Several of a kind, each in a row with fields of its own, which the visitor adds and removes. */
function Rows(props: FieldWidgetProps) {
  const control = useControl<readonly Row[]>(props);
  const { id, name, field, schema, store, value: rows = none } = control;
  const set = store.set.rows?.sets[name];
  if (!set) throw new Error(`The form has no rows "${name}"`);
  const around = useAround(store, name);
  const { keys, open, removed, add, undo, ...actions } = useEdits(control, rows, set);
  const { minItems = 0, maxItems = Infinity } = schema;
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

/** What the buttons do, and which row is open on a phone. */
function useEdits({ id, name, store, change }: Control<readonly Row[]>, rows: readonly Row[], set: FieldSet) {
  const { keys, insert, remove } = useKeys(rows.length);
  const [open, setOpen] = useState(0);
  const [removed, setRemoved] = useState<Removed>();
  const focus = useFocus();
  const rowId = (index: number) => `${id}.${index + 1}`;

  function put(row: Row, index: number): void {
    insert(index);
    change([...rows.slice(0, index), row, ...rows.slice(index)]);
    setOpen(index);
    setRemoved(undefined);
  }

  function takeAway(index: number): void {
    remove(index);
    change(rows.filter((_, at) => at !== index));
    setRemoved({ row: rows[index]!, index });
    const before = Math.max(0, index - 1);
    setOpen(before);
    focus({ id: rows.length > 1 ? rowId(before) : `${id}-add`, inside: false });
  }

  return {
    keys,
    open,
    removed,
    // The rows get the same functions from one drawing to the next, so that none is redrawn because of another.
    onChange: useLatest((index: number, row: Row, changed: string) => {
      change(rows.map((one, at) => (at === index ? row : one)));
      store.edited(rowField(name, index, changed));
    }),
    onRemove: useLatest(takeAway),
    onToggle: useCallback((index: number) => setOpen((now) => (now === index ? -1 : index)), []),
    add: () => {
      put(defaultsOf(set.plan) as Row, rows.length);
      focus({ id: rowId(rows.length), inside: true });
    },
    undo: ({ row, index }: Removed) => {
      put(row, index);
      focus({ id: rowId(index), inside: false });
    },
  };
}

interface RemovedRowProps {
  plan: FieldPlan;
  removed: Removed | undefined;
  onUndo: (removed: Removed) => void;
}

/** Says that a row was removed, and brings it back. */
function RemovedRow({ plan, removed, onUndo }: RemovedRowProps) {
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

/** Moves the focus after the next drawing. */
function useFocus(): (to: Focus) => void {
  const [to, setTo] = useState<Focus>();
  useEffect(() => {
    const target = to && document.getElementById(to.id);
    const inner =
      to?.inside === true
        ? target?.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea')
        : undefined;
    (inner ?? target)?.focus();
  }, [to]);
  return setTo;
}

/** A function that stays the same and does what the latest one would. */
function useLatest<Given extends readonly unknown[]>(act: (...given: Given) => void): (...given: Given) => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}

export default Object.assign(Rows, { frame: 'group' as const });
