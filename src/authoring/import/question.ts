/** A question from another tool's file, in the terms of our forms. */
export interface Question {
  readonly name: string;
  readonly type: 'string' | 'integer' | 'number' | 'boolean' | 'array';
  readonly title?: string;
  readonly choices?: readonly Choice[];
  /** The questions of each of its rows. */
  readonly rows?: readonly Question[];
  /** Keywords of its schema: format, pattern, minimum … */
  readonly rules: Readonly<Record<string, unknown>>;
  readonly required: boolean;
  /** The error messages of the source, by keyword. */
  readonly words: Readonly<Record<string, string>>;
  /** The keys of `ui`: how it looks and when it is shown. */
  readonly ui: Readonly<Record<string, unknown>>;
}

export interface Choice {
  readonly value: string | number;
  readonly label: string;
}

/** Something that could not be imported: its place in the source, and what to do instead. */
export interface Lost {
  readonly at: string;
  readonly what: string;
  readonly way: string;
}

/** The result of importing a file of another tool. */
export interface Imported {
  readonly description: string | undefined;
  readonly submit: string | undefined;
  readonly questions: readonly Question[];
  readonly lost: readonly Lost[];
}

export type Json = Readonly<Record<string, unknown>>;

export const nonEmptyText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

/** A name for a field of our forms: billing_address.street becomes billingAddressStreet. */
export function fieldName(name: string): string {
  const words = name.split(/[^A-Za-z0-9]+/).filter(Boolean);
  const joined = words.map((word, index) => (index === 0 ? word : word[0]!.toUpperCase() + word.slice(1))).join('');
  const small = joined.replace(/^[A-Z]+(?![a-z])|^[A-Z]/, (capitals) => capitals.toLowerCase());
  return /^[a-z]/.test(small) ? small : `field${joined}`;
}

/** Reports the unknown keys of an object as lost. `ways`: what to do about some of them. */
export function lose(
  source: Json,
  known: readonly string[],
  at: string,
  lost: Lost[],
  ways: Readonly<Record<string, string>>,
): void {
  for (const key of Object.keys(source).filter((one) => !known.includes(one)))
    lost.push({ at: `${at}/${key}`, what: key, way: ways[key] ?? 'Our forms have nothing for it.' });
}

/** Choices with these values, if all are texts or all are whole numbers, as our lists require. */
export function choicesFrom(values: readonly unknown[], label: (index: number) => unknown): Choice[] | undefined {
  const fits = values.every((value) => typeof value === 'string') || values.every((value) => Number.isInteger(value));
  if (!fits) return undefined;
  return (values as Choice['value'][]).map((value, index) => ({
    value,
    label: nonEmptyText(label(index)) ?? String(value),
  }));
}
