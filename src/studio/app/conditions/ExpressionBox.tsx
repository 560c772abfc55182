import { useId } from 'react';
import type { SaidAnswer } from '../../shared/contract/conditions.ts';
import type { Thing } from '../../shared/contract/thing.ts';
import { useAnswer } from '../useAnswer.ts';
import { conditionWords as words } from './words.ts';

interface ExpressionBoxProps {
  readonly thing: Thing;
  readonly text: string;
  change(text: string): void;
}

/** Milliseconds without a letter until an expression is read. */
const pause = 120;

/** An expression as it is written: what it says, and what is wrong with it, follow as it is typed. */
export function ExpressionBox({ thing, text, change }: ExpressionBoxProps) {
  const id = useId();
  const said = useSaid(thing, text);
  const lead = thing.condition!.lead;
  return (
    <>
      <label htmlFor={id}>{words.expression}</label>
      <textarea
        id={id}
        className="expression"
        value={text}
        rows={Math.min(8, 2 + Math.floor(text.length / 38))}
        spellCheck={false}
        aria-describedby={`${id}-said`}
        aria-invalid={said !== undefined && said.faults.length > 0}
        onChange={({ target }) => change(target.value)}
      />
      <div id={`${id}-said`} aria-live="polite">
        {said && (
          <p className="sentence">{said.sentence === undefined ? words.unread : words.says(lead, said.sentence)}</p>
        )}
        {said?.faults.map(({ start, end, why, fix }) => (
          <p key={`${start} ${why}`} className="fault">
            {words.fault(text.slice(start, end) || '…', why, fix)}
          </p>
        ))}
      </div>
    </>
  );
}

/** What an expression says, once nobody types any more. The words before stay until then. */
const useSaid = ({ file, path }: Thing, text: string): SaidAnswer | undefined =>
  useAnswer('said', { file, path, text }, { pause }).answer;
