import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { Path } from '../../contract/path.ts';
import type { SheetAnswer, SheetPlace, SheetRow } from '../contract.ts';
import { api } from '../../app/api.ts';

/** The loaded rows of a sheet. */
export interface KnownSheet {
  readonly about: SheetAnswer | undefined;
  readonly error: string | undefined;
  rowAt(line: number): SheetRow | undefined;
  /** Loads the rows from one line to another. */
  need(start: number, end: number): void;
  /** Applies a saved cell to the loaded rows. `index`: of its row. */
  changed(cell: { readonly index: number; readonly column: number; readonly text: string }, base: string): void;
}

/** Rows per request. */
const pageSize = 100;

/** The loaded and requested pages of rows. */
interface Pages {
  readonly rows: Map<number, readonly SheetRow[]>;
  asked: Set<number>;
  /** The visible lines. */
  shown: { readonly start: number; readonly end: number };
  /** Grows with each change. Answers of earlier rounds are ignored. */
  round: number;
}

/**
 * The rows of a sheet that match a search, loaded when they are visible. `turn`: grows whenever they may have changed.
 * Old rows are shown until the new ones are loaded.
 */
export function useSheet({ file, path }: SheetPlace, seek: string, turn: number): KnownSheet {
  const way = JSON.stringify(path);
  const place = useMemo((): SheetPlace => ({ file, path: JSON.parse(way) as Path }), [file, way]);
  const [about, setAbout] = useState<SheetAnswer>();
  const [error, setError] = useState<string>();
  const pages = useRef<Pages>({ rows: new Map(), asked: new Set(), shown: { start: 0, end: pageSize }, round: 0 });
  const need = (start: number, end: number) => {
    pages.current.shown = { start, end };
    askFor(pages, (page) => api.sheet({ ...place, from: page * pageSize, count: pageSize, seek }), {
      came: (answer) => {
        setAbout(answer);
        setError(undefined);
      },
      failed: (reason) => setError(reason.message),
    });
  };
  useEffect(() => {
    pages.current.round += 1;
    pages.current.asked = new Set();
    need(pages.current.shown.start, pages.current.shown.end);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [place, seek, turn]);
  return {
    about,
    error,
    need,
    rowAt: (line) => pages.current.rows.get(Math.floor(line / pageSize))?.[line % pageSize],
    changed: ({ index, column, text }, base) => {
      const { rows } = pages.current;
      // Changes only this cell, because others may have changed since it was sent.
      const put = (row: SheetRow) => (row.index === index ? { ...row, cells: row.cells.with(column, text) } : row);
      for (const [page, known] of rows) rows.set(page, known.map(put));
      setAbout((before) => before && { ...before, base });
    },
  };
}

interface PageListener {
  came(answer: SheetAnswer): void;
  failed(reason: Error): void;
}

/** Loads visible pages that were not requested yet. */
function askFor(
  pages: RefObject<Pages>,
  ask: (page: number) => Promise<SheetAnswer>,
  { came, failed }: PageListener,
): void {
  const { shown, asked, round } = pages.current;
  for (let page = Math.floor(shown.start / pageSize); page * pageSize < shown.end; page++) {
    if (asked.has(page)) continue;
    asked.add(page);
    ask(page).then(
      (answer) => {
        if (round !== pages.current.round) return;
        pages.current.rows.set(page, answer.rows);
        came(answer);
      },
      (reason: Error) => round === pages.current.round && failed(reason),
    );
  }
}
