import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { compileSite } from '../../../src/compiler/compile-site.ts';
import { moduleCode } from '../../../src/tools/vite/modules.ts';
import { printProblems } from '../../../src/shared/problems/print.ts';
import { differences, type Shown } from '../../bench/forms/agree.ts';
import { writeScratchSite } from '../../bench/forms/scratch.ts';
import { contracts } from '../../support/compiled.ts';

const project = join(import.meta.dirname, '../../..');
const root = mkdtempSync(join(tmpdir(), 'bench-'));
afterAll(() => rmSync(root, { recursive: true }));

describe('the site that the benchmark of forms measures', () => {
  writeScratchSite(project, root);
  const { symbols, problems, unready } = compileSite(root, contracts);

  it('has no problem', () => {
    expect(printProblems([...problems, ...unready])).toBe('0 problems in 0 files');
  });

  // The figures of the benchmark are for a form without these features. See tests/bytes.ts for pages.
  it.each(['small', 'large'])('ships only code that the %s form uses', (page) => {
    const code = moduleCode(join(root, `config/pages/${page}.yaml`), symbols, { root, src: join(project, 'src') });
    expect(code).toContain('export const forms');
    expect(code).not.toMatch(/export const (sending|estimate|exit|uploading)/);
  });
});

describe('the forms that the benchmark compares', () => {
  const hand: Shown = {
    questions: 11,
    messages: ['Name is required', ...Array<string>(7).fill('Please choose')],
    described: 8,
    afterChoice: 11,
  };

  it('are the same if they have the same questions and messages', () => {
    expect(differences({ ...hand }, hand, 'small', 'formily')).toEqual([]);
  });

  it.each<[string, Partial<Shown>, string]>([
    ['asks less', { questions: 10 }, '10 questions, and not 11'],
    ['says less', { messages: hand.messages.slice(1) }, '7 messages, and not 8'],
    ['does not name its messages', { described: 0 }, '0 questions that name their message, and not 8'],
    [
      'never shows the questions of a condition',
      { afterChoice: 10 },
      '10 questions once a condition holds, and not 11',
    ],
    ['has other texts', { messages: [...hand.messages.slice(1), 'Required'] }, 'other words, such as “Required”'],
  ])('are not when one %s', (_, less, why) => {
    expect(differences({ ...hand, ...less }, hand, 'small', 'formily')).toEqual([why]);
  });
});
