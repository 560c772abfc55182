import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { branchesText } from '../../../../src/compiler/table/branches.ts';
import { prove } from '../../../../src/compiler/table/proof.ts';
import type { DecisionTable, TableRow } from '../../../../src/shared/plan/table.ts';

const zones = ['north', 'south', 'east', 'west'];
const ages = Array.from({ length: 45 }, (_, index) => 21 + index);
const bands = Array.from({ length: 28 }, (_, index) => index * 10_000);

/** 10,080 rows: a rate for each age, band of amounts, zone, and for members. */
const rows = ages.flatMap((age) =>
  bands.flatMap((band) =>
    zones.flatMap((zone) =>
      [true, false].map((member): TableRow => ({
        tests: [[{ low: age, high: age }], [{ low: band, high: band + 10_000, openHigh: true }], [zone], [member]],
        results: [(age * 7 + band / 1000 + zone.length * 11 + (member ? 0 : 5)) / 100],
      })),
    ),
  ),
);

const table: DecisionTable = {
  id: 'large',
  columns: [
    { kind: 'number', name: 'age', whole: true, low: 21, high: 65 },
    { kind: 'number', name: 'amount', whole: false, low: 0, high: 280_000, openHigh: true },
    { kind: 'choice', name: 'zone', values: zones },
    { kind: 'choice', name: 'member', values: [true, false] },
  ],
  results: [{ name: 'rate', type: 'number' }],
  first: false,
  rows,
  otherwise: undefined,
};

it('checks 10,000 rows completely, and finds the missing one', () => {
  expect(rows.length).toBe(10_080);
  expect(prove(table)).toMatchObject({ unproved: { gaps: false, idle: [] }, gaps: [], overlaps: [] });
  const { gaps, axes } = prove({ ...table, rows: rows.filter((_, index) => index !== 5_000) });
  expect(gaps.map((box) => box.map((segments, column) => axes[column]!.value(segments[0]!)))).toEqual([
    [43, 90_000, 'north', true],
  ]);
});

it('adds a few bytes a row to a page, and only a quarter of the rows for one zone', () => {
  const size = (given: Parameters<typeof branchesText>[2]) =>
    brotliCompressSync(branchesText(table, [0], given)).length;
  const whole = size([undefined, undefined, undefined, undefined]);
  expect(whole).toBeLessThan(25_000);
  expect(size([undefined, undefined, ['north'], undefined])).toBeLessThan(whole / 2);
});
