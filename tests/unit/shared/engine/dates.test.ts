import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { dateAfter, daysBetween, todayIn } from '../../../../src/shared/engine/dates.ts';

const home = process.env.TZ;
afterEach(() => {
  if (home === undefined) delete process.env.TZ;
  else process.env.TZ = home;
});

/** Days from 1 January of the year 0 by the rules of the calendar. */
function dayNumber(year: number, month: number, day: number): number {
  const isLeap = (of: number) => of % 4 === 0 && (of % 100 !== 0 || of % 400 === 0);
  const months = [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  const leaps =
    year === 0 ? 0 : Math.floor((year - 1) / 4) - Math.floor((year - 1) / 100) + Math.floor((year - 1) / 400) + 1;
  return year * 365 + leaps + months.slice(0, month - 1).reduce((sum, length) => sum + length, 0) + day;
}

const written = (year: number, month: number, day: number): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

const civil = fc.tuple(
  fc.integer({ min: 0, max: 9999 }),
  fc.integer({ min: 1, max: 12 }),
  fc.integer({ min: 1, max: 28 }),
);

describe('[spec 9.28] days between civil dates', () => {
  it.each([
    ['2026-03-01', '2026-03-11', 10],
    ['2026-03-11', '2026-03-11', 0],
    ['2026-03-11', '2026-03-01', -10],
    ['2028-02-28', '2028-03-01', 2],
    ['2027-02-28', '2027-03-01', 1],
    ['2100-02-28', '2100-03-01', 1],
    ['2025-12-31', '2026-01-01', 1],
    ['0001-01-01', '9999-12-31', 3652058],
  ])('%s to %s: %i', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
  });

  it.each([
    '',
    'undefined',
    '2023-02-29',
    '2023-02-30',
    '2023-13-01',
    '2023-1-1',
    '12023-01-01',
    '2023-01-01T00:00',
    '01/02/2023',
    '2023-00-10',
  ])('"%s" is not a date', (odd) => {
    expect(daysBetween(odd, '2026-03-01')).toBeUndefined();
    expect(daysBetween('2026-03-01', odd)).toBeUndefined();
  });

  it('counts as the calendar does, over any span', () => {
    fc.assert(
      fc.property(civil, civil, (a, b) => {
        expect(daysBetween(written(...a), written(...b))).toBe(dayNumber(...b) - dayNumber(...a));
      }),
      { numRuns: 500 },
    );
  });

  // Each pair spans a change of the clock in one of the zones, where a day has 23 or 25 hours; Apia left out a whole
  // day.
  const spans = [
    ['2026-03-07', '2026-03-09', 2],
    ['2026-10-31', '2026-11-02', 2],
    ['2026-03-28', '2026-03-30', 2],
    ['2011-12-29', '2011-12-31', 2],
    ['1941-09-30', '1941-10-02', 2],
  ] as const;
  const zones = [
    ['Asia/Kolkata', -330],
    ['America/New_York', 300],
    ['Europe/London', 0],
    ['Pacific/Apia', -780],
    ['Pacific/Pago_Pago', 660],
  ] as const;

  it.each(zones)('are the same in %s', (zone, offset) => {
    process.env.TZ = zone;
    expect(new Date(2026, 0, 1).getTimezoneOffset(), 'the zone is in force').toBe(offset);
    for (const [from, to, days] of spans) expect(daysBetween(from, to)).toBe(days);
  });
});

describe('today', () => {
  it.each([
    ['2026-06-14T18:29:59.999Z', 'Asia/Kolkata', '2026-06-14'],
    ['2026-06-14T18:30:00Z', 'Asia/Kolkata', '2026-06-15'],
    ['2024-02-28T18:30:00Z', 'Asia/Kolkata', '2024-02-29'],
    ['2025-12-31T18:30:00Z', 'Asia/Kolkata', '2026-01-01'],
    ['2026-06-14T18:30:00Z', 'America/New_York', '2026-06-14'],
    ['2026-06-14T18:30:00Z', undefined, '2026-06-14'],
  ])('at %s in %s it is %s, wherever the visitor is', (now, zone, day) => {
    for (const home of ['Asia/Kolkata', 'America/New_York', 'Pacific/Auckland']) {
      process.env.TZ = home;
      expect(todayIn(zone, new Date(now))).toBe(day);
    }
  });
});

describe('a date so far from another', () => {
  it.each([
    ['2024-02-29', -18, 'years', '2006-02-28'],
    ['2024-02-29', 1, 'years', '2025-02-28'],
    ['2024-02-29', 4, 'years', '2028-02-29'],
    ['2026-01-31', 1, 'months', '2026-02-28'],
    ['2026-03-31', -1, 'months', '2026-02-28'],
    ['2026-11-30', 3, 'months', '2027-02-28'],
    ['2026-12-31', 1, 'days', '2027-01-01'],
    ['2026-03-01', -1, 'days', '2026-02-28'],
    ['2026-06-15', 0, 'days', '2026-06-15'],
    ['2026-06-15', -3000, 'years', undefined],
    ['2026-02-30', 1, 'days', undefined],
    ['', 1, 'days', undefined],
  ] as const)('%s and %i %s: %s', (date, count, unit, result) => expect(dateAfter(date, count, unit)).toBe(result));
});
