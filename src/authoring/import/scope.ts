import { CannotSay } from './expression.ts';
import type { Names, Named } from './names.ts';

/** What an expression can name: the questions of the form, and those of the row that it is in. */
export interface Scope {
  /** The question of this id. Throws CannotSay if it cannot be named here. */
  field(id: string): Named;
  /** The question of this id if it is in rows that the expression is not in. */
  inRows(id: string): Named | undefined;
  /** The questions that have an answer where the expression is. */
  readonly sure?: readonly string[];
}

/**
 * `rows`: the rows that the expression is in; it can name their questions, and those of the rows around them.
 * `own`: the question to which the condition belongs.
 */
export const scopeOf = ({ byId }: Names, rows: Named | undefined, own?: Named): Scope => ({
  field(id) {
    const named = byId.get(id);
    if (!named) throw new CannotSay(`there is no question ${id}`);
    if (named === own) throw new CannotSay('it depends on its own answer');
    if (named.rows && !around(rows).includes(named.rows)) throw new CannotSay(`${id} is asked once in each row`);
    return named;
  },
  inRows(id) {
    const named = byId.get(id);
    return named?.rows && !around(rows).includes(named.rows) ? named : undefined;
  },
});

/** Rows, and the rows that they are in. */
export const around = (rows: Named | undefined): readonly Named[] => (rows ? [rows, ...around(rows.rows)] : []);
