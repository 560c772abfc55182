const day = 86_400_000;

/**
 * Whole days from one civil date to another: 2024-02-28 to 2024-03-01 is 2. Below 0 when `to` is earlier.
 * No clock and no time zone takes part, so a day has no 23 or 25 hours and the count is the same everywhere.
 * Returns undefined unless both are dates, year-month-day.
 */
export function daysBetween(from: string, to: string): number | undefined {
  const [start, end] = [midnight(from), midnight(to)];
  return start === undefined || end === undefined ? undefined : (end - start) / day;
}

/** A date's midnight in UTC, in ms; undefined for one that does not exist, such as 2023-02-29. */
function midnight(date: string): number | undefined {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(date) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) ? time : undefined;
}
