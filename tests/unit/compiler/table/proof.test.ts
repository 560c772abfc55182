import { describe, expect, it } from 'vitest';
import { rate } from '../../../../src/shared/engine/expressions/tables.ts';
import { branchesOf } from '../../../../src/compiler/table/branches.ts';
import { axesOf } from '../../../../src/compiler/table/axis.ts';
import type { Proof } from '../../../../src/compiler/table/result.ts';
import { prove } from '../../../../src/compiler/table/proof.ts';
import { searched } from '../../../../src/compiler/table/search.ts';
import type { CellValue, DecisionTable, Range } from '../../../../src/shared/plan/table.ts';
import { combinations, randomTable, rowsThatFit } from './random-table.ts';

const tables = Array.from({ length: 400 }, (_, seed) => randomTable(seed));
const every = combinations();
const none = (table: DecisionTable) => table.columns.map(() => undefined);

/** Whether a box of the proof contains a combination of values. */
function holdsAll(box: Proof['gaps'][number], { axes }: Proof, values: readonly CellValue[]): boolean {
  return box.every((segments, column) => {
    const axis = axes[column]!;
    const value = values[column]!;
    if (axis.column.kind === 'choice') return segments.some((one) => axis.value(one) === value);
    return segments.some((one) => isIn(axis.words([one]), value as number));
  });
}

/** Whether a number is in a range, parsed from its text. */
function isIn(words: string, value: number): boolean {
  const [, low = '', high = low] = /(-?[\d.]+)(?:\D+?(-?[\d.]+))?$/.exec(words) ?? [];
  const [from, to] = [Number(low), Number(high)];
  if (words.startsWith('between')) return value > from && value < to;
  if (words.startsWith('over')) return value > from && value <= to;
  return words.includes('under') ? value >= from && value < to : value >= from && value <= to;
}

describe('the proof of a table agrees with checking every row for every combination', () => {
  it('about gaps: the same combinations have no row', () => {
    for (const table of tables.filter(({ otherwise }) => !otherwise)) {
      const proof = prove(table);
      const wrong = every.filter(
        (values) =>
          proof.gaps.some((box) => holdsAll(box, proof, values)) !== (rowsThatFit(table, values).length === 0),
      );
      expect(wrong, JSON.stringify(table)).toEqual([]);
    }
  });

  it('about overlaps: a row is reported exactly if an earlier row fits the same values', () => {
    for (const table of tables.filter(({ first }) => !first)) {
      const later = new Set(every.flatMap((values) => rowsThatFit(table, values).slice(1)));
      const found = prove(table).overlaps;
      expect(new Set(found.map((one) => one.later)), JSON.stringify(table)).toEqual(later);
      const proof = prove(table);
      for (const { earlier, later: row, box } of found) {
        const shared = every
          .filter((values) => holdsAll(box, proof, values))
          .map((values) => rowsThatFit(table, values));
        expect(shared.every((rows) => rows.includes(earlier) && rows.includes(row))).toBe(true);
      }
    }
  });

  it('about rows that are never chosen', () => {
    for (const table of tables.filter(({ first }) => first)) {
      const chosen = new Set(every.flatMap((values) => rowsThatFit(table, values).slice(0, 1)));
      const idle = table.rows.flatMap((_, index) => (chosen.has(index) ? [] : [index]));
      expect(prove(table).idle, JSON.stringify(table)).toEqual(idle);
    }
  });

  it('covers tables of every kind', () => {
    const proofs = tables.map(prove);
    for (const some of ['gaps', 'overlaps', 'idle'] as const) {
      const count = proofs.filter((proof) => proof[some].length > 0).length;
      expect(count).toBeGreaterThan(20);
      expect(count).toBeLessThan(tables.length);
    }
  });
});

