import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { standIns } from '../resolve/message.ts';
import type { Word } from './words.ts';

/** The language of tests whose words the compiler makes: English with accents, half as long again. */
export const pseudoCode = 'en-XA';

const accents: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aeiouyAEIOUcnszCNSZ'].map((letter, index) => [letter, [...'áéíóúýÁÉÍÓÚçñšžÇÑŠŽ'][index]!]),
);

/** What stays: values and the syntax of messages, addresses, the marks of rich text. */
const kept = /\{[^{}]*\}|\]\([^)]*\)|\*\*/g;

/** Some words in the pseudo-language. */
export function pseudoWords({ kind, value }: Pick<Word, 'kind' | 'value'>): string {
  if (kind !== 'message' || !/\{[^{}]*\{/.test(value)) return stretched(value);
  return literalsOf(value).reduceRight(
    (text, { start, end }) => text.slice(0, start) + stretched(text.slice(start, end)) + text.slice(end),
    value,
  );
}

function stretched(text: string): string {
  const parts = text.split(kept);
  const between = text.match(kept) ?? [];
  const accented = parts.map((part) => [...part].map((letter) => accents[letter] ?? letter).join(''));
  const letters = parts.join('').replaceAll(/\P{L}/gu, '').length;
  const more = '·'.repeat(Math.ceil(letters / 2));
  const words = accented.map((part, index) => part + (between[index] ?? '')).join('');
  return letters === 0 ? text : words.replace(/\s*$/, (end) => more + end);
}

/** Where a message has words, from the first to the last. */
function literalsOf(text: string): { readonly start: number; readonly end: number }[] {
  const found: { start: number; end: number }[] = [];
  const look = (elements: ReturnType<typeof parse>): void => {
    for (const element of elements) {
      if (element.type === TYPE.literal && element.location)
        found.push({ start: element.location.start.offset, end: element.location.end.offset });
      if (element.type === TYPE.plural || element.type === TYPE.select)
        for (const { value } of Object.values(element.options)) look(value);
    }
  };
  try {
    look(parse(standIns(text), { captureLocation: true, ignoreTag: true }));
  } catch {
    // A message that is not well formed is reported where it is written.
    return [];
  }
  return found.sort((one, other) => one.start - other.start);
}
