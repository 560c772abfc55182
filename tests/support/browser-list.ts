import { draw } from './draw.ts';

/** Of the tests that are drawn, one in so many runs. */
const oneIn = 4;

/** A test as `playwright test --list` prints it, and as its `--test-list` reads it. */
const listed = /^ +(\[\w+\] › .+)$/;

/** Files that try the same thing many times: on each page, with each form. */
const manyOfAKind = ['basis', 'examples', 'large-text'];

/** Names lines of the specification, and is not one of many of a kind. */
const promised = (test: string): boolean =>
  test.includes('[spec ') && !manyOfAKind.some((name) => test.includes(`› ${name}.spec.ts:`));

/**
 * Which browser tests `npm test` runs, of those that Playwright lists: each whose title names a line of the
 * specification, and a part of the others (the same look at every page, every way in which a call can fail), drawn by
 * a seed. Some files name lines in many tests of a kind, and a part of these is drawn too: of the examples, for
 * instance, which the unit tests prove all.
 */
export function drawBrowserTests(list: string, seed: number): { readonly kept: string[]; readonly of: number } {
  const tests = list.split('\n').flatMap((line) => listed.exec(line)?.[1] ?? []);
  const others = tests.filter((test) => !promised(test));
  const drawn = new Set(draw(others, Math.ceil(others.length / oneIn), seed));
  return { kept: tests.filter((test) => promised(test) || drawn.has(test)), of: tests.length };
}
