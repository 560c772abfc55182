import type { PastedRow } from '../contract.ts';
import { words } from '../../app/words.ts';

/** What Studio says of rows and columns. */
export const sheetWords = {
  rows: 'Rows and columns',
  count: (size: number): string => (size === 1 ? '1 row' : `${size} rows`),
  find: 'Find a row',
  openRow: (row: number): string => `Open row ${row}`,
  cell: (column: string, row: number): string => `${column}, row ${row}`,
  saved: 'Changed. Studio saves it after a quick check.',
  refused: words.refused,
  paste: 'Paste rows',
  pasteHelp: 'Copy rows in a spreadsheet, and paste them here.',
  pasted: 'What you copied',
  outcome: 'What becomes of it',
  row: 'Row',
  fates: { added: 'new', changed: 'changed', same: 'the same', refused: 'cannot be read' } satisfies Record<
    PastedRow['fate'],
    string
  >,
  counts: ({ added, changed, same, refused }: Readonly<Record<PastedRow['fate'], number>>): string =>
    `${added} new, ${changed} changed, ${same} the same, ${refused} that cannot be read.`,
  was: (text: string): string => `was: ${text === '' ? 'empty' : text}`,
  take: (count: number): string => `Take over ${count === 1 ? '1 row' : `${count} rows`}`,
  nothing: 'Nothing of it is new.',
  cancel: 'Cancel',
} as const;

/** What it says otherwise of plain texts, each of which is a line. */
export const lineWords = {
  paste: 'Paste lines',
  pasteHelp: 'Copy some lines, and paste them here: each becomes one item of the list.',
  pasted: sheetWords.pasted,
  row: 'Line',
  text: 'Text',
  take: (count: number): string => `Take over ${count === 1 ? '1 line' : `${count} lines`}`,
} as const;
