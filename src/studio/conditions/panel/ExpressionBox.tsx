import { useId } from 'react';
import type { ThingProps } from '../../app/useThing.ts';
import { useAnswer } from '../../app/useAnswer.ts';
import { conditionTexts as texts } from './words.ts';

interface ExpressionBoxProps extends ThingProps {
  readonly text: string;
  change(text: string): void;
}

/** Debounce of parsing, in milliseconds. */
const readDelay = 120;

/** Edits an expression as text. Its meaning and faults update while it is typed. */
export function ExpressionBox({ thing, text, change }: ExpressionBoxProps) {
  const id = useId();
  const { file, path, condition } = thing;
  // Debounced. The previous answer stays until then.
  const { answer: said } = useAnswer('said', { file, path, text }, { pause: readDelay });
  const { lead } = condition!;
  return (
    <>
      <label htmlFor={id}>{texts.expression}</label>
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
          <p className="sentence">{said.sentence === undefined ? texts.unread : texts.says(lead, said.sentence)}</p>
        )}
        {said?.faults.map(({ start, end, why, fix }) => (
          <p key={`${start} ${why}`} className="fault">
            {texts.fault(text.slice(start, end) || '…', why, fix)}
          </p>
        ))}
      </div>
    </>
  );
}
