import type { CellValue, DecisionTable, ResultColumn } from '../../shared/plan/table.ts';
import type { Checked } from '../check/checked.ts';
import { perObject } from '../../shared/memo.ts';

/** The keys of an option besides its value. */
const optionKeys = ['label', 'note', 'of'] as const;

/**
 * An option list as a table, so that expressions can look up an option by its value: rate("rtos.of", code) is the
 * parent of the option. It gives the keys that each of its options has. Undefined for another kind of list. There is
 * one table for each list, because results are cached by table.
 */
export const listTable = perObject((list: Checked<'list'>): DecisionTable | undefined => {
  if (list.data.of !== 'options') return undefined;
  const items = list.data.items as readonly TableItem[];
  const values = items.map(({ value }) => value);
  const results = optionKeys.filter((name) => items.every((item) => item[name] !== undefined)).map(columnOf(items));
  return {
    id: list.id,
    columns: [{ kind: 'choice', name: 'value', values, list: list.id }],
    results,
    first: true,
    rows: items.map((item) => ({ tests: [[item.value]], results: results.map(({ name }) => item[name]!) })),
    otherwise: undefined,
  };
});

type TableItem = { readonly value: CellValue } & Readonly<Record<string, CellValue | undefined>>;

const columnOf =
  (items: readonly TableItem[]) =>
  (name: string): ResultColumn => ({
    name,
    type: items.every((item) => typeof item[name] === 'number') ? 'number' : 'string',
  });
