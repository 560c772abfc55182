import { useRef, useState } from 'react';
import type { SheetAnswer, SheetPlace } from '../contract.ts';
import { api } from '../../app/api.ts';
import { useQueue } from '../../app/useQueue.ts';
import type { KnownSheet } from './useSheet.ts';
import { sheetTexts } from './words.ts';

/** The typed cells of a sheet and their state. */
export interface Cells {
  readonly said: string;
  /** Why the last cell was not changed. */
  readonly fault: string | undefined;
  valueOf(line: number, column: number): string;
  isWrong(line: number, column: number): boolean;
  type(line: number, column: number, text: string): void;
  save(line: number, column: number): void;
  /** Resets a cell to the value in the file. */
  forget(line: number, column: number): void;
}

/** Saves each cell on blur, one after the other. A refused text stays in its cell. */
export function useCells(place: SheetPlace, sheet: KnownSheet, about: SheetAnswer): Cells {
  const { typed, type, forget, wrong, refuse } = useTyped();
  const [said, setSaid] = useState('');
  const [fault, setFault] = useState<string>();
  const send = useQueue(about);
  /** Texts that are being saved, by cell. Enter saves a cell and also leaves it, which saves again. */
  const sent = useRef(new Map<string, string>());
  /** A key by row index, because another search puts the row in another line. */
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
        setSaid(outcome === 'waiting' ? sheetTexts.saved : sheetTexts.refused);
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

/** Typed texts of cells that are not saved yet, and the refused cells. */
function useTyped() {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  return {
    typed,
    wrong,
    type: (key: string, text: string) => setTyped((before) => ({ ...before, [key]: text })),
    refuse: (key: string) => setWrong((before) => new Set([...before, key])),
    /** Keeps what was typed since. It is saved on blur. */
    forget: (key: string, text: string | undefined) => {
      setTyped((before) => {
        const { [key]: now, ...others } = before;
        return now === text ? others : before;
      });
      setWrong((before) => new Set([...before].filter((one) => one !== key)));
    },
  };
}
