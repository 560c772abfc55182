import { styleText } from 'node:util';
import type { Paint } from '../../problems/print.ts';

/** Ways to draw words apart, on a terminal that can. */
export interface Colours {
  readonly strong: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly good: (text: string) => string;
  readonly bad: (text: string) => string;
}

const plain = (text: string): string => text;
export const noColours: Colours = { strong: plain, dim: plain, good: plain, bad: plain };

const style =
  (name: 'bold' | 'dim' | 'green' | 'red') =>
  (text: string): string =>
    styleText(name, text, { validateStream: false });
const drawn: Colours = { strong: style('bold'), dim: style('dim'), good: style('green'), bad: style('red') };

/** Colours for a stream: where a terminal shows them, and where FORCE_COLOR asks for them. NO_COLOR takes them away. */
export function coloursFor(stream: NodeJS.WriteStream): Colours {
  const { FORCE_COLOR: forced = '', NO_COLOR: without = '' } = process.env;
  if (forced !== '') return forced === '0' ? noColours : drawn;
  return stream.isTTY && stream.hasColors() && without === '' ? drawn : noColours;
}

/** The same for printed problems. */
export const paintOf = ({ strong, dim, good, bad }: Colours): Paint => ({
  place: strong,
  code: bad,
  fix: good,
  frame: dim,
  marks: bad,
});
