import { useCallback, useEffect, useRef, useState } from 'react';
import { defaultsOf } from '../../../../shared/engine/answers.ts';
import { rowField, rowsOf, splitRowField } from '../../../../shared/engine/rows.ts';
import type { FieldError } from '../../../../shared/engine/validate.ts';
import type { Row } from '../../../../shared/plan/answers.ts';
import type { FieldSet } from '../../../../shared/plan/form.ts';
import type { Control } from '../../kit/control.ts';
import { outwards } from './RowAnswers.ts';
import { useKeys, type Removed } from './useRows.ts';

export type Edits = ReturnType<typeof useEdits>;

/** Where the focus goes once the rows are drawn: into the first control of a row, or to the row or button itself. */
type Focus = { readonly id: string; readonly inside: boolean } | undefined;

/** What the buttons do, and which row is open on a phone. */
// Long because all buttons change the same rows, keys and focus.
export function useEdits(control: Control<readonly Row[]>, rows: readonly Row[], set: FieldSet) {
  const { id, name, store, change } = control;
  const { keys, insert, remove } = useKeys(rows.length);
  const [open, setOpen] = useState(0);
  const [removed, setRemoved] = useState<Removed>();
  const focus = useFocus();
  const rowId = (index: number) => `${id}.${index + 1}`;

  function put(row: Row, index: number, errors?: readonly FieldError[]): void {
    insert(index);
    moveErrors(control, index, 1, errors);
    change([...rows.slice(0, index), row, ...rows.slice(index)]);
    setOpen(index);
    setRemoved(undefined);
  }

  function takeAway(index: number): void {
    const errors = store.errors().filter((error) => error.field.startsWith(rowField(name, index, '')));
    remove(index);
    moveErrors(control, index, -1);
    change(rows.filter((_, at) => at !== index));
    setRemoved({ row: rows[index]!, index, errors });
    const before = Math.max(0, index - 1);
    setOpen(before);
    focus({ id: rows.length > 1 ? rowId(before) : `${id}-add`, inside: false });
  }

  function add(row: Row): void {
    put(row, rows.length);
    focus({ id: rowId(rows.length), inside: true });
  }

  return {
    keys,
    open,
    removed,
    put,
    // The rows get the same functions from one drawing to the next, so that none is redrawn because of another.
    onChange: useLatest((index: number, row: Row, changed: string) => {
      change(rows.map((one, at) => (at === index ? row : one)));
      outwards(store, (one, prefix) => one.edited(prefix + rowField(name, index, changed)));
    }),
    onRemove: useLatest(takeAway),
    onToggle: useCallback((index: number) => setOpen((now) => (now === index ? -1 : index)), []),
    add: () => add(defaultsOf(set.plan)),
    copy: () => add(lastRow(control)),
    undo: ({ row, index, errors }: Removed) => {
      put(row, index, errors);
      focus({ id: rowId(index), inside: false });
    },
  };
}

/** The answers of the last row, except its files. */
export const lastRow = ({ name, store }: Control<readonly Row[]>): Row =>
  rowsOf(store.set.rows!.withoutFiles(store.answers()), name).at(-1) ?? {};

/** The errors of the rows from `from` on follow these, also in the stores around. */
function moveErrors(
  { name, store }: Control<readonly Row[]>,
  from: number,
  by: 1 | -1,
  back: readonly FieldError[] = [],
): void {
  outwards(store, (one, prefix) => {
    const named = (error: FieldError, field: string): FieldError => ({
      ...error,
      field,
      within: one.set.rows?.within(one.set, field),
    });
    one.moveErrors(
      (error) => {
        if (!error.field.startsWith(prefix)) return error;
        const { field: owner, index, inner } = splitRowField(error.field.slice(prefix.length));
        if (owner !== name || !(index >= from)) return error;
        const now = index + by;
        return now < from ? undefined : named(error, prefix + rowField(name, now, inner));
      },
      back.map((error) => named(error, prefix + error.field)),
    );
  });
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

/** A stable function that calls the latest one. */
function useLatest<Given extends readonly unknown[]>(act: (...given: Given) => void): (...given: Given) => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
