import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { expect, it } from 'vitest';
import { sheetIn } from '../../../../src/studio/sheet/server/sheet.ts';
import { compilerOf } from '../../../support/compiled.ts';

const project = join(import.meta.dirname, '../../../..');
const compiler = compilerOf(join(project, 'tests/cases/commands/_base'));
const folder = join(import.meta.dirname, 'cases/groups-with-comments');
const {
  file,
  path,
  with: others,
} = parse(readFileSync(join(import.meta.dirname, 'case.yaml'), 'utf8')) as {
  file: string;
  path: readonly string[];
  with: Readonly<Record<string, string>>;
};
const before = readFileSync(join(folder, 'before.txt'), 'utf8');

const withOf = (row: number, of: string): string => {
  const { symbols } = compiler.begin(new Map([[file, before], ...Object.entries(others)]));
  const sheet = sheetIn(symbols.files.get(file)!, before, path, symbols)!;
  const column = sheet.columns.findIndex(({ name }) => name === 'of');
  return sheet.withCell(row, column, of);
};
const last = '  - { value: sea, label: Sea, of: blue }\n';

it('a last row with a new parent starts a group, with a comment like the others', () => {
  expect(withOf(3, 'green')).toBe(
    before.replace(last, '\n  # Of Green (new):\n  - { value: sea, label: Sea, of: green }\n'),
  );
});

it('a row of an existing group starts no group', () => {
  expect(withOf(3, 'red')).toBe(before.replace(last, '  - { value: sea, label: Sea, of: red }\n'));
});
