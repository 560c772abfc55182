/** The day of a time in ms, in the site's language; '' if the stored time is invalid. */
export function dayOf(time: number, language: string): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? '' : new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(date);
}
