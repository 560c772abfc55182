import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readContracts } from '../../src/compiler/check/contracts.ts';
import { printed, problemCases, problemFolder, problemsOf } from './problem-case.ts';

const contracts = readContracts(join(import.meta.dirname, '../..'));

it.each(problemCases)('%s: the same problems without a cache', (name) => {
  const expected = readFileSync(join(problemFolder, name, 'problems.txt'), 'utf8');
  expect(printed(problemsOf(name, contracts))).toBe(expected);
});
