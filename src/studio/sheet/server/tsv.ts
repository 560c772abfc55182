/**
 * The rows of a text copied from a spreadsheet: tabs between cells, one row per line. A cell with a tab, a line break
 * or a quote is in quotes, with its own quotes doubled. Line ends can be those of Windows. Empty lines at the end are
 * ignored.
 */
export function copiedRows(text: string): string[][] {
  const rows: string[][] = [];
  const pattern = /(?:"((?:[^"]|"")*)"(?=\t|\r?\n|$)|([^\t\r\n]*(?:\r(?!\n)[^\t\r\n]*)*))(\t|\r?\n|$)/y;
  let row: string[] = [];
  while (pattern.lastIndex < text.length) {
    const [, quoted, plain = '', end = ''] = pattern.exec(text)!;
    row.push(quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"').replaceAll('\r\n', '\n'));
    if (end === '\t' && pattern.lastIndex < text.length) continue;
    if (end === '\t') row.push('');
    rows.push(row);
    row = [];
  }
  const isEmpty = (cells: readonly string[]) => cells.every((cell) => cell === '');
  return rows.slice(0, rows.findLastIndex((cells) => !isEmpty(cells)) + 1);
}
