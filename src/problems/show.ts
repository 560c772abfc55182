/** A value as a person would write it. Long ones are cut. */
export function show(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** A value within a sentence: texts stand in quotes there. */
export const quote = (value: unknown): string => (typeof value === 'string' ? `"${show(value)}"` : show(value));

/** A number of things: 1 problem, 2 problems. */
export const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
