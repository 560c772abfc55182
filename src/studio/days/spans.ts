import { dayBefore, holdsOn, lastDate } from '../../shared/engine/dates.ts';
import { byDayKey } from '../../shared/plan/by-day.ts';
import type { ConstantChange, DatedValue } from './contract.ts';

/**
 * Values by day without gaps: each but the first begins on the day after the previous one ends. The functions here keep
 * that.
 */
export type Spans = readonly DatedValue[];

/** A span with its keys in the order of the file. */
const span = (from: string | undefined, until: string | undefined, value: unknown): DatedValue => ({
  ...(from !== undefined && { from }),
  ...(until !== undefined && { until }),
  value,
});

/** Index of the value on a day; -1 if there is none. */
export const spanOn = (spans: Spans, day: string): number => spans.findIndex((one) => holdsOn(one, day));

/**
 * The values with a new one from a day until the next begins, and its index. Undefined if one begins on that day
 * already, or there is no value on that day.
 */
export function withSpan(spans: Spans, day: string, value: unknown): { spans: Spans; index: number } | undefined {
  const index = spanOn(spans, day);
  const before = spans[index];
  if (!before || before.from === day) return undefined;
  const both = [span(before.from, dayBefore(day), before.value), span(day, before.until, value)];
  return { spans: spans.toSpliced(index, 1, ...both), index: index + 1 };
}

/** The values with one moved to another first day. Undefined if it or the previous one would have no days left. */
export function withBegin(spans: Spans, index: number, day: string): Spans | undefined {
  const [before, own] = [spans[index - 1], spans[index]];
  if (!before || !own || day <= (before.from ?? '') || day > (own.until ?? lastDate)) return undefined;
  return spans.toSpliced(
    index - 1,
    2,
    span(before.from, dayBefore(day), before.value),
    span(day, own.until, own.value),
  );
}

/** The values without one. Its days go to the previous value, or to the next if it is the first. */
export function withoutSpan(spans: Spans, index: number): Spans {
  const [before, own, next] = [spans[index - 1], spans[index], spans[index + 1]];
  if (before && own) return spans.toSpliced(index - 1, 2, span(before.from, own.until, before.value));
  return own && next ? spans.toSpliced(index, 2, span(own.from, next.until, next.value)) : spans;
}

/** How values are written in the file: a single value without days as itself. */
export function spansValue(spans: Spans): unknown {
  const [first] = spans;
  const isAlways = spans.length === 1 && first?.from === undefined && first?.until === undefined;
  return isAlways ? first?.value : { [byDayKey]: spans };
}

/** The changes of a constant with one more, sorted by day. Undefined if one is on that day already. */
export function withChange(changes: readonly ConstantChange[], change: ConstantChange): ConstantChange[] | undefined {
  if (changes.some(({ from }) => from === change.from)) return undefined;
  return [...changes, change].sort((one, other) => (one.from < other.from ? -1 : 1));
}
