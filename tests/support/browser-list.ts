import { draw } from './draw.ts';

/** Of what is drawn, one in so many runs. */
const oneIn = 8;

/** A test as `playwright test --list` prints it, and as its `--test-list` reads it, with its place in its file. */
const listed = /^ +(\[\w+\] › (\S+:\d+:\d+) › .+)$/;

/** Files whose tests follow one another on one Studio, which takes long to start. They run whole or not at all. */
const whole = /^studio\/[^:]+/;
const wholeOneIn = 4;

/**
 * Which browser tests `npm test` runs, of those that Playwright lists. Tests that stand at one place of a file come
 * from a loop and try the same: on each page, with each form, in every way in which a call can fail. Of each such kind
 * a part runs, drawn by a seed, and at least one. Of the others, each runs whose title names a line of the
 * specification, or says `[quality]` because it holds a figure of every page, and a part of those that say neither.
 * Of the files of Studio a part runs, each with all its tests.
 */
export function drawBrowserTests(list: string, seed: number): { readonly kept: string[]; readonly of: number } {
  const places = new Map<string, string[]>();
  const files = new Map<string, string[]>();
  for (const [, test = '', place = ''] of list.split('\n').flatMap((line) => [listed.exec(line) ?? []])) {
    const [file] = whole.exec(place) ?? [];
    const [groups, name] = file === undefined ? [places, place] : [files, file];
    if (test) groups.set(name, [...(groups.get(name) ?? []), test]);
  }
  const kinds = [...places.values()];
  const alone = kinds.flatMap((tests) => (tests.length === 1 ? tests : []));
  const promised = alone.filter((test) => /\[(spec |quality\])/.test(test));
  const drawn = [
    alone.filter((test) => !promised.includes(test)),
    ...kinds.filter((tests) => tests.length > 1),
  ].flatMap((tests) => draw(tests, Math.ceil(tests.length / oneIn), seed));
  const studio = draw([...files.values()], Math.ceil(files.size / wholeOneIn), seed).flat();
  const chosen = new Set([...promised, ...drawn, ...studio]);
  const all = [...kinds, ...files.values()].flat();
  return { kept: all.filter((test) => chosen.has(test)), of: all.length };
}
