import { useCallback, useEffect, useRef, useState } from 'react';
import { defaultsOf } from '../../../../shared/engine/answers.ts';
import { rowField } from '../../../../shared/engine/rows.ts';
import type { Row } from '../../../../shared/plan/answers.ts';
import type { FieldSet } from '../../../../shared/plan/form.ts';
import type { Control } from '../../kit/control.ts';
import { useKeys, type Removed } from './useRows.ts';

export type Edits = ReturnType<typeof useEdits>;

/** Where the focus goes once the rows are drawn: into the first control of a row, or to the row or button itself. */
type Focus = { readonly id: string; readonly inside: boolean } | undefined;

/** What the buttons do, and which row is open on a phone. */
export function useEdits({ id, name, store, change }: Control<readonly Row[]>, rows: readonly Row[], set: FieldSet) {
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
