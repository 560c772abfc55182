import { useEffect, useState } from 'react';
import { codePoints } from '../../../../shared/engine/code-points.ts';
import { formatMessage } from '../../../../shared/engine/format/message.ts';
import type { Message } from '../../../../shared/plan/message.ts';
import type { WidgetProps } from '../../../render/form/types.ts';
import { controlOf } from '../../kit/control.ts';
import { LongText } from '../../kit/LongText.tsx';
import css from './Counter.module.css';

/** Several lines of text, with a count of the characters that are left. */
export default function CountedText(props: WidgetProps) {
  const { id, field, schema, value } = controlOf<string>(props);
  const [text, setText] = useState(value ?? '');
  const { left = '', over = '' } = field.options;
  const counterId = `${id}-counter`;
  return (
    <>
      <LongText widget={props} onText={setText} describedBy={counterId} />
      <Counter id={counterId} left={left} over={over} text={text} most={schema.maxLength ?? 0} />
    </>
  );
}

interface CounterProps {
  id: string;
  left: Message;
  over: Message;
  text: string;
  most: number;
}

/** How long a visitor pauses before the count is read out, in ms. */
const quiet = 1000;

/** How many characters are left: shown at each key, announced when the visitor pauses. */
function Counter({ id, left, over, text, most }: CounterProps) {
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
