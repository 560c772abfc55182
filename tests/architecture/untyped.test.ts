import { expect, it } from 'vitest';
import { readSource } from './source.ts';

/** Calls that read a value from data of an unknown shape. Only unchecked data needs them. */
const untyped = /\b(?:at|record|array)\(/g;

/**
 * Code that reads unchecked data: the stages before the check, the words of any file for translators, what looks for
 * the right place of a file that failed it, the language service, which reads unfinished text, and Studio, which
 * changes the text of a draft.
 */
const unchecked =
  /^(?:(?:compiler\/(?:read|schedule|translate|fill|check)|authoring\/language|studio\/(?:\w+\/server|http|workspace))\/|compiler\/placed\.ts$)/;

/** The most such calls after the check. One reads a key that a contract names (lint/needs.ts). */
const most = 4;

it('after the check, data is read by its type', () => {
  const behind = readSource().filter(
    ({ path, text }) => !unchecked.test(path) && /from '.*\/read\/data\.ts'/.test(text),
  );
  const calls = behind.map(({ path, text }) => `${path}: ${[...text.matchAll(untyped)].length}`);
  const count = calls.reduce((sum, call) => sum + Number(call.split(': ')[1]), 0);
  expect(count, calls.join('\n')).toBeLessThanOrEqual(most);
});
