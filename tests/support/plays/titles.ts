import { marksOf } from '../spec/marks.ts';

/** The specification lines in the names of examples, as one mark after a blank, for the end of a test's title. */
export function linesOf(examples: readonly { readonly name: string }[]): string {
  const lines = examples
    .flatMap(({ name }) => marksOf(name))
    .map(({ from, to }) => (from === to ? from : `${from}–${to}`));
  return lines.length === 0 ? '' : ` [spec ${[...new Set(lines)].join(', ')}]`;
}
