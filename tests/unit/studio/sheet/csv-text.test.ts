import { expect, it } from 'vitest';
import { withCsvCells } from '../../../../src/studio/sheet/server/csv-text.ts';

const rows = 3000;
const text = `id,of,fee\n${Array.from({ length: rows }, (_, row) => `${row},"a, b",${row}`).join('\n')}\n`;

it('many cells of one file are changed at once', () => {
  const cells = new Map(Array.from({ length: rows }, (_, row) => [row, new Map([[2, `${row + 1}`]])]));
  expect(withCsvCells(text, cells)).toBe(text.replaceAll(/,(\d+)$/gm, (_, fee) => `,${Number(fee) + 1}`));
});

it('cells are quoted if necessary, and every other byte stays', () => {
  const before = 'sep=;\r\na;b;c\r\n x ;"y;z" ;\r\n\r\n"1""2";;3';
  const cells = new Map([
    [
      0,
      new Map([
        [0, 'p;q'],
        [1, 'r'],
        [2, 's'],
      ]),
    ],
    [1, new Map([[1, '"']])],
  ]);
  expect(withCsvCells(before, cells)).toBe('sep=;\r\na;b;c\r\n"p;q" ;r ;s\r\n\r\n"1""2";"""";3');
});
