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

const style = (name: 'bold' | 'dim' | 'green' | 'red') => (text: string): string => styleText(name, text, { validateStream: false });
const drawn: Colours = { strong: style('bold'), dim: style('dim'), good: style('green'), bad: style('red') };

/** Colours for a stream. A terminal says itself whether it shows them; it minds NO_COLOR. */
export const coloursFor = (stream: NodeJS.WriteStream): Colours => (stream.isTTY && stream.hasColors() && !process.env.NO_COLOR ? drawn : noColours);

/** The same for printed problems. */
export const paintOf = ({ strong, dim, good, bad }: Colours): Paint => ({ place: strong, code: bad, fix: good, frame: dim, marks: bad });
