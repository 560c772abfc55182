import { useEffect, useState } from 'react';
import { codePoints } from '../../../engine/code-points.ts';
import { formatMessage } from '../../../engine/format/message.ts';
import type { Message } from '../../../plan/message.ts';
import css from './Counter.module.css';

interface CounterProps {
  id: string;
  left: Message;
  over: Message;
  text: string;
  most: number;
}

/** How long a visitor pauses before the count is read out, in ms. */
const quiet = 1000;

/** How many characters are left: seen at each key, read out when the visitor pauses. */
export function Counter({ id, left, over, text, most }: CounterProps) {
  const count = most - codePoints(text);
  const now = formatMessage(count < 0 ? over : left, { count: Math.abs(count) });
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (text === '') return;
    const timer = setTimeout(() => setSaid(now), quiet);
    return () => clearTimeout(timer);
  }, [text, now]);
  return (
    <>
      <p id={id} className={css.counter} data-over={count < 0 || undefined}>
        {now}
      </p>
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </>
  );
}
