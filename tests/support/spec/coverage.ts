import type { SpecLine } from './lines.ts';
import { covers, type Range } from './marks.ts';

/** Which lines the tests name. */
export interface Coverage<M extends Range> {
  readonly named: readonly SpecLine[];
  readonly missing: readonly SpecLine[];
  /** Marks of a line that does not exist: mistyped, or the line was removed. */
  readonly unknown: readonly M[];
}

/** Compares lines with marks. A line with lines under it is also named if all of those are. */
export function coverage<M extends Range>(lines: readonly SpecLine[], marks: readonly M[]): Coverage<M> {
  const direct = new Set(lines.filter(({ id }) => marks.some((mark) => covers(mark, id))).map(({ id }) => id));
  const byId = new Map(lines.map((line) => [line.id, line]));
  const isNamed = ({ id, heads }: SpecLine): boolean =>
    direct.has(id) || (heads.length > 0 && heads.every((child) => isNamed(byId.get(child)!)));
  return {
    named: lines.filter(isNamed),
    missing: lines.filter((line) => !isNamed(line)),
    unknown: marks.filter(({ from, to }) => !byId.has(from) || !byId.has(to)),
  };
}
