import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import type { PastedRow } from '../../../../src/studio/sheet/contract.ts';
import { planPaste } from '../../../../src/studio/sheet/server/paste.ts';
import { copiedLines } from '../../../../src/studio/sheet/server/lines.ts';
import { csvSheet, sheetIn } from '../../../../src/studio/sheet/server/sheet.ts';
import { copiedRows } from '../../../../src/studio/sheet/server/tsv.ts';
import { changedLines } from '../../../support/changed-lines.ts';
import { compilerOf } from '../../../support/compiled.ts';

const project = join(import.meta.dirname, '../../../..');
const root = join(project, 'tests/cases/commands/_base');
const compiler = compilerOf(root);
const folder = join(import.meta.dirname, 'cases');
const read = (...path: string[]): string => readFileSync(join(folder, ...path), 'utf8');

interface Case {
  readonly file: string;
  readonly path: readonly (string | number)[];
  /** Additional files of the site, by their names in config/. */
  readonly with?: Readonly<Record<string, string>>;
}

const line = ({ row, fate, cells, was, why }: PastedRow): string =>
  [`${row} ${fate}: ${JSON.stringify(cells)}`, was && `   was ${JSON.stringify(was)}`, why && `   ${why}`]
    .filter(Boolean)
    .join('\n');

/**
 * Each case: a file, its place in case.yaml, by default the one beside this test, pasted rows, the reported result of
 * each row, and the changed lines of the file.
 */
describe.each(readdirSync(folder))('%s', (name) => {
  const own = join(name, 'case.yaml');
  const { file, path, with: others = {} } = parse(read(existsSync(join(folder, own)) ? own : '../case.yaml')) as Case;
  const before = read(name, 'before.txt');
  const { symbols } = compiler.begin(new Map([[file, before], ...Object.entries(others)]));
  const source = symbols.files.get(file);
  const sheet = (source ? sheetIn(source, before, path, symbols) : csvSheet(file, before, symbols))!;
  const plan = planPaste(sheet, (sheet.hasLines ? copiedLines : copiedRows)(read(name, 'pasted.tsv')));

  it('reports the result of each row', async () => {
    await expect(`${plan.rows.map(line).join('\n')}\n`).toMatchFileSnapshot(join(folder, name, 'said.txt'));
  });

  it('writes the file as a careful person would', async () => {
    const changed = changedLines(before, sheet.withRows(plan.changed, plan.added));
    await expect(`${changed}\n`).toMatchFileSnapshot(join(folder, name, 'changed.txt'));
  });
});
