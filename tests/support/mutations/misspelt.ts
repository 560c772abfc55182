import type { Draw } from './draw.ts';

/** A name with a letter left out, a letter doubled, or two letters swapped. */
export function misspelt(name: string, draw: Draw): string {
  const at = draw.below(name.length);
  const [letter = '', next = ''] = [name[at], name[at + 1]];
  const ways = [
    name.slice(0, at) + name.slice(at + 1),
    name.slice(0, at) + letter + name.slice(at),
    next === letter ? `${name}x` : name.slice(0, at) + next + letter + name.slice(at + 2),
  ];
  const way = draw.one(ways) ?? '';
  return way === '' || way === name ? `${name}x` : way;
}

export const otherNumber = (value: number, draw: Draw): number =>
  draw.one([value + 1, value - 1, value * 10, -value - 1, value / 2 + 0.25])!;

/** A text with one word replaced. */
export function otherWord(text: string, draw: Draw): string {
  const words = [...text.matchAll(/\p{L}{3,}/gu)];
  const word = draw.one(words)!;
  const other = draw.one(['umbrella', 'monsoon', 'kettle', 'Umbrella'])!;
  return text.slice(0, word.index) + other + text.slice(word.index + word[0].length);
}
