import { sameEnds } from '../../../shared/engine/same-ends.ts';

/** A value of config as a person would write it: texts in quotes, lists and parts with commas. */
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

/** The longest text that is shown whole, in letters. */
const longest = 90;

export const shortened = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest - 2).trimEnd()}…` : text;

/** How much is shown before and after the place where two long texts differ, in letters. */
const around = 30;

/**
 * Two values beside each other. Where both are long, what they begin and end with alike is cut off, so that the
 * difference is seen.
 */
export function fromTo(before: unknown, after: unknown): string {
  const [old, now] = [valueWords(before), valueWords(after)];
  if (Math.max(old.length, now.length) <= longest) return `${old} → ${now}`;
  const { start, end } = sameEnds(old, now);
  const from = wordStart(old, Math.max(0, start - around));
  const cut = (text: string) => {
    const to = wordEnd(text, Math.min(text.length, text.length - end + around));
    return `${from > 0 ? '…' : ''}${shortenedInside(text.slice(from, to))}${to < text.length ? '…' : ''}`;
  };
  return `${cut(old)} → ${cut(now)}`;
}

const wordStart = (text: string, at: number): number => (at === 0 ? 0 : text.lastIndexOf(' ', at) + 1);

function wordEnd(text: string, at: number): number {
  const end = text.indexOf(' ', at);
  return end < 0 || at >= text.length ? text.length : end;
}

/** The most of a difference that is shown, in letters: its beginning and its end. */
const mostInside = 240;

const shortenedInside = (text: string): string =>
  text.length > mostInside ? `${text.slice(0, mostInside / 2)} … ${text.slice(-mostInside / 2)}` : text;
