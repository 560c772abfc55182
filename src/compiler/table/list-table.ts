import type { CellValue, DecisionTable, ResultColumn } from '../../shared/plan/table.ts';
import type { Checked } from '../check/checked.ts';
import { perObject } from '../../shared/memo.ts';

/** What an option may say besides its value. */
const told = ['label', 'note', 'of'] as const;

/**
 * An option list as a table, so that expressions can look an option up by its value: rate("rtos.of", code) is the
 * parent of the option. It gives what each of its options says. Undefined for a list of something else. There is one
 * table of each list, because what is made of a table goes with it.
 */
export const listTable = perObject((list: Checked<'list'>): DecisionTable | undefined => {
  if (list.data.of !== 'options') return undefined;
  const items = list.data.items as readonly Item[];
  const values = items.map(({ value }) => value);
  const results = told.filter((name) => items.every((item) => item[name] !== undefined)).map(columnOf(items));
  return {
    id: list.id,
    columns: [{ kind: 'choice', name: 'value', values, list: list.id }],
    results,
    first: true,
    rows: items.map((item) => ({ tests: [[item.value]], results: results.map(({ name }) => item[name]!) })),
    otherwise: undefined,
  };
});

type Item = { readonly value: CellValue } & Readonly<Record<string, CellValue | undefined>>;

const columnOf =
  (items: readonly Item[]) =>
  (name: string): ResultColumn => ({
    name,
    type: items.every((item) => typeof item[name] === 'number') ? 'number' : 'string',
  });
