import { expect, it } from 'vitest';
import { printProblem } from '../../src/shared/problems/print.ts';
import { markOf, problemsAt, soundSite, tryWrong, wrongFiles, wrongsOf } from './wrong.ts';
import { contracts } from '../support/compiled.ts';

/**
 * Configs that are wrong in the ways in which people are wrong, in the files of wrong/. Each says which words every
 * problem marks, and what a person changes who follows the fixes; fixes that are one edit are made by themselves.
 */

it('finds nothing in the sound site', () => expect(problemsAt(soundSite(), contracts)).toEqual([]));

it.each(wrongFiles)('%s: every place, every cause, and fixes that work', (file) => {
  const tried = wrongsOf(file).map((wrong) => ({ ...wrong, ...tryWrong(wrong, contracts) }));
  const marked = tried.map(({ name, problems }) => [name, problems.map(markOf)]);
  expect(Object.fromEntries(marked)).toEqual(Object.fromEntries(tried.map(({ name, marks }) => [name, marks])));
  const left = tried.map(({ name, left: problems }) => [name, problems.map((problem) => printProblem(problem))]);
  expect(left.filter(([, problems]) => problems!.length > 0)).toEqual([]);
});
