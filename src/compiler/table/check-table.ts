import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import type { DecisionTable } from '../../shared/plan/table.ts';
import type { DataCache } from '../cache/data-cache.ts';
import { placeOf } from '../read/source.ts';
import { boxWords, someoneIn } from './boxes.ts';
import { firstFew, mostTold } from './few.ts';
import type { Proof } from './result.ts';
import { prove } from './proof.ts';
import type { ReadTable } from './read-table.ts';
import { rowsBefore } from './search.ts';

/**
 * Proves that a table has one result for every combination of values. A proof without problems is cached.
 * Problems: table/overlap, table/gap, table/never, table/unproved; only those of its cells while it has such
 */
export function checkTable(read: ReadTable, cache?: DataCache): Problem[] {
  if (read.problems.length > 0) return [...read.problems];
  if (isProved(read.table)) return [];
  const key = JSON.stringify(['table', read.table]);
  const problems = cache?.get(key) === true ? [] : proofProblems(read, prove(read.table));
  if (problems.length > 0) return problems;
  cache?.set(key, true);
  proved.set(read.table.id, read.table);
  return [];
}

/** The tables that were proved last, by their names. */
const proved = new Map<string, DecisionTable>();

/** Whether a table differs from a proved one only in the results of its rows, which a proof does not depend on. */
function isProved(table: DecisionTable): boolean {
  const before = proved.get(table.id);
  return (
    before !== undefined &&
    JSON.stringify(about(before)) === JSON.stringify(about(table)) &&
    before.rows.length === table.rows.length &&
    before.rows.every(({ tests }, index) => {
      const now = table.rows[index]!.tests;
      return tests === now || JSON.stringify(tests) === JSON.stringify(now);
    })
  );
}

const about = ({ columns, first, otherwise }: DecisionTable) => [columns, first, otherwise !== undefined];

function proofProblems({ source, places, table }: ReadTable, proof: Proof): Problem[] {
  const { axes, overlaps, gaps, moreGaps, idle, unproved } = proof;
  const missing = gaps.slice(0, mostTold).map((box) => boxWords(box, axes));
  const moreMissing = gaps.length - missing.length;
  return [
    ...firstFew(overlaps, ({ earlier, later, box }, others) => {
      const also = rowsBefore(later, table, axes).filter((row) => row !== earlier);
      const lines = also.map((row) => places[row]!().line);
      return say.rowsOverlap(places[later]!(), places[earlier]!(), someoneIn(box, axes), lines, others);
    }),
    ...(missing.length > 0 ? [say.tableGap(placeOf(source, ['rows'], 'key'), missing, moreMissing, moreGaps)] : []),
    ...firstFew(idle, (row, others) => say.idleRow(places[row]!(), others)),
    ...(unproved.gaps ? [say.unprovedGaps(placeOf(source, ['rows'], 'key'))] : []),
    ...unproved.idle.slice(0, 1).map((row) => say.unprovedRow(places[row]!(), unproved.idle.length - 1)),
  ];
}
