import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { compileSite } from '../../../../src/compiler/compile-site.ts';
import { exampleOf } from '../../../../src/tools/cli/site/explain/example.ts';
import { problemCodes } from '../../../../src/shared/problems/codes.ts';
import { project } from './site.ts';
import { contracts } from '../../../support/compiled.ts';

/** Codes of mistakes that no text of a file can cause, so their examples are not checked. */
const beyondText = [
  'asset/too-narrow',
  'file/not-utf8',
  'file/unreadable',
  'file/check-failed',
  'plugin/failed',
  // Its rows would be too long to print.
  'table/too-heavy',
  // So would be the options of its list.
  'list/too-long',
];

const scratch = mkdtempSync(join(tmpdir(), 'explain-'));
afterAll(() => rmSync(scratch, { recursive: true }));

describe('the printed example causes the problem', () => {
  it.each(problemCodes)('%s', (code) => {
    const example = exampleOf(code, project);
    expect(example?.printed).toContain(`  ${code}\n`);
    if (beyondText.includes(code)) return;
    const root = join(scratch, code.replace('/', '-'));
    cpSync(join(project, 'tests/cases/problems/_base'), root, { recursive: true });
    for (const { file, after } of example?.changes ?? []) {
      if (after === undefined) rmSync(join(root, file));
      else {
        mkdirSync(dirname(join(root, file)), { recursive: true });
        writeFileSync(join(root, file), after);
      }
    }
    const { problems, unready, over } = compileSite(root, contracts);
    expect([...problems, ...unready, ...over].map((problem) => problem.code)).toContain(code);
  });
});
