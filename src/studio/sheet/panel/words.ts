import type { PastedRow } from '../contract.ts';
import { studioTexts } from '../../app/words.ts';

/** Texts about rows and columns. */
export const sheetTexts = {
  rows: 'Rows and columns',
  count: (size: number): string => (size === 1 ? '1 row' : `${size} rows`),
  find: 'Find a row',
  openRow: (row: number): string => `Open row ${row}`,
  cell: (column: string, row: number): string => `${column}, row ${row}`,
  saved: 'Changed. It is saved after a quick check.',
  refused: studioTexts.refused,
  paste: 'Paste rows',
  pasteHelp: 'Copy rows in a spreadsheet and paste them here.',
  pasted: 'What you copied',
  outcome: 'Result',
  row: 'Row',
  fates: { added: 'new', changed: 'changed', same: 'unchanged', refused: 'not valid' } satisfies Record<
    PastedRow['fate'],
    string
  >,
  counts: ({ added, changed, same, refused }: Readonly<Record<PastedRow['fate'], number>>): string =>
    `${added} new, ${changed} changed, ${same} unchanged, ${refused} not valid.`,
  was: (text: string): string => `was: ${text === '' ? 'empty' : text}`,
  take: (count: number): string => `Paste ${count === 1 ? '1 row' : `${count} rows`}`,
  nothing: 'Nothing new.',
  cancel: 'Cancel',
} as const;

/** Texts that differ for lists of plain texts. */
export const lineTexts = {
  paste: 'Paste lines',
  pasteHelp: 'Copy lines and paste them here: each becomes one item of the list.',
  pasted: sheetTexts.pasted,
  row: 'Line',
  text: 'Text',
  take: (count: number): string => `Paste ${count === 1 ? '1 line' : `${count} lines`}`,
} as const;
