import { useId } from 'react';
import type { ThingProps } from '../../app/useThing.ts';
import { useAnswer } from '../../app/useAnswer.ts';
import { conditionWords as words } from './words.ts';

interface ExpressionBoxProps extends ThingProps {
  readonly text: string;
  change(text: string): void;
}

/** Milliseconds without a letter until an expression is read. */
const pause = 120;

/** An expression as it is written: what it says, and what is wrong with it, follow as it is typed. */
export function ExpressionBox({ thing, text, change }: ExpressionBoxProps) {
  const id = useId();
  const { file, path, condition } = thing;
  // Once nobody types any more. The words before stay until then.
  const { answer: said } = useAnswer('said', { file, path, text }, { pause });
  const { lead } = condition!;
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
