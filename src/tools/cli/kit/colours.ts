import { styleText } from 'node:util';
import type { Paint } from '../../../shared/problems/print.ts';

/** Text styles for a terminal. */
export interface Colours {
  readonly strong: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly good: (text: string) => string;
  readonly bad: (text: string) => string;
}

const unchanged = (text: string): string => text;
export const noColours: Colours = { strong: unchanged, dim: unchanged, good: unchanged, bad: unchanged };

const style =
  (name: 'bold' | 'dim' | 'green' | 'red') =>
  (text: string): string =>
    styleText(name, text, { validateStream: false });
const terminalColours: Colours = {
  strong: style('bold'),
  dim: style('dim'),
  good: style('green'),
  bad: style('red'),
};

/**
 * Colours for a stream, if it is a terminal with colours. FORCE_COLOR enables them elsewhere, NO_COLOR disables them.
 */
export function coloursFor(stream: NodeJS.WriteStream): Colours {
  const { FORCE_COLOR: forced = '', NO_COLOR: without = '' } = process.env;
  if (forced !== '') return forced === '0' ? noColours : terminalColours;
  return stream.isTTY && stream.hasColors() && without === '' ? terminalColours : noColours;
}

/** The colours of printed problems. */
export const paintOf = ({ strong, dim, good, bad }: Colours): Paint => ({
  place: strong,
  code: bad,
  fix: good,
  frame: dim,
  marks: bad,
});
