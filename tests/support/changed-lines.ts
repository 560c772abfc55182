import { diffLines } from 'diff';

/** The lines that differ between two texts: those that are gone with `-`, those that came with `+`. */
export const changedLines = (before: string, after: string): string =>
  diffLines(before, after)
    .filter(({ added, removed }) => added || removed)
    .map(({ added, value }) => value.replace(/\n$/, '').replaceAll(/^/gm, added ? '+ ' : '- '))
    .join('\n');
