import { dayBefore, holdsOn, lastDate } from '../../shared/engine/dates.ts';
import { byDayKey } from '../../shared/plan/by-day.ts';
import type { ConstantChange, DatedValue } from './contract.ts';

/**
 * Values by day follow each other without a gap: each but the first begins on the day after the one before it ends.
 * What is done with them here leaves them so.
 */
export type Spans = readonly DatedValue[];

/** The keys in the order in which they are written. */
const span = (from: string | undefined, until: string | undefined, value: unknown): DatedValue => ({
  ...(from !== undefined && { from }),
  ...(until !== undefined && { until }),
  value,
});

/** Which value holds on a day; -1 when none does. */
export const spanOn = (spans: Spans, day: string): number => spans.findIndex((one) => holdsOn(one, day));

/**
 * The values with another one from a day on, until the next begins, and which it is. Undefined where one begins on this
 * very day, or none holds then.
 */
export function withSpan(spans: Spans, day: string, value: unknown): { spans: Spans; index: number } | undefined {
  const index = spanOn(spans, day);
  const before = spans[index];
  if (!before || before.from === day) return undefined;
  const both = [span(before.from, dayBefore(day), before.value), span(day, before.until, value)];
  return { spans: spans.toSpliced(index, 1, ...both), index: index + 1 };
}

/** The values with one that begins on another day. Undefined where nothing would be left of it, or of that before. */
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

/** The values without one, whose days fall to the one before it, or to the next where it is the first. */
export function withoutSpan(spans: Spans, index: number): Spans {
  const [before, own, next] = [spans[index - 1], spans[index], spans[index + 1]];
  if (before && own) return spans.toSpliced(index - 1, 2, span(before.from, own.until, before.value));
  return own && next ? spans.toSpliced(index, 2, span(own.from, next.until, next.value)) : spans;
}

/** What stands in the file for some values: the value itself, where it holds always. */
export function writtenAs(spans: Spans): unknown {
  const [first] = spans;
  const isAlways = spans.length === 1 && first?.from === undefined && first?.until === undefined;
  return isAlways ? first?.value : { [byDayKey]: spans };
}

/** The changes of a constant with one more, in the order of their days. Undefined where one is of this very day. */
export function withChange(changes: readonly ConstantChange[], change: ConstantChange): ConstantChange[] | undefined {
  if (changes.some(({ from }) => from === change.from)) return undefined;
  return [...changes, change].sort((one, other) => (one.from < other.from ? -1 : 1));
}
