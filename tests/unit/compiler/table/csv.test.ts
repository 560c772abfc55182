import { describe, expect, it } from 'vitest';
import { readCsv } from '../../../../src/compiler/table/csv.ts';

const cells = (text: string) =>
  readCsv('config/tables/x.csv', Buffer.from(text)).records.map((record) => record.map((cell) => cell.text));

describe('a CSV file', () => {
  it.each([
    ['commas', 'a,b\n1,2\n'],
    ['semicolons', 'a;b\n1;2\n'],
    ['tabs', 'a\tb\n1\t2\n'],
    ['quotes', '"a","b"\n"1",2'],
    ['line ends of Windows', 'a,b\r\n1,2\r\n'],
    ['a byte-order mark, as Excel writes it', '\uFEFFa,b\n1,2\n'],
    ['the separator on its own line, as Excel accepts it', 'sep=;\r\na;b\r\n1;2\r\n'],
    ['empty columns at the end', 'a;b;;\n1;2;;\n;;;\n'],
    ['empty cells at the end of a line', 'a,b\n1,2,\n'],
    ['blanks around cells, and empty lines', ' a , b\n\n1 ,2\n,\n'],
  ])('is read with %s', (_, text) => {
    expect(cells(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('may have separators, quotes and line ends inside quotes, and empty cells', () => {
    expect(cells('a,b\n"1, ""2""\n3",\n')).toEqual([
      ['a', 'b'],
      ['1, "2"\n3', ''],
    ]);
  });

  it('has the place of each cell', () => {
    const text = 'a,b\n"x", yz\n';
    const { records } = readCsv('config/tables/x.csv', Buffer.from(text));
    expect(records[1]!.map(({ start, end }) => text.slice(start, end))).toEqual(['x', 'yz']);
  });

  it.each([
    ['file/not-utf8', Buffer.from([0xff, 0xfe, 0x61])],
    ['file/too-large', Buffer.alloc(2_000_001, 'a')],
    ['file/unreadable', undefined],
    ['table/bad-csv', Buffer.from('a,b\n"1,2\n')],
    ['table/bad-csv', Buffer.from('a,b\r1,2\r')],
  ])('is refused: %s', (code, bytes) => {
    expect(readCsv('config/tables/x.csv', bytes).problems).toMatchObject([{ code }]);
  });
});
