/** Whole years from one day to another, as people count birthdays. */
export function yearsBetween(from: string, to: string): number {
  const [year, ...day] = from.split('-');
  const [until, ...end] = to.split('-');
  return Number(until) - Number(year) - (end.join('-') < day.join('-') ? 1 : 0);
}
