import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownCounts } from '../../../src/server/insights/shown.ts';
import { oldestDay, type InsightRow } from '../../../src/server/insights/store.ts';

const row = (day: string, number: number, parts: Partial<InsightRow> = {}): InsightRow => ({
  ...{ day, page: 'home', form: '', step: '', field: '', message: '', event: 'entered', number },
  ...parts,
});
const dayOf = (number: number): string => new Date(Date.UTC(2026, 9, 1 + number)).toISOString().slice(0, 10);
const whole = { from: '2026-10-01', to: '2026-12-31' };
const sumOf = (rows: readonly InsightRow[], from: string, to: string): number =>
  shownCounts(rows, { from, to })[0]?.count ?? 0;

test('a sum is rounded down to fives, and is not shown below five', () => {
  expect(shownCounts([row('2026-10-02', 412)], whole)).toMatchObject([{ page: 'home', count: 410 }]);
  expect(shownCounts([row('2026-10-02', 4)], whole)).toEqual([]);
});

test('few counts a day add up within their month', () => {
  const few = Array.from({ length: 31 }, (_, day) => row(dayOf(day), 1));
  expect(sumOf(few, '2026-10-01', '2026-10-31')).toBe(30);
});

test('what is left of a month is not shown in the next', () => {
  expect(sumOf([row('2026-10-31', 4), row('2026-11-01', 4)], whole.from, whole.to)).toBe(0);
});

test('a form has a sum of all its pages, and one of each', () => {
  const of = { form: 'lead', step: 'lead' };
  const rows = [row('2026-10-02', 4, { ...of, page: 'home' }), row('2026-10-02', 7, { ...of, page: 'about' })];
  const counts = shownCounts(rows, whole).map(({ page, count }) => [page, count]);
  expect(Object.fromEntries(counts)).toEqual({ '': 10, about: 5 });
});

const days = fc.array(fc.nat({ max: 12 }), { minLength: 1, maxLength: 70 });
const span = fc
  .tuple(fc.nat({ max: 69 }), fc.nat({ max: 69 }))
  .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);

test('every shown number, and every difference of two of any spans, is a multiple of five', () => {
  fc.assert(
    fc.property(days, span, span, (numbers, one, other) => {
      const rows = numbers.map((number, day) => row(dayOf(day), number));
      const [a, b] = [one, other].map(([from, to]) => sumOf(rows, dayOf(from), dayOf(to)));
      expect(a! % 5).toBe(0);
      expect(Math.abs(a! - b!) % 5).toBe(0);
    }),
    { seed: 7 },
  );
});

test('a sum is the sum of its parts, so that no overlap of spans tells more than each', () => {
  fc.assert(
    fc.property(days, span, (numbers, [from, to]) => {
      const rows = numbers.map((number, day) => row(dayOf(day), number));
      const daily = numbers.map((_, day) => sumOf(rows, dayOf(day), dayOf(day)));
      const sum = daily.filter((_, day) => day >= from && day <= to).reduce((all, one) => all + one, 0);
      expect(sumOf(rows, dayOf(from), dayOf(to))).toBe(sum);
    }),
    { seed: 7 },
  );
});

test('a sum is at most what was counted, and lacks fewer than five in each month', () => {
  fc.assert(
    fc.property(days, (numbers) => {
      const rows = numbers.map((number, day) => row(dayOf(day), number));
      const counted = numbers.reduce((all, one) => all + one, 0);
      const months = new Set(rows.map(({ day }) => day.slice(0, 7))).size;
      const shown = sumOf(rows, whole.from, whole.to);
      expect(shown).toBeLessThanOrEqual(counted);
      expect(counted - shown).toBeLessThan(5 * months);
    }),
    { seed: 7 },
  );
});

test('counts are kept by whole months, for at least as long as config says', () => {
  expect(oldestDay('2026-11-27', 400)).toBe('2025-10-01');
  expect(oldestDay('2026-03-01', 31)).toBe('2026-01-01');
});
