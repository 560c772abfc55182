import { problems as say } from '../../problems/catalogue.ts';
import type { Problem } from '../../problems/problem.ts';
import type { DataCache } from '../cache/data-cache.ts';
import { placeOf } from '../read/source.ts';
import { boxWords, someoneIn } from './boxes.ts';
import { prove, type Proof } from './proof.ts';
import type { ReadTable } from './read-table.ts';

/** More of the same would say nothing new. */
const mostTold = 3;

/**
 * Proves that a table says one thing for every combination of values. A proof of which nothing is to be told is kept.
 * Problems: table/overlap, table/gap, table/never, table/unproved; those of its cells alone while it has such
 */
export function checkTable(read: ReadTable, cache?: DataCache): Problem[] {
  if (read.problems.length > 0) return [...read.problems];
  const key = JSON.stringify(['table', read.table]);
  if (cache?.get(key) === true) return [];
  const problems = proofProblems(read, prove(read.table));
  if (problems.length === 0) cache?.set(key, true);
  return problems;
}

function proofProblems({ source, places }: ReadTable, proof: Proof): Problem[] {
  const { axes, overlaps, gaps, moreGaps, idle, unproved } = proof;
  const rest = (count: number) => Math.max(0, count - mostTold);
  const told = overlaps.slice(0, mostTold).map(({ earlier, later, box }, index) => {
    const { file, line } = places[earlier]!();
    const others = index === mostTold - 1 ? rest(overlaps.length) : 0;
    return say.rowsOverlap(places[later]!(), { file, line }, someoneIn(box, axes), others);
  });
  const missing = gaps.slice(0, mostTold).map((box) => boxWords(box, axes));
  return [
    ...told,
    ...(missing.length > 0
      ? [say.tableGap(placeOf(source, ['rows'], 'key'), missing, rest(gaps.length), moreGaps)]
      : []),
    ...idle
      .slice(0, mostTold)
      .map((row, index) => say.idleRow(places[row]!(), index === mostTold - 1 ? rest(idle.length) : 0)),
    ...(unproved.gaps ? [say.unprovedGaps(placeOf(source, ['rows'], 'key'))] : []),
    ...unproved.idle.slice(0, 1).map((row) => say.unprovedRow(places[row]!(), unproved.idle.length - 1)),
  ];
}
