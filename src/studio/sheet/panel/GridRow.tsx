import type { KeyboardEvent } from 'react';
import type { SheetRow } from '../contract.ts';
import type { Cells } from './useCells.ts';
import { sheetTexts } from './words.ts';
import { Button } from '../../app/kit/Button.tsx';

interface GridRowProps {
  readonly line: number;
  /** Undefined until it is loaded. */
  readonly row: SheetRow | undefined;
  readonly columns: readonly string[];
  /** The column of the cell that Tab leads to, if it is in this row. */
  readonly reached: number | undefined;
  readonly cells: Cells;
  readonly openRow: ((row: number) => void) | undefined;
  press(event: KeyboardEvent<HTMLInputElement>, column: number): void;
  reach(column: number): void;
}

/** A row with editable cells. */
export function GridRow({ line, row, columns, reached, cells, openRow, press, reach }: GridRowProps) {
  const number = (row?.index ?? line) + 1;
  return (
    <div className="sheet-line" role="row" aria-rowindex={line + 2}>
      <span role="rowheader" className="number">
        {openRow && row ? (
          <Button
            says={number}
            className="link"
            tabIndex={reached === undefined ? -1 : 0}
            aria-label={sheetTexts.openRow(number)}
            onFocus={() => reached !== undefined && reach(reached)}
            onClick={() => openRow(row.index)}
          />
        ) : (
          number
        )}
      </span>
      {columns.map((column, index) => (
        <span key={column} role="gridcell">
          <input
            data-cell={`${line}:${index}`}
            aria-label={sheetTexts.cell(column, number)}
            aria-invalid={cells.isWrong(line, index)}
            tabIndex={reached === index ? 0 : -1}
            readOnly={!row}
            value={row ? cells.valueOf(line, index) : '…'}
            onChange={({ target }) => cells.type(line, index, target.value)}
            onFocus={({ target }) => {
              reach(index);
              target.select();
            }}
            onBlur={() => cells.save(line, index)}
            onKeyDown={(event) => press(event, index)}
          />
        </span>
      ))}
    </div>
  );
}
