import { useEffect, useId, useRef, useState } from 'react';
import type { PasteAnswer, PastedRow, SheetPlace } from '../contract.ts';
import { api } from '../../app/api.ts';
import { useAnswer } from '../../app/useAnswer.ts';
import { useAttempt } from '../../app/useAttempt.ts';
import { lineTexts, sheetTexts } from './words.ts';
import { Button } from '../../app/kit/Button.tsx';
import { Fault } from '../../app/kit/Fault.tsx';
import type { ThingProps } from '../../app/useThing.ts';

interface PasteProps {
  readonly place: SheetPlace;
  readonly base: string;
  /** The text that was pasted first. */
  readonly first: string;
  /** Whether each line is an item, not a row of cells. */
  readonly isLines?: boolean;
  close(): void;
}

/** Shows what pasting rows or lines would do, and pastes them. */
export function Paste({ place, base, first, isLines = false, close }: PasteProps) {
  const id = useId();
  const own = isLines ? lineTexts : sheetTexts;
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(first);
  const { outcome, fault } = useOutcome(place, base, text);
  const { error: failed, attempt, setError } = useAttempt();
  const error = failed ?? fault;
  useEffect(() => box.current?.focus(), []);
  const count = outcome ? outcome.counts.added + outcome.counts.changed : 0;
  return (
    <div className="add-form">
      <label htmlFor={id}>{own.pasted}</label>
      <textarea
        ref={box}
        id={id}
        rows={4}
        placeholder={own.pasteHelp}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setError(undefined);
        }}
      />
      <Fault why={error} />
      <p role="status">
        {outcome &&
          (count === 0 && outcome.counts.refused === 0 ? sheetTexts.nothing : sheetTexts.counts(outcome.counts))}
      </p>
      {outcome && <PasteOutcome outcome={outcome} row={own.row} />}
      <div className="arrange">
        <Button
          says={own.take(count)}
          disabled={count === 0}
          onClick={() => void attempt(api.paste({ ...place, text, base }), close)}
        />
        <Button says={sheetTexts.cancel} onClick={close} />
      </div>
    </div>
  );
}

/** What pasting the rows would do. Ignores answers about other rows. */
function useOutcome({ file, path }: SheetPlace, base: string, text: string) {
  const input = text.trim() === '' ? undefined : { file, path, text };
  const { answer, error, isCurrent } = useAnswer('checkPaste', input, { version: base });
  if (!isCurrent) return {};
  return error === undefined ? { outcome: answer } : { fault: error };
}

function PasteOutcome({
  outcome: { columns, rows },
  row: head,
}: {
  readonly outcome: PasteAnswer;
  readonly row: string;
}) {
  if (rows.length === 0) return null;
  return (
    <div className="outcome" role="group" aria-label={sheetTexts.outcome} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col">{sheetTexts.outcome}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column === '' ? lineTexts.text : column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <OutcomeRow key={row.row} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function OutcomeRow({ row: { row, fate, cells, was, why } }: { readonly row: PastedRow }) {
  return (
    <tr className={fate}>
      <th scope="row">{row}</th>
      <td>
        {sheetTexts.fates[fate]}
        {why !== undefined && <small className="fault"> {why}</small>}
      </td>
      {cells.map((cell, index) => (
        <td key={index}>
          {cell}
          {was && was[index] !== cell && <small> {sheetTexts.was(was[index] ?? '')}</small>}
        </td>
      ))}
    </tr>
  );
}

/** Adds copied lines to a list of plain texts. */
export function PasteLines({ thing: { file, path, base } }: ThingProps) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    opener.current?.focus();
  };
  return (
    <div className="sheet">
      <div className="arrange">
        <Button says={lineTexts.paste} ref={opener} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} />
      </div>
      {isOpen && <Paste place={{ file, path }} base={base} first="" isLines close={close} />}
    </div>
  );
}
