import { useRef, useState } from 'react';
import type { SheetAnswer, SheetPlace } from '../contract.ts';
import { api } from '../../app/api.ts';
import { useQueue } from '../../app/useQueue.ts';
import type { KnownSheet } from './useSheet.ts';
import { sheetWords } from './words.ts';

/** What is typed in the cells of a sheet, and what has become of it. */
export interface Cells {
  readonly said: string;
  /** Why the cell that was left last is not changed. */
  readonly fault: string | undefined;
  valueOf(line: number, column: number): string;
  isWrong(line: number, column: number): boolean;
  type(line: number, column: number, text: string): void;
  save(line: number, column: number): void;
  /** Gives a cell back what the file has. */
  forget(line: number, column: number): void;
}

/** Saves each cell when it is left, one after the other. What is refused stays as it was typed. */
export function useCells(place: SheetPlace, sheet: KnownSheet, about: SheetAnswer): Cells {
  const { typed, type, forget, wrong, refuse } = useTyped();
  const [said, setSaid] = useState('');
  const [fault, setFault] = useState<string>();
  const send = useQueue(about);
  /** What is on its way to the server, by cell: a cell is saved by Enter, and left by it. */
  const sent = useRef(new Map<string, string>());
  /** The cell of a row, which stands in another line when the rows that are sought are others. */
  const keyOf = (line: number, column: number) => `${sheet.rowAt(line)?.index}:${column}`;
  const save = (line: number, column: number) => {
    const key = keyOf(line, column);
    const text = typed[key];
    const row = sheet.rowAt(line);
    if (text === undefined || !row || sent.current.get(key) === text) return;
    if (text === (row.cells[column] ?? '') && !sent.current.has(key)) return forget(key, text);
    sent.current.set(key, text);
    const settled = () => sent.current.get(key) === text && sent.current.delete(key);
    send(
      (base) => api.cell({ ...place, row: row.index, column, text, base }),
      ({ base, outcome }) => {
        settled();
        sheet.changed({ index: row.index, column, text }, base);
        forget(key, text);
        setFault(undefined);
        setSaid(outcome === 'waiting' ? sheetWords.saved : sheetWords.refused);
      },
      (reason) => {
        settled();
        refuse(key);
        setFault(reason.message);
      },
    );
  };
  return {
    said,
    fault,
    valueOf: (line, column) => typed[keyOf(line, column)] ?? sheet.rowAt(line)?.cells[column] ?? '',
    isWrong: (line, column) => wrong.has(keyOf(line, column)),
    type: (line, column, text) => type(keyOf(line, column), text),
    save,
    forget: (line, column) => forget(keyOf(line, column), typed[keyOf(line, column)]),
  };
}

/** What is typed in cells and not saved yet, and which of them were refused. */
function useTyped() {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  return {
    typed,
    wrong,
    type: (key: string, text: string) => setTyped((before) => ({ ...before, [key]: text })),
    refuse: (key: string) => setWrong((before) => new Set([...before, key])),
    /** What was typed since stays: it is saved when the cell is left. */
    forget: (key: string, text: string | undefined) => {
      setTyped((before) => {
        const { [key]: now, ...others } = before;
        return now === text ? others : before;
      });
      setWrong((before) => new Set([...before].filter((one) => one !== key)));
    },
  };
}
