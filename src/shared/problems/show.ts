/** A value as a person would write it. Long ones are cut. */
export function show(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** A value within a sentence: texts are in quotes. */
export const quote = (value: unknown): string => (typeof value === 'string' ? `"${show(value)}"` : show(value));

/** A number of things: 1 problem, 2 problems. */
export const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** Some things in words. More than a few are counted: red or blue and 340 more. */
export function someOf<Thing>(all: readonly Thing[], between: string, words: (thing: Thing) => string): string {
  const named = all.length > mostNamed + 1 ? all.slice(0, mostNamed) : all;
  const rest = all.length - named.length;
  return `${named.map(words).join(between)}${rest > 0 ? ` and ${rest} more` : ''}`;
}

const mostNamed = 5;

/** The first and the last day of something; an absent one means no limit. */
export interface DaysNamed {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** When something is valid, as a part of a sentence: from 2027-04-01 until 2027-04-30. */
export const daysInWords = ({ from, until }: DaysNamed): string =>
  from === undefined && until === undefined
    ? 'always'
    : [...(from === undefined ? [] : [`from ${from}`]), until === undefined ? 'on' : `until ${until}`].join(' ');

/** A text with a capital first letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
