import { useMemo, useState, useSyncExternalStore } from 'react';
import { aroundRow } from '../../../../shared/engine/rows.ts';
import type { FieldError } from '../../../../shared/engine/validate.ts';
import type { Answers, Row } from '../../../../shared/plan/answers.ts';
import type { FieldSet } from '../../../../shared/plan/form.ts';
import type { FormStore } from '../../../render/form/store.ts';

/** A row that was taken away and can be brought back. */
export interface Removed {
  readonly row: Row;
  readonly index: number;
  /** Its errors, as they were shown. */
  readonly errors: readonly FieldError[];
}

let made = 0;
const newKey = (): number => (made += 1);

/** A stable key for each row, also when rows before it are added or removed. */
export function useKeys(count: number) {
  const [keys, setKeys] = useState<readonly number[]>(() => Array.from({ length: count }, newKey));
  // Rows that come from elsewhere, such as by a reset, are added and taken away at the end.
  const now =
    keys.length === count ? keys : [...keys.slice(0, count), ...Array.from({ length: count - keys.length }, newKey)];
  if (now !== keys) setKeys(now);
  return {
    keys: now,
    insert: (index: number) => setKeys([...now.slice(0, index), newKey(), ...now.slice(index)]),
    remove: (index: number) => setKeys(now.filter((_, at) => at !== index)),
  };
}

/**
 * The answers that rows read beside their own, except the number of the row. The same object while none of them
 * changes.
 */
export function useAround(store: FormStore, field: string, set: FieldSet): Answers {
  const read = useMemo(() => aroundReader(store, field, set), [store, field, set]);
  return useSyncExternalStore(store.subscribe, read, read);
}

function aroundReader(store: FormStore, field: string, set: FieldSet): () => Answers {
  let last: Answers = {};
  return () => {
    const now = aroundRow(store.answers(), field, set, 0);
    if (!isSameRow(last, now)) last = now;
    return last;
  };
}

const isSameRow = (a: Answers, b: Answers): boolean => Object.keys({ ...a, ...b }).every((name) => a[name] === b[name]);
