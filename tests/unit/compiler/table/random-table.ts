import type {
  CellValue,
  DecisionTable,
  MatchColumn,
  Range,
  TableRow,
  Test,
} from '../../../../src/shared/plan/table.ts';

/** Pseudo-random numbers from a seed (mulberry32). */
export function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below);
  };
}

const columns: readonly MatchColumn[] = [
  { kind: 'number', name: 'age', whole: true, low: 0, high: 5 },
  { kind: 'choice', name: 'colour', values: ['red', 'blue', 'green'] },
  { kind: 'number', name: 'amount', whole: false, low: 0, high: 3 },
  { kind: 'choice', name: 'member', values: [true, false] },
];

/** A small table with random rows: ranges of all kinds, lists, any. */
export function randomTable(seed: number): DecisionTable {
  const pick = random(seed);
  const count = 1 + pick(6);
  const isWide = pick(2) === 0;
  const rows = Array.from({ length: count }, (_, index): TableRow => ({
    tests: columns.map((column) => randomTest(column, pick, isWide)),
    results: [index + 1],
  }));
  return {
    id: 'random',
    columns,
    results: [{ name: 'rate', type: 'number' }],
    first: pick(2) === 0,
    rows,
    otherwise: pick(3) === 0 ? [0] : undefined,
  };
}

function randomTest(column: MatchColumn, pick: (below: number) => number, isWide: boolean): Test {
  if (pick(isWide ? 2 : 4) === 0)
    return column.kind === 'choice' ? column.values : [{ low: column.low, high: column.high }];
  if (column.kind === 'choice') {
    const some = column.values.filter(() => pick(2) === 0);
    return some.length > 0 ? some : [column.values[0]!];
  }
  return Array.from({ length: 1 + pick(2) }, () => randomRange(column.high, column.whole, pick));
}

function randomRange(highest: number, whole: boolean, pick: (below: number) => number): Range {
  const ends = [pick(highest + 1), pick(highest + 1)].sort((a, b) => a - b);
  const [low = 0, high = 0] = ends;
  if (whole || low === high) return { low, high };
  return { low, high, ...(pick(2) === 0 && { openLow: true }), ...(pick(2) === 0 && { openHigh: true }) };
}

/** Every combination of values, with fractions where any number is allowed. */
export function combinations(all: readonly MatchColumn[] = columns): CellValue[][] {
  const values = all.map((column): readonly CellValue[] => {
    if (column.kind === 'choice') return column.values;
    const step = column.whole ? 1 : 0.5;
    return Array.from({ length: (column.high - column.low) / step + 1 }, (_, index) => column.low + index * step);
  });
  return values.reduce<CellValue[][]>(
    (combined, some) => combined.flatMap((one) => some.map((value) => [...one, value])),
    [[]],
  );
}

/** The rows that fit some values, found by checking each row. */
export const rowsThatFit = ({ rows }: DecisionTable, values: readonly CellValue[]): number[] =>
  rows.flatMap(({ tests }, index) => (tests.every((test, column) => holds(test, values[column]!)) ? [index] : []));

const holds = (test: Test, value: CellValue): boolean =>
  test.some((part) => {
    if (typeof part !== 'object') return part === value;
    if (typeof value !== 'number') return false;
    const { low, high, openLow, openHigh } = part;
    return (openLow ? value > low : value >= low) && (openHigh ? value < high : value <= high);
  });
