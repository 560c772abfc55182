import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { SheetAnswer, SheetPlace } from '../../../shared/sheet.ts';
import { useWindow } from '../parts/useWindow.ts';
import { GridRow } from './GridRow.tsx';
import type { KnownSheet } from './useSheet.ts';
import { useCells } from './useCells.ts';
import { sheetWords } from './words.ts';

interface GridProps {
  readonly sheet: KnownSheet;
  readonly about: SheetAnswer;
  readonly place: SheetPlace;
  /** Undefined where a row is no thing by itself. */
  readonly openRow: ((row: number) => void) | undefined;
}

/** Of one row, in CSS pixels. */
const lineHeight = 34;

/** The cell that the keys have reached: its line, and its column. */
interface Reached {
  readonly line: number;
  readonly column: number;
}

/** Rows and columns, of which only what is seen is drawn. Arrows lead from cell to cell, Enter saves and goes down. */
export function Grid({ sheet, about, place, openRow }: GridProps) {
  const { columns, found } = about;
  const { box, start, end, height, offset, onScroll, reveal } = useWindow(found, lineHeight);
  const [reached, setReached] = useState<Reached>({ line: 0, column: 0 });
  const cells = useCells(place, sheet, about);
  const wanted = useRef<Reached>(undefined);
  const { need } = sheet;
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => need(start, end), [start, end]);
  useEffect(() => {
    const { line = -1, column = -1 } = wanted.current ?? {};
    const input = box.current?.querySelector<HTMLInputElement>(`[data-cell="${line}:${column}"]`);
    if (!input) return;
    wanted.current = undefined;
    input.focus();
    input.select();
  });
  const go = (line: number, column: number) => {
    if (line < 0 || line >= found || column < 0 || column >= columns.length) return;
    wanted.current = { line, column };
    reveal(line);
    setReached({ line, column });
  };
  const press = (event: KeyboardEvent<HTMLInputElement>, line: number, column: number) => {
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const isWhole = selectionStart === 0 && selectionEnd === value.length;
    const across = isWhole ? { ArrowRight: 1, ArrowLeft: -1 }[event.key] : undefined;
    const down = { ArrowDown: 1, ArrowUp: -1, Enter: 1 }[event.key];
    if (event.key === 'Escape') return cells.forget(line, column);
    if (across === undefined && down === undefined) return;
    event.preventDefault();
    cells.save(line, column);
    go(line + (down ?? 0), column + (across ?? 0));
  };
  return (
    <>
      <div
        className="grid"
        role="grid"
        aria-label={sheetWords.rows}
        aria-rowcount={found + 1}
        aria-colcount={columns.length + 1}
        ref={box}
        onScroll={onScroll}
      >
        <div className="line head" role="row" aria-rowindex={1}>
          <span role="columnheader" className="number">
            {sheetWords.row}
          </span>
          {columns.map((column) => (
            <span key={column} role="columnheader">
              {column}
            </span>
          ))}
        </div>
        <div
          className="tall"
          role="presentation"
          ref={(element) => element?.style.setProperty('block-size', `${height}px`)}
        >
          <div
            className="lines"
            role="presentation"
            ref={(element) => element?.style.setProperty('translate', `0 ${offset}px`)}
          >
            {Array.from({ length: end - start }, (_, nth) => (
              <GridRow
                key={start + nth}
                line={start + nth}
                row={sheet.rowAt(start + nth)}
                columns={columns}
                reached={reached.line === start + nth ? reached.column : undefined}
                cells={cells}
                openRow={openRow}
                press={press}
                reach={(column) => setReached({ line: start + nth, column })}
              />
            ))}
          </div>
        </div>
      </div>
      <p role="status" className={cells.fault === undefined ? 'state fine' : 'state fault'}>
        {cells.fault ?? cells.said}
      </p>
    </>
  );
}
