import { sameEnds } from '../../../shared/engine/same-ends.ts';

/** A value of config as text: strings in quotes, lists and parts with commas. */
export function valueWords(value: unknown): string {
  if (typeof value === 'string') return `"${value}"`;
  if (value === undefined || value === null) return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'object') return String(value);
  const words = Array.isArray(value)
    ? value.map(valueWords)
    : Object.entries(value).map(([key, part]) => `${key} ${valueWords(part)}`);
  return words.length === 0 ? 'nothing' : words.join(', ');
}

/** Maximum length of a text that is shown in full, in characters. */
const maxShownLength = 90;

export const shortened = (text: string): string =>
  text.length > maxShownLength ? `${text.slice(0, maxShownLength - 2).trimEnd()}…` : text;

/** Characters shown before and after the difference of two long texts. */
const contextLength = 30;

/** Two values with an arrow between them. Of long values, the common start and end are cut off. */
export function fromTo(before: unknown, after: unknown): string {
  const [old, now] = [valueWords(before), valueWords(after)];
  if (Math.max(old.length, now.length) <= maxShownLength) return `${old} → ${now}`;
  const { start, end } = sameEnds(old, now);
  const from = wordStart(old, Math.max(0, start - contextLength));
  const cut = (text: string) => {
    const to = wordEnd(text, Math.min(text.length, text.length - end + contextLength));
    return `${from > 0 ? '…' : ''}${shortenedInside(text.slice(from, to))}${to < text.length ? '…' : ''}`;
  };
  return `${cut(old)} → ${cut(now)}`;
}

const wordStart = (text: string, at: number): number => (at === 0 ? 0 : text.lastIndexOf(' ', at) + 1);

function wordEnd(text: string, at: number): number {
  const end = text.indexOf(' ', at);
  return end < 0 || at >= text.length ? text.length : end;
}

/** Maximum length of a difference, in characters: its beginning and end are shown. */
const maxDifferenceLength = 240;

const shortenedInside = (text: string): string =>
  text.length > maxDifferenceLength
    ? `${text.slice(0, maxDifferenceLength / 2)} … ${text.slice(-maxDifferenceLength / 2)}`
    : text;
