import { dateAfter, dayBefore, holdsOn, lastDate as forGood, type Validity } from '../../shared/engine/dates.ts';
import { byDayKey } from '../../shared/plan/by-day.ts';
import { array, record } from '../read/data.ts';
import { isMap } from '../read/shape.ts';
import type { Path, Source } from '../read/source.ts';
import { overlap, daysOf, pageDays, visitDated } from './dated.ts';
import { perObject } from '../../shared/memo.ts';

/** A value that differs on some days, as it is written. */
export interface ByDay {
  readonly path: Path;
  /** The value of `$byDay`. */
  readonly written: unknown;
  /** The days of the part that contains it. */
  readonly within: Validity;
}

/** Whether a value is a `$byDay`, which has one entry for each period. */
export const isByDay = (value: unknown): value is Record<string, unknown> =>
  isMap(value) && Object.hasOwn(value, byDayKey);

/** Every value of a file that differs on some days. Constants and tables have their changes instead. */
export const byDayIn = perObject(findByDay);

function findByDay(source: Source): ByDay[] {
  const { kind, data } = source;
  if (kind === 'constants' || kind === 'table') return [];
  const found: ByDay[] = [];
  const look = (value: unknown, path: Path, within: Validity, days?: Validity): void => {
    if (isByDay(value)) found.push({ path, written: value[byDayKey], within: days ? overlap(within, days) : within });
  };
  const whole = pageDays(source) ?? {};
  look(data, [], whole);
  visitDated(data, [], whole, look);
  return found;
}

/** Whether each entry has a value. */
export const everyEntryHasValue = (written: unknown): boolean =>
  Array.isArray(written) && written.length > 0 && written.every((entry) => Object.hasOwn(record(entry), 'value'));

/** Whether a file can be resolved for a day: not if a value by day is missing. */
export const isTold = (source: Source): boolean => byDayIn(source).every(({ written }) => everyEntryHasValue(written));

/**
 * The entry of `$byDay` that is valid on a day: the last one, if the days of several overlap, and in a gap the next
 * one. Both are problems, and the file is never published then.
 */
export function entryOn(written: unknown, day: string): number {
  const entries = array(written).map((entry) => daysOf(entry) ?? {});
  const holding = entries.findLastIndex((days) => holdsOn(days, day));
  if (holding !== -1) return holding;
  const [next] = entries
    .flatMap(({ from = '' }, index) => (from > day ? [{ from, index }] : []))
    .sort((one, other) => (one.from < other.from ? -1 : 1));
  return next?.index ?? entries.length - 1;
}

/** Validity on which two entries are valid, or none is. */
export interface DayRange {
  readonly from: string;
  /** Undefined for an unlimited time. */
  readonly until: string | undefined;
  /** The entry at which it is reported. */
  readonly index: number;
}

const dayAfter = (day: string): string => (day >= forGood ? forGood : (dateAfter(day, 1, 'days') ?? forGood));
/** The later of two days. Validity are texts that sort by date. */
const laterDay = (one: string, other: string): string => (one > other ? one : other);
const earlier = (one: string, other: string): string => (one < other ? one : other);

interface EntrySpan {
  readonly from: string;
  readonly until: string;
  readonly index: number;
}

/** Where entries overlap or leave a gap, on the days from `today` on on which the part that contains them exists. */
export function stretchesOf(
  { written, within }: ByDay,
  today: string,
): { readonly overlaps: readonly DayRange[]; readonly gaps: readonly DayRange[] } {
  const spans = array(written)
    .map((entry, index): EntrySpan => {
      const { from = '', until = forGood } = daysOf(entry) ?? {};
      return { from, until, index };
    })
    .sort((one, other) => (one.from === other.from ? one.index - other.index : one.from < other.from ? -1 : 1));
  const first = laterDay(within.from ?? '', today);
  const last = within.until ?? forGood;
  const overlaps: DayRange[] = [];
  const gaps: DayRange[] = [];
  let covered = '';
  let before = 0;
  for (const { from, until, index } of spans) {
    const start = covered === '' ? first : laterDay(dayAfter(covered), first);
    if (covered !== '' && from <= covered) {
      const both = { from: laterDay(from, first), until: earlier(earlier(until, covered), last) };
      if (both.from <= both.until) overlaps.push({ from: both.from, until: open(both.until), index });
    } else if (covered !== forGood && from > start && start <= last)
      gaps.push({ from: start, until: earlier(dayBefore(from), last), index });
    if (until > covered) [covered, before] = [until, index];
  }
  const rest = laterDay(dayAfter(covered), first);
  if (covered !== forGood && rest <= last) gaps.push({ from: rest, until: open(last), index: before });
  return { overlaps, gaps };
}

const open = (day: string): string | undefined => (day === forGood ? undefined : day);
