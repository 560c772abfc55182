import { dateAfter, dayBefore, holdsOn, lastDate as forGood, type Days } from '../../shared/engine/dates.ts';
import { byDayKey } from '../../shared/plan/by-day.ts';
import { array, record } from '../read/data.ts';
import { isMap } from '../read/shape.ts';
import type { Path, Source } from '../read/source.ts';
import { both, daysOf, pageDays, visitDated } from './dated.ts';
import { perObject } from '../../shared/memo.ts';

/** A value that is another one on some days, as it is written. */
export interface ByDay {
  readonly path: Path;
  /** What stands under `$byDay`. */
  readonly written: unknown;
  /** The days of what it is part of. */
  readonly within: Days;
}

/** What may stand under `$byDay`, one for each stretch of days. */
export const isByDay = (value: unknown): value is Record<string, unknown> =>
  isMap(value) && Object.hasOwn(value, byDayKey);

/** Every value of a file that is another one on some days. Constants and tables have their changes instead. */
export const byDayIn = perObject(findByDay);

function findByDay(source: Source): ByDay[] {
  const { kind, data } = source;
  if (kind === 'constants' || kind === 'table') return [];
  const found: ByDay[] = [];
  const look = (value: unknown, path: Path, within: Days, days?: Days): void => {
    if (isByDay(value)) found.push({ path, written: value[byDayKey], within: days ? both(within, days) : within });
  };
  const whole = pageDays(source) ?? {};
  look(data, [], whole);
  visitDated(data, [], whole, look);
  return found;
}

/** Whether each entry says a value. */
export const isWhole = (written: unknown): boolean =>
  Array.isArray(written) && written.length > 0 && written.every((entry) => Object.hasOwn(record(entry), 'value'));

/** Whether a file can be told as it is on a day: not one with a value by day that says none. */
export const isTold = (source: Source): boolean => byDayIn(source).every(({ written }) => isWhole(written));

/**
 * Which entry of `$byDay` holds on a day: the last one, if the days of several overlap, and in a gap the one that comes
 * next. Both are problems, and what is made of the file then is never published.
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

/** Days on which two entries hold, or none does. */
export interface Stretch {
  readonly from: string;
  /** Without one, for good. */
  readonly until: string | undefined;
  /** The entry at which it is told. */
  readonly index: number;
}

const dayAfter = (day: string): string => (day >= forGood ? forGood : (dateAfter(day, 1, 'days') ?? forGood));
/** The later of two days, and the earlier. Days are texts that sort as they follow each other. */
const later = (one: string, other: string): string => (one > other ? one : other);
const earlier = (one: string, other: string): string => (one < other ? one : other);

interface Span {
  readonly from: string;
  readonly until: string;
  readonly index: number;
}

/** Where entries overlap or leave a gap, on the days from `today` on on which what they are part of is there. */
export function stretchesOf(
  { written, within }: ByDay,
  today: string,
): { readonly overlaps: readonly Stretch[]; readonly gaps: readonly Stretch[] } {
  const spans = array(written)
    .map((entry, index): Span => {
      const { from = '', until = forGood } = daysOf(entry) ?? {};
      return { from, until, index };
    })
    .sort((one, other) => (one.from === other.from ? one.index - other.index : one.from < other.from ? -1 : 1));
  const first = later(within.from ?? '', today);
  const last = within.until ?? forGood;
  const overlaps: Stretch[] = [];
  const gaps: Stretch[] = [];
  let covered = '';
  let before = 0;
  for (const { from, until, index } of spans) {
    const start = covered === '' ? first : later(dayAfter(covered), first);
    if (covered !== '' && from <= covered) {
      const both = { from: later(from, first), until: earlier(earlier(until, covered), last) };
      if (both.from <= both.until) overlaps.push({ from: both.from, until: open(both.until), index });
    } else if (covered !== forGood && from > start && start <= last)
      gaps.push({ from: start, until: earlier(dayBefore(from), last), index });
    if (until > covered) [covered, before] = [until, index];
  }
  const rest = later(dayAfter(covered), first);
  if (covered !== forGood && rest <= last) gaps.push({ from: rest, until: open(last), index: before });
  return { overlaps, gaps };
}

const open = (day: string): string | undefined => (day === forGood ? undefined : day);
