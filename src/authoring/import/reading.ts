import { isMap } from '../../compiler/read/shape.ts';
import { CannotSay, type Expression } from './expression.ts';
import type { Choice, Json, Lost } from './form.ts';

/** What a reader collects while it reads. */
export interface Reading {
  readonly lost: Lost[];
  /** The language whose texts are wanted. */
  readonly language: string | undefined;
  /** How many texts there are in each other language. */
  readonly others: Map<string, number>;
}

export const newReading = (language: string | undefined): Reading => ({ lost: [], language, others: new Map() });

/** A text without markup, in one line. Of a text in several languages, the wanted one, or the default. */
export function textOf(given: unknown, reading: Reading): string | undefined {
  if (typeof given === 'number') return String(given);
  if (typeof given === 'string') return cleanText(given);
  if (!isMap(given)) return undefined;
  const texts = Object.entries(given).filter(([, text]) => typeof text === 'string');
  const wanted = [reading.language, 'default', 'en'].find((key) => texts.some(([one]) => one === key)) ?? texts[0]?.[0];
  for (const [key] of texts)
    if (key !== wanted && key !== 'default') reading.others.set(key, (reading.others.get(key) ?? 0) + 1);
  return cleanText(String(given[wanted ?? ''] ?? ''));
}

export function cleanText(given: string): string | undefined {
  const text = given
    .replace(/<(?:br|\/p|\/li|\/h\d)\s*\/?>/gi, ' ')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/^#{1,6}\s+/gm, '')
    .replace(/\*\*|__/g, '')
    .replace(/[\u0000-\u001f\u200b-\u200f\u2028-\u202e\ufeff]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text === '' ? undefined : text;
}

/** Reads an expression. One that cannot be read is lost, in words. */
export function readOr(
  reading: Reading,
  at: string,
  written: string,
  read: () => Expression | undefined,
): Expression | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof CannotSay)) throw error;
    loseCondition(reading.lost, at, written, error.message);
    return undefined;
  }
}

export const loseCondition = (lost: Lost[], at: string, written: string, why: string): void =>
  void lost.push({
    at,
    what: `${written}: ${why}`,
    way: 'Write it in our words: when, required, or an assert under rules.',
  });

/** Reports the unknown keys of an object as lost. `ways`: what to do about some of them. */
export function loseKeys(
  source: Json,
  known: readonly string[],
  at: string,
  lost: Lost[],
  ways: Readonly<Record<string, string>>,
): void {
  for (const key of Object.keys(source).filter((one) => !known.includes(one)))
    if (!isNothing(source[key]))
      lost.push({ at: `${at}/${key}`, what: key, way: ways[key] ?? 'Our forms have nothing for it.' });
}

/** Whether a setting is off, as tools write it that export every setting. */
const isNothing = (given: unknown): boolean =>
  given === undefined ||
  given === null ||
  given === false ||
  given === '' ||
  (Array.isArray(given) && given.length === 0);

/** Lists the languages that were not taken. */
export function languagesLost({ others }: Reading): Lost[] {
  return [...others].map(([language, count]) => ({
    at: '/',
    what: `${count} ${count === 1 ? 'text' : 'texts'} in the language ${language}`,
    way: `A site has one language. For a site in this one, import again with --language ${language}.`,
  }));
}

interface GivenChoice {
  readonly value: unknown;
  readonly label?: string | undefined;
  readonly when?: Expression | undefined;
  readonly enabled?: Expression | undefined;
}

/**
 * Choices as our lists take them: all whole numbers, or else all texts; with different labels. Lists what was changed.
 */
export function choicesOf(given: readonly GivenChoice[], at: string, lost: Lost[]): Choice[] | undefined {
  const real = given.filter(({ value }) => value !== null && value !== undefined && value !== '');
  if (real.length === 0) return undefined;
  const areNumbers = real.every(({ value }) => typeof value === 'number');
  const once = real.filter(
    ({ value }, index) => real.findIndex((one) => String(one.value) === String(value)) === index,
  );
  if (once.length < real.length)
    lost.push({
      at,
      what: `${real.length - once.length} choices of the same value`,
      way: 'Give each choice a value of its own.',
    });
  if (!areNumbers && real.some(({ value }) => typeof value !== 'string'))
    lost.push({ at, what: 'choices that are not texts', way: 'Their values are stored as texts now.' });
  const labels = new Map<string, number>();
  return once.map(({ value, label, when, enabled }) => {
    const words =
      (label === undefined ? undefined : cleanText(label)) ?? cleanText(textValue(value)) ?? textValue(value);
    const count = (labels.get(words.toLowerCase()) ?? 0) + 1;
    labels.set(words.toLowerCase(), count);
    return {
      value: areNumbers ? (value as number) : textValue(value),
      label: count > 1 ? `${words} (${textValue(value)})` : words,
      ...(when && { when }),
      ...(enabled && { enabled }),
    };
  });
}

const textValue = (given: unknown): string => (typeof given === 'object' ? JSON.stringify(given) : String(given));

/** The heading of a group in a group. */
export const headingIn = (outer: string | undefined, own: string | undefined): string | undefined =>
  outer !== undefined && own !== undefined ? `${outer}: ${own}` : (own ?? outer);

export const list = (given: unknown): readonly unknown[] => (Array.isArray(given) ? (given as unknown[]) : []);
export const maps = (given: unknown): readonly Json[] => list(given).filter(isMap);
export const map = (given: unknown): Json => (isMap(given) ? given : {});
export const text = (given: unknown): string | undefined =>
  typeof given === 'string' && given.trim() !== '' ? given.trim() : undefined;
export const numberIn = (given: unknown): number | undefined => {
  const read =
    typeof given === 'number' ? given : typeof given === 'string' && given.trim() !== '' ? Number(given) : NaN;
  return Number.isFinite(read) ? read : undefined;
};
/** Leaves out what is undefined. */
export const known = (given: Json): Json =>
  Object.fromEntries(Object.entries(given).filter(([, one]) => one !== undefined));
