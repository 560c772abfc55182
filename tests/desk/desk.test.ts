import { expect, it } from 'vitest';
import { readContracts } from '../../src/compiler/check/contracts.ts';
import { compileSite } from '../../src/compiler/compile-site.ts';
import { printProblems } from '../../src/shared/problems/print.ts';

it('ten forms that others would ask for have no problem; REQUIREMENTS.md says what they cannot say', () => {
  const { problems } = compileSite('tests/desk', readContracts('.'));
  expect(printProblems(problems)).toBe('0 problems in 0 files');
});
