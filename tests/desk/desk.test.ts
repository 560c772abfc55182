import { expect, it } from 'vitest';
import { compileSite } from '../../src/compiler/compile-site.ts';
import { printProblems } from '../../src/shared/problems/print.ts';
import { contracts } from '../support/compiled.ts';

it('the ten forms of REQUIREMENTS.md have no problem, and their examples hold', () => {
  const { problems, unready } = compileSite('tests/desk', contracts);
  expect(printProblems([...problems, ...unready])).toBe('0 problems in 0 files');
});
