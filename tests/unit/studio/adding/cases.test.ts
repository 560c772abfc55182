import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseDocument } from 'yaml';
import { describe, expect, it } from 'vitest';
import { KnownSite } from '../../../../src/authoring/language/known.ts';
import { added } from '../../../../src/studio/adding/server/add.ts';
import { Examples } from '../../../../src/studio/adding/server/examples.ts';
import type { AddRequest } from '../../../../src/studio/adding/contract.ts';
import { changedLines } from '../../../support/changed-lines.ts';
import { compilerOf } from '../../../support/compiled.ts';

const project = join(import.meta.dirname, '../../../..');
const root = join(project, 'tests/cases/commands/_base');
const compiler = compilerOf(root);
const { symbols } = compiler.begin();
const folder = join(import.meta.dirname, 'cases');
const read = (name: string, file: string): string => readFileSync(join(folder, name, file), 'utf8');

/** Each case: an addition to a file of the small site, and the lines that a careful person would change. */
describe.each(readdirSync(folder))('%s', (name) => {
  const { problems = [], ...wish } = parse(read(name, 'wish.yaml')) as AddRequest & {
    problems?: string[];
    focus: string;
  };
  const { file } = wish;
  const source = symbols.files.get(file)!;
  const ground = {
    file: { file, kind: source.kind, id: source.id },
    site: KnownSite.after(symbols),
    data: parseDocument(source.text).toJS() as unknown,
  };
  const result = added(source.text, ground, wish, new Examples(project));

  it('is written as a careful person would write it', async () => {
    const changed = changedLines(source.text, result.text);
    await expect(`${changed}\n`).toMatchFileSnapshot(join(folder, name, 'changed.txt'));
    expect(result.focus.join('.')).toBe(wish.focus);
  });

  it('is valid, or has a problem that only a person can fix', () => {
    const codes = compiler.begin(new Map([[file, result.text]])).problems.map(({ code }) => code);
    expect([...new Set(codes)]).toEqual(problems);
  });
});
