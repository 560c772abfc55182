import fc from 'fast-check';
import { expect, it } from 'vitest';
import { copiedRows } from '../../../../src/studio/sheet/server/tsv.ts';

it.each([
  ['one cell', 'a', [['a']]],
  [
    'cells and rows',
    'a\tb\nc\td\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'line ends of Windows, and empty lines at the end',
    'a\tb\r\nc\td\r\n\r\n\t\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['quotes, a tab and a line break in a cell', '"a ""b"""\t"c\td"\t"e\r\nf"\n', [['a "b"', 'c\td', 'e\nf']]],
  ['a quote inside a cell', '5" pipe\t"x" y\n', [['5" pipe', '"x" y']]],
  [
    'empty cells',
    '\ta\t\n\t\tb\n',
    [
      ['', 'a', ''],
      ['', '', 'b'],
    ],
  ],
  ['an empty row between others', 'a\n\nb\n', [['a'], [''], ['b']]],
  ['nothing', '', []],
])('%s', (_, text, rows) => expect(copiedRows(text)).toEqual(rows));

/** Copies of a spreadsheet: cells without blanks at their ends, and a last row that is not empty. */
const cellText = fc
  .array(fc.constantFrom('a', 'é', '"', '\t', '\n', ' ', ',', '1'), { maxLength: 6 })
  .map((letters) => letters.join('').trim());
const sheet = fc
  .array(fc.array(cellText, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 })
  .filter((rows) => rows.at(-1)!.some((cell) => cell !== ''));

it('parses any cells of a spreadsheet', () => {
  const written = (text: string) => (/["\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  fc.assert(
    fc.property(sheet, fc.constantFrom('\n', '\r\n'), (rows, end) => {
      const text = rows.map((cells) => cells.map(written).join('\t') + end).join('');
      expect(copiedRows(text)).toEqual(rows);
    }),
  );
});
