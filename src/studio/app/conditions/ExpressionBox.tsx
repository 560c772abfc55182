import { useEffect, useId, useState } from 'react';
import type { SaidAnswer, Thing } from '../../shared/answers.ts';
import { api } from '../api.ts';
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
function useSaid({ file, path }: Thing, text: string): SaidAnswer | undefined {
  const [said, setSaid] = useState<SaidAnswer>();
  const key = JSON.stringify(path);
  useEffect(() => {
    let isWanted = true;
    const ask = () =>
      api.said(file, JSON.parse(key) as Thing['path'], text).then(
        (answer) => isWanted && setSaid(answer),
        () => undefined,
      );
    const timer = setTimeout(() => void ask(), pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [file, key, text]);
  return said;
}
