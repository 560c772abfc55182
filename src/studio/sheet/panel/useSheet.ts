import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { Path } from '../../contract/path.ts';
import type { SheetAnswer, SheetPlace, SheetRow } from '../contract.ts';
import { api } from '../../app/api.ts';

/** What is known of a sheet: the rows that were asked for, as far as they have come. */
export interface KnownSheet {
  readonly about: SheetAnswer | undefined;
  readonly error: string | undefined;
  rowAt(line: number): SheetRow | undefined;
  /** Asks for the rows from one line to another. */
  need(start: number, end: number): void;
  /** Puts a cell that was changed here in its place, before the server is asked again. `index`: of its row. */
  changed(cell: { readonly index: number; readonly column: number; readonly text: string }, base: string): void;
}

/** So many rows are asked for at once. */
const pageSize = 100;

/** The pages of rows that have come, and those that are on their way. */
interface Pages {
  readonly rows: Map<number, readonly SheetRow[]>;
  asked: Set<number>;
  /** The lines that are seen. */
  shown: { readonly start: number; readonly end: number };
  /** Tells what was asked since the last change from what was asked before. */
  round: number;
}

/**
 * The rows of a sheet that have some letters, asked for as they are seen. `turn`: grows whenever they may be others.
 * What is shown stays until the newer rows have come.
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
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [place, seek, turn]);
  return {
    about,
    error,
    need,
    rowAt: (line) => pages.current.rows.get(Math.floor(line / pageSize))?.[line % pageSize],
    changed: ({ index, column, text }, base) => {
      const { rows } = pages.current;
      // Other cells of the row may have been changed since this one was sent.
      const put = (row: SheetRow) => (row.index === index ? { ...row, cells: row.cells.with(column, text) } : row);
      for (const [page, known] of rows) rows.set(page, known.map(put));
      setAbout((before) => before && { ...before, base });
    },
  };
}

interface Told {
  came(answer: SheetAnswer): void;
  failed(reason: Error): void;
}

/** Asks for the pages that are seen and were not asked for. */
function askFor(pages: RefObject<Pages>, ask: (page: number) => Promise<SheetAnswer>, { came, failed }: Told): void {
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
