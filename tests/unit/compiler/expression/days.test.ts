import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dateAfter, timeIn } from '../../../../src/shared/engine/dates.ts';
import * as days from '../../../../src/shared/engine/expressions/days.ts';

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

it('counts years like bounds of dates: at least 18 means born on or before today - 18 years', () => {
  fc.assert(
    fc.property(day, day, fc.integer({ min: 1, max: 100 }), (born, today, age) => {
      fc.pre(born <= today);
      expect(days.wholeYears(born, today)! >= age).toBe(born <= dateAfter(today, -age, 'years')!);
    }),
  );
});

it('handles 29 February', () => {
  expect(days.wholeYears('2008-02-29', '2026-02-28')).toBe(17);
  expect(days.wholeYears('2008-02-29', '2026-03-01')).toBe(18);
  expect(days.addPeriod('2024-02-29', { count: 1, unit: 'years' })).toBe('2025-02-28');
  expect(days.subtractPeriod('2026-03-31', { count: 1, unit: 'months' })).toBe('2026-02-28');
});

it('counts backwards with a minus', () => {
  expect(days.wholeYears('2026-01-01', '2020-01-01')).toBe(-6);
  expect(days.wholeDays('2026-01-02', '2026-01-01')).toBe(-1);
  expect(days.wholeMonths('2026-01-31', '2026-02-28')).toBe(0);
});

it('has no value for an invalid date', () => {
  expect(days.wholeYears('2026-02-30', '2026-03-01')).toBeUndefined();
  expect(days.wholeDays(undefined, '2026-03-01')).toBeUndefined();
  expect(days.addPeriod('2026-01-01', days.period(1.5, 'days'))).toBeUndefined();
});

it('takes a date apart, and puts it together again', () => {
  fc.assert(
    fc.property(day, (one) => {
      expect(days.date(days.year(one), days.month(one), days.dayOfMonth(one))).toBe(one);
      expect(days.weekday(one)! % 7).toBe(new Date(one).getUTCDay());
    }),
  );
});

it('has no date for a day that a month does not have, or that is not whole', () => {
  expect(days.date(2024, 2, 29)).toBe('2024-02-29');
  expect(days.date(2025, 2, 29)).toBeUndefined();
  expect(days.date(2025, 13, 1)).toBeUndefined();
  expect(days.date(2025, 1.5, 1)).toBeUndefined();
  expect(days.date(-1, 1, 1)).toBeUndefined();
  expect(days.date(2025, undefined, 1)).toBeUndefined();
  expect(days.year('2025-02-30')).toBeUndefined();
  expect(days.weekday(undefined)).toBeUndefined();
});

it('tells the time of now in the time zone of the site', () => {
  expect(timeIn('Asia/Kolkata', new Date('2027-03-09T18:35:00Z'))).toBe('00:05');
  expect(timeIn(undefined, new Date('2027-03-09T09:07:59Z'))).toBe('09:07');
});