describe('the search in a table with too many combinations', () => {
  /** The result of the search without checking single combinations. */
  const search = (table: DecisionTable) => {
    const axes = axesOf(table);
    const idle = table.first ? [...table.rows.keys()] : [];
    return { axes, moreGaps: false, ...searched(table, axes, { gaps: [], overlaps: [], idle, unproved: none }) };
  };
  const none = { gaps: false, idle: [] };

  it('finds a gap exactly if there is one', () => {
    for (const table of tables.filter(({ otherwise }) => !otherwise)) {
      const proof = search(table);
      if (proof.overlaps.length > 0) continue;
      const found = every.filter((values) => proof.gaps.some((box) => holdsAll(box, proof, values)));
      expect(found.length > 0, JSON.stringify(table)).toBe(
        every.some((values) => rowsThatFit(table, values).length === 0),
      );
      expect(found.filter((values) => rowsThatFit(table, values).length > 0)).toEqual([]);
    }
  });

  it('finds the rows that are never chosen, and those that overlap an earlier one', () => {
    for (const table of tables) {
      const fitting = every.map((values) => rowsThatFit(table, values));
      const { idle, overlaps, unproved } = search(table);
      const chosen = new Set(fitting.flatMap(([first]) => first ?? []));
      const never = [...table.rows.keys()].filter((row) => !chosen.has(row));
      expect(idle, JSON.stringify(table)).toEqual(table.first ? never : []);
      const later = new Set(table.first ? [] : fitting.flatMap((rows) => rows.slice(1)));
      expect(new Set(overlaps.map((one) => one.later)), JSON.stringify(table)).toEqual(later);
      expect(unproved).toEqual(none);
    }
  });

  // The pigeonhole principle: if there are more people than chairs, two share one. It has no short proof here.
  const people = Array.from({ length: 9 }, (_, person) => person);
  const chairs = Array.from({ length: 8 }, (_, chair) => chair);
  const pairs = people.flatMap((one) => people.slice(one + 1).map((other) => [one, other]));
  const seats: DecisionTable = {
    id: 'seats',
    columns: people.map((person) => ({ kind: 'choice', name: `p${person}`, values: chairs })),
    results: [{ name: 'chair', type: 'number' }],
    first: true,
    rows: chairs.flatMap((chair) =>
      pairs.map((pair) => ({
        tests: people.map((person) => (pair.includes(person) ? [chair] : chairs)),
        results: [chair],
      })),
    ),
    otherwise: undefined,
  };

  const allChairs = { tests: people.map(() => chairs), results: [0] };

  it.each([
    ['whether there is a gap', seats, { gaps: true, idle: [] }],
    ['nothing if a default covers every gap', { ...seats, otherwise: [0] }, { gaps: false, idle: [] }],
    [
      'whether the last row is ever chosen',
      { ...seats, rows: [...seats.rows, allChairs] },
      { gaps: false, idle: [seats.rows.length] },
    ],
  ])('reports only what it could not prove: %s', (_, table, unproved) => {
    expect(prove(table)).toMatchObject({ gaps: [], idle: [], unproved });
  });
});

describe('the result of a look-up on a page', () => {
  const sound = tables.filter((table) => table.first || prove(table).overlaps.length === 0);

  it('is the result of the first row that fits, or the default', () => {
    expect(sound.length).toBeGreaterThan(150);
    for (const table of sound) {
      const branches = branchesOf(table, [0], none(table));
      const wrong = every.filter((values) => {
        const [row] = rowsThatFit(table, values);
        const wanted = row === undefined ? table.otherwise?.[0] : table.rows[row]!.results[0];
        return rate(branches, ...values) !== wanted;
      });
      expect(wrong, JSON.stringify(table)).toEqual([]);
    }
  });

  it('is missing if a value is missing or outside its column', () => {
    for (const table of sound.slice(0, 100)) {
      const branches = branchesOf(table, [0], none(table));
      expect(rate(branches, undefined, 'red', 1, true)).toBeUndefined();
      expect(rate(branches, 6, 'red', 1, true)).toBeUndefined();
      expect(rate(branches, 1, 'red', 3.01, true)).toBeUndefined();
    }
  });

  it('is the same with only the rows for fewer possible values', () => {
    const ages: readonly Range[] = [{ low: 2, high: 3 }];
    for (const table of sound) {
      const fewer = branchesOf(table, [0], [ages, ['blue'], undefined, [true]]);
      const whole = branchesOf(table, [0], none(table));
      expect(JSON.stringify(fewer).length).toBeLessThanOrEqual(JSON.stringify(whole).length);
      for (const values of every.filter(
        ([age, colour, , member]) => (age === 2 || age === 3) && colour === 'blue' && member,
      ))
        expect(rate(fewer, ...values)).toBe(rate(whole, ...values));
      expect(rate(fewer, 4, 'blue', 1, true)).toBeUndefined();
    }
  });
});
