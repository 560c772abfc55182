import { useId } from 'react';
import { formatMessage } from '../../engine/format/message.ts';
import type { Message } from '../../plan/message.ts';
import css from './Progress.module.css';

/** How far the visitor is (spec 4.40): `step` from 1. */
export function Progress({ words, step, total }: { words: Message; step: number; total: number }) {
  const id = useId();
  return (
    <div className={css.progress}>
      <p id={id} className={css.words}>
        {formatMessage(words, { step, total })}
      </p>
      <progress aria-labelledby={id} className={css.bar} value={step} max={total} />
    </div>
  );
}
