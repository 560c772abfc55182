import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { at } from '../../../../src/compiler/read/data.ts';
import type { Path } from '../../../../src/compiler/read/source.ts';
import { csvSheet, sheetIn, displayText } from '../../../../src/studio/sheet/server/sheet.ts';
import { compilerOf } from '../../../support/compiled.ts';

const project = join(import.meta.dirname, '../../../..');
const compiler = compilerOf(join(project, 'tests/cases/commands/_base'));
const folder = join(import.meta.dirname, 'cases');

interface Case {
  readonly file: string;
  readonly path: Path;
  readonly with?: Readonly<Record<string, string>>;
}

function sheetOf(name: string) {
  const { file, path, with: others = {} } = parse(readFileSync(join(folder, name, 'case.yaml'), 'utf8')) as Case;
  const text = readFileSync(join(folder, name, 'before.txt'), 'utf8');
  const { symbols } = compiler.begin(new Map([[file, text], ...Object.entries(others)]));
  const source = symbols.files.get(file);
  return { file, path, text, sheet: (source ? sheetIn(source, text, path, symbols) : csvSheet(file, text, symbols))! };
}

it.each(['rows-of-a-table', 'options-added-and-changed'])('the step of a cell leads to it: %s', (name) => {
  const { file, path, text, sheet } = sheetOf(name);
  const data: unknown = parse(text);
  expect(sheet.whatOf()).toEqual({ file, path });
  for (const [row, cells] of sheet.rows.entries())
    for (const [column, cell] of cells.entries()) {
      const what = sheet.whatOf({ row, column });
      expect(what.file).toBe(file);
      expect(displayText(at(data, what.path))).toBe(cell);
    }
});

it('the step of a cell of a CSV file leads to the rows of its table, and names the cell', () => {
  const { sheet } = sheetOf('csv-of-a-table');
  const what = { file: 'config/tables/fees.yaml', path: ['rows'] };
  expect(sheet.whatOf()).toEqual({ ...what, label: 'tables/fees.csv' });
  expect(sheet.whatOf({ row: 1, column: 2 })).toEqual({ ...what, label: 'fee in row 2 · tables/fees.csv' });
});
