import { useEffect, useMemo, useRef, useState } from 'react';
import type { SheetAnswer, SheetPlace, SheetRow } from '../../../shared/sheet.ts';
import { api } from '../../api.ts';

/** What is known of a sheet: the rows that were asked for, as far as they have come. */
export interface KnownSheet {
  readonly about: SheetAnswer | undefined;
  readonly error: string | undefined;
  rowAt(line: number): SheetRow | undefined;
  /** Asks for the rows from one line to another. */
  need(start: number, end: number): void;
  /** Puts what was changed here in its place, before the server is asked again. */
  changed(row: SheetRow, base: string): void;
}

/** So many rows are asked for at once. */
const pageSize = 100;

/** The rows of a sheet that have some letters, asked for as they are seen. `turn`: grows whenever they may be others. */
export function useSheet({ file, path }: SheetPlace, seek: string, turn: number): KnownSheet {
  const place = useMemo(() => ({ file, path }), [file, JSON.stringify(path)]); // eslint-disable-line react-hooks/exhaustive-deps
  const [about, setAbout] = useState<SheetAnswer>();
  const [error, setError] = useState<string>();
  const [, setDrawn] = useState(0);
  const pages = useRef(new Map<number, readonly SheetRow[]>());
  const asked = useRef(new Set<number>());
  const shown = useRef({ start: 0, end: pageSize });
  const key = useRef(0);

  const ask = (page: number) => {
    if (asked.current.has(page)) return;
    asked.current.add(page);
    const own = key.current;
    api.sheet(place, page * pageSize, pageSize, seek).then(
      (answer) => {
        if (own !== key.current) return;
        pages.current.set(page, answer.rows);
        setAbout(answer);
        setDrawn((count) => count + 1);
      },
      (reason: Error) => own === key.current && setError(reason.message),
    );
  };
  const need = (start: number, end: number) => {
    shown.current = { start, end };
    for (let page = Math.floor(start / pageSize); page * pageSize < end; page++) ask(page);
  };
  // What is shown stays until the newer rows have come.
  useEffect(() => {
    key.current += 1;
    asked.current = new Set();
    setError(undefined);
    need(shown.current.start, shown.current.end);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [place, seek, turn]);
  return {
    about,
    error,
    need,
    rowAt: (line) => pages.current.get(Math.floor(line / pageSize))?.[line % pageSize],
    changed: (row, base) => {
      for (const [page, rows] of pages.current)
        pages.current.set(
          page,
          rows.map((one) => (one.index === row.index ? row : one)),
        );
      setAbout((before) => before && { ...before, base });
    },
  };
}
