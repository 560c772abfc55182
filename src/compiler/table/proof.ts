import type { DecisionTable } from '../../shared/plan/table.ts';
import { axesOf, type Axis } from './axis.ts';
import { merged, type Box } from './boxes.ts';
import { cutIntoParts, type Budget, type Span, type Spans } from './parts.ts';
import type { ProofResult, Overlap, Proof } from './result.ts';
import { searched } from './search.ts';

/**
 * How many rows are examined, counting each in every part of the table; a table of 10,000 rows needs a tenth of this.
 */
const mostWork = 1_000_000;

const mostGaps = 500;

/**
 * Proves which answers fit which rows of a table. It cuts the values of one column after the other into parts that the
 * same rows fit, so every combination is covered, and combinations that no row distinguishes are examined together. If
 * there are too many parts, it searches for problems instead.
 */
export function prove(table: DecisionTable): Proof {
  const axes = axesOf(table);
  const prover = new Prover(table, axes);
  prover.descend(
    0,
    table.rows.map((_, index) => index),
    [],
  );
  const found: ProofResult = {
    gaps: merged(prover.gaps),
    overlaps: [...prover.overlaps.values()].sort((a, b) => a.later - b.later),
    idle: table.first ? table.rows.flatMap((_, index) => (prover.winners.has(index) ? [] : [index])) : [],
    unproved: { gaps: false, idle: [] },
  };
  const isFinished = prover.budget.left >= 0;
  return {
    axes,
    ...(isFinished ? found : searched(table, axes, found)),
    moreGaps: prover.gaps.length >= mostGaps || (!isFinished && prover.gaps.length > 0),
  };
}

class Prover {
  readonly gaps: Box[] = [];
  readonly overlaps = new Map<number, Overlap>();
  readonly winners = new Set<number>();
  readonly budget: Budget = { left: mostWork };
  /** The columns, those with the fewest segments first, so that few parts are made. */
  private readonly order: readonly number[];
  /** By row: the position in the order from which on it fits every value. */
  private readonly openFrom: readonly number[];
  /** By row and position in the order: the segments that it fits. */
  private readonly spans: readonly Spans[];

  constructor(
    private readonly table: DecisionTable,
    private readonly axes: readonly Axis[],
  ) {
    this.order = axes.map((_, index) => index).sort((a, b) => axes[a]!.size - axes[b]!.size);
    this.spans = table.rows.map(({ tests }) => this.order.map((column) => axes[column]!.spans(tests[column]!)));
    this.openFrom = this.spans.map((spans) => {
      const isOpen = (place: number) => coversColumn(spans[place]!, this.axisAt(place).size);
      let place = spans.length;
      while (place > 0 && isOpen(place - 1)) place -= 1;
      return place;
    });
  }

  /** `active`: the rows that fit the part so far. `part`: its segments by position in the order. */
  descend(place: number, active: readonly number[], part: Box): void {
    const [first] = active;
    if (first === undefined) return this.gap(part);
    const isDecided = (this.table.first || active.length === 1) && this.openFrom[first]! <= place;
    if (isDecided || place === this.order.length) return this.decided(active, part);
    this.budget.left -= active.length;
    const every = allOf(this.axisAt(place));
    for (const { segments, rows } of cutIntoParts(every, active, (row) => this.spans[row]![place]!, this.budget) ??
      []) {
      if (this.budget.left < 0) return;
      this.descend(place + 1, rows, [...part, segments]);
    }
  }

  private axisAt(place: number): Axis {
    return this.axes[this.order[place]!]!;
  }

  private decided([earlier = 0, ...others]: readonly number[], part: Box): void {
    this.winners.add(earlier);
    if (this.table.first) return;
    for (const later of others)
      if (!this.overlaps.has(later)) this.overlaps.set(later, { earlier, later, box: this.boxOf(part) });
  }

  private gap(part: Box): void {
    if (this.table.otherwise === undefined && this.gaps.length < mostGaps) this.gaps.push(this.boxOf(part));
  }

  /** The segments by column; all segments for columns that do not matter. */
  private boxOf(part: Box): Box {
    return this.axes.map((axis, column) => part[this.order.indexOf(column)] ?? allOf(axis));
  }
}

const allOf = ({ size }: Axis): number[] => Array.from({ length: size }, (_, segment) => segment);

const coversColumn = ([first, ...others]: readonly Span[], size: number): boolean =>
  others.length === 0 && first !== undefined && first[1] - first[0] === size;
