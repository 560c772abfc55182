/** A value as a person would write it, cut when it is long. */
export function show(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** A value within a sentence: a text in quotes. */
export const quote = (value: unknown): string => (typeof value === 'string' ? `"${show(value)}"` : show(value));
