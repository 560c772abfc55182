import type { InsightReport, InsightSum } from '../../shared/plan/insights.ts';
import type { InsightRow } from './store.ts';

/** Counts are shown in steps of this size. */
const inSteps = 5;

/** From a day to a day, both included. */
export type Span = Pick<InsightReport, 'from' | 'to'>;

/** What is being added up. */
interface Adding {
  readonly of: Omit<InsightSum, 'count'>;
  /** The last day's month, and its sum up to that day. */
  month: string;
  sum: number;
  shown: number;
}

/**
 * The sums over a span of days, as they are shown; those of forms by page, and over all pages. The days of a month are
 * added up, and only full fives of this sum count, on the day that completes them. So every number is a multiple of
 * five, and so is the difference of any two, of whatever spans: none reveals one to four visits. What is left at the
 * end of a month is never shown. The span must end before today, which is not complete.
 */
export function shownCounts(rows: readonly InsightRow[], { from, to }: Span): InsightSum[] {
  const sums = new Map<string, Adding>();
  for (const { day, number, ...of } of byDay(rows)) {
    if (day > to) continue;
    const one = addingOf(sums, of);
    const month = day.slice(0, 7);
    const before = one.month === month ? one.sum : 0;
    [one.month, one.sum] = [month, before + number];
    if (day >= from) one.shown += inFives(one.sum) - inFives(before);
  }
  return [...sums.values()].flatMap(({ of, shown }) => (shown > 0 ? [{ ...of, count: shown }] : []));
}

/** Each row, and for a form the sum of its pages, which is rounded by itself. */
const byDay = (rows: readonly InsightRow[]): InsightRow[] =>
  rows
    .flatMap((row) => (row.form === '' ? [row] : [row, { ...row, page: '' }]))
    .sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));

function addingOf(sums: Map<string, Adding>, of: Adding['of']): Adding {
  const key = JSON.stringify([of.page, of.form, of.step, of.field, of.message, of.event]);
  const one = sums.get(key) ?? { of, month: '', sum: 0, shown: 0 };
  sums.set(key, one);
  return one;
}

const inFives = (sum: number): number => Math.floor(sum / inSteps) * inSteps;
