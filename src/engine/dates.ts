const day = 86_400_000;

/**
 * Whole days from one civil date to another: 2024-02-28 to 2024-03-01 is 2. The count is negative when `to` is earlier.
 * It counts from midnight to midnight in UTC, where every day has 24 hours, so it is the same in every time zone.
 * Returns undefined unless both are dates, year-month-day.
 */
export function daysBetween(from: string, to: string): number | undefined {
  const [start, end] = [midnight(from), midnight(to)];
  return start === undefined || end === undefined ? undefined : (end - start) / day;
}

/** A date's midnight in UTC, in ms; undefined for a date that does not exist, such as 2023-02-29. */
function midnight(date: string): number | undefined {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(date) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) ? time : undefined;
}

/** A civil date as India writes it: 2025-03-09 is 09/03/2025. Any other text is returned unchanged. */
export const formatDate = (date: string): string => date.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1');

/** A month of a year: 2025-03 is 03/2025. Any other text is returned unchanged. */
export const formatMonth = (month: string): string => month.replace(/^(\d{4})-(\d{2})$/, '$2/$1');
