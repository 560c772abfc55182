import { expect, it } from 'vitest';
import { readSource } from './source.ts';

/** Calls that read a value from data whose shape is not known: only what was not checked yet needs them. */
const untyped = /\b(?:at|record|array)\(/g;

/**
 * Where nothing is checked yet: the stages before the check, the language service, which reads half a text, and Studio,
 * which changes the text of a draft.
 */
const unchecked =
  /^(?:compiler\/(?:read|schedule|fill|check)|authoring\/language|studio\/(?:\w+\/server|http|workspace))\//;

/** How many there may be behind the check, all in all. One reads a key that a contract names (lint/needs.ts). */
const most = 4;

it('after the check, data is read by its type', () => {
  const behind = readSource().filter(
    ({ path, text }) => !unchecked.test(path) && /from '.*\/read\/data\.ts'/.test(text),
  );
  const calls = behind.map(({ path, text }) => `${path}: ${[...text.matchAll(untyped)].length}`);
  const count = calls.reduce((sum, call) => sum + Number(call.split(': ')[1]), 0);
  expect(count, calls.join('\n')).toBeLessThanOrEqual(most);
});
