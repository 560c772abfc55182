import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SheetAnswer, SheetPlace } from '../contract.ts';
import { useWindow } from '../../app/kit/useWindow.ts';
import { GridRow } from './GridRow.tsx';
import type { KnownSheet } from './useSheet.ts';
import { type Cells, useCells } from './useCells.ts';
import { sheetTexts } from './words.ts';
import { forgetWanted, wantedBelow } from '../../thing/panel/focus.ts';

interface GridProps {
  readonly sheet: KnownSheet;
  readonly about: SheetAnswer;
  readonly place: SheetPlace;
  /** The search text. */
  readonly sought: string;
  /** Undefined if rows cannot be opened. */
  readonly openRow: ((row: number) => void) | undefined;
}

/** Height of a row, in CSS pixels. */
const lineHeight = 34;

/** The cell that the keyboard is at. */
interface Reached {
  readonly line: number;
  readonly column: number;
}

/** A grid of rows. Renders only the visible ones. Arrow keys move from cell to cell, Enter saves and moves down. */
export function Grid({ sheet, about, place, sought, openRow }: GridProps) {
  const { columns, widths, found } = about;
  const { box, start, end, whole, drawn, onScroll, reveal } = useWindow(found, lineHeight);
  const cells = useCells(place, sheet, about);
  const { reached, setReached, go } = useReached(box, reveal, { lines: found, columns: columns.length }, sought);
  const isNew = useNewRow(place, found, go);
  // Tab must lead to a rendered cell.
  const tabLine = Math.max(start, Math.min(reached.line, end - 1));
  useEffect(() => {
    sheet.need(start, end);
    // A cell that scrolls out of view gets no blur event.
    if (tabLine !== reached.line) cells.save(reached.line, reached.column);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [start, end]);
  return (
    <>
      <div
        className="sheet-grid"
        role="grid"
        aria-label={sheetTexts.rows}
        aria-rowcount={found + 1}
        aria-colcount={columns.length + 1}
        ref={box}
        onScroll={onScroll}
      >
        <HeaderRow columns={columns} widths={widths} box={box} />
        <div className="tall" role="presentation" ref={whole}>
          <div className="sheet-lines" role="presentation" ref={drawn}>
            {Array.from({ length: end - start }, (_, nth) => (
              <GridRow
                key={start + nth}
                line={start + nth}
                row={sheet.rowAt(start + nth)}
                columns={columns}
                reached={tabLine === start + nth ? reached.column : undefined}
                cells={cells}
                openRow={openRow}
                press={(event, column) => press(event, { line: start + nth, column }, { columns, cells, isNew, go })}
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

/** Width of the row number, of a letter and of the space beside a text, in rem. */
const numberWidth = 3.5;
const letterWidth = 0.6;
const space = 1.5;

/** Makes each column wide enough for its longest cell. */
function useColumnWidths(box: RefObject<HTMLElement | null>, widths: readonly number[]): void {
  const key = widths.join();
  useLayoutEffect(() => {
    const all = key.split(',').map((letters) => Math.max(6, Number(letters) * letterWidth + space));
    const total = all.reduce((sum, one) => sum + one, numberWidth);
    box.current?.style.setProperty(
      '--columns',
      [numberWidth, ...all].map((one) => `minmax(${one}rem, ${one}fr)`).join(' '),
    );
    box.current?.style.setProperty('--columns-total', `${total}rem`);
  }, [box, key]);
}

interface Pressed {
  readonly columns: readonly unknown[];
  readonly cells: Cells;
  isNew(line: number): boolean;
  go(line: number, column: number): void;
}

/** Handles a key in a cell. */
function press(
  event: KeyboardEvent<HTMLInputElement>,
  { line, column }: Reached,
  { columns, cells, isNew, go }: Pressed,
) {
  if (event.key === 'Escape') return cells.forget(line, column);
  const step = cellStep(event);
  if (!step) return;
  event.preventDefault();
  cells.save(line, column);
  const empty = columns.findIndex((_, index) => index !== column && cells.valueOf(line, index) === '');
  // Enter fills the rest of a new row first.
  if (event.key === 'Enter' && empty >= 0 && isNew(line)) return go(line, empty);
  go(line + step.down, column + step.across);
}

/** The direction of a key. Sideways only while the whole text is selected, not while it is edited. */
function cellStep({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
  const { selectionStart, selectionEnd, value } = currentTarget;
  const isWhole = selectionStart === 0 && selectionEnd === value.length;
  const across = isWhole ? { ArrowRight: 1, ArrowLeft: -1 }[key] : undefined;
  const down = { ArrowDown: 1, ArrowUp: -1, Enter: 1 }[key];
  return across === undefined && down === undefined ? undefined : { across: across ?? 0, down: down ?? 0 };
}

/** The cell that the keyboard is at. It gets the focus once it is rendered. */
function useReached(
  box: RefObject<HTMLDivElement | null>,
  reveal: (line: number) => void,
  size: { readonly lines: number; readonly columns: number },
  sought: string,
) {
  const [reached, setReached] = useState<Reached>({ line: 0, column: 0 });
  const wanted = useRef<Reached>(undefined);
  useEffect(() => {
    const { line = -1, column = -1 } = wanted.current ?? {};
    const input = box.current?.querySelector<HTMLInputElement>(`[data-cell="${line}:${column}"]`);
    if (!input) return;
    wanted.current = undefined;
    input.focus();
    input.select();
  });
  // Another search starts at the first row. Typed cells of other rows are kept.
  const [before, setBefore] = useState(sought);
  if (before !== sought) {
    setBefore(sought);
    setReached({ line: 0, column: 0 });
  }
  useEffect(() => reveal(0), [sought, reveal]);
  const go = (line: number, column: number) => {
    if (line < 0 || line >= size.lines || column < 0 || column >= size.columns) return;
    wanted.current = { line, column };
    reveal(line);
    setReached({ line, column });
  };
  return { reached, setReached, go };
}

interface HeaderRowProps extends Pick<SheetAnswer, 'columns' | 'widths'> {
  /** The element of the grid. */
  readonly box: RefObject<HTMLElement | null>;
}

function HeaderRow({ columns, widths, box }: HeaderRowProps) {
  useColumnWidths(box, widths);
  return (
    <div className="sheet-line head" role="row" aria-rowindex={1}>
      <span role="columnheader" className="number">
        {sheetTexts.row}
      </span>
      {columns.map((column) => (
        <span key={column} role="columnheader">
          {column}
        </span>
      ))}
    </div>
  );
}

/**
 * Focuses the first cell of a row that was just added, once it is loaded. Returns a function that says whether a line
 * is that row.
 */
function useNewRow(place: SheetPlace, lines: number, go: (line: number, column: number) => void) {
  const added = useRef<number>(undefined);
  useEffect(() => {
    const [row, column] = wantedBelow(place) ?? [];
    if (typeof row !== 'number' || typeof column !== 'number' || row >= lines) return;
    forgetWanted();
    added.current = row;
    go(row, column);
  });
  return (line: number): boolean => line === added.current;
}
