import { draw } from './draw.ts';

/** Of the tests that are drawn, one in so many runs. */
const oneIn = 4;

/** A test as `playwright test --list` prints it, and as its `--test-list` reads it. */
const listed = /^ +(\[\w+\] › .+)$/;

/** Names lines of the specification, as do the examples, though these are many of a kind. */
const promised = (test: string): boolean => test.includes('[spec ') && !test.includes('› examples.spec.ts:');

/**
 * Which browser tests `npm test` runs, of those that Playwright lists: each whose title names a line of the
 * specification, and a part of the others (the same look at every page, every way in which a call can fail), drawn by
 * a seed. The examples name lines too, but the unit tests prove them all, and the browser plays a part of them.
 */
export function drawBrowserTests(list: string, seed: number): { readonly kept: string[]; readonly of: number } {
  const tests = list.split('\n').flatMap((line) => listed.exec(line)?.[1] ?? []);
  const others = tests.filter((test) => !promised(test));
  const drawn = new Set(draw(others, Math.ceil(others.length / oneIn), seed));
  return { kept: tests.filter((test) => promised(test) || drawn.has(test)), of: tests.length };
}
