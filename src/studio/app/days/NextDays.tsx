import { useRef, type KeyboardEvent } from 'react';
import type { DayEntry } from '../../shared/contract/days.ts';
import { inWords, words } from './words.ts';
import { Button } from '../kit/Button.tsx';

interface NextDaysProps {
  /** The one that is shown. */
  readonly day: string;
  readonly days: readonly DayEntry[];
  choose(day: string): void;
}

/** The days to come on which something changes, each with what does. */
export function NextDays({ day, days, choose }: NextDaysProps) {
  const list = useRef<HTMLDetailsElement>(null);
  const close = () => list.current?.removeAttribute('open');
  const leave = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    close();
    list.current?.querySelector('summary')?.focus();
  };
  const take = (wanted: string) => {
    close();
    choose(wanted);
  };
  return (
    <details
      ref={list}
      className="days-next"
      onBlur={({ relatedTarget, currentTarget }) => !currentTarget.contains(relatedTarget) && close()}
    >
      <summary title={words.nextHelp} onKeyDown={leave}>
        {words.next(days.reduce((sum, { turns }) => sum + turns.length, 0))}
      </summary>
      <ul>
        {days.map((entry) => (
          <li key={entry.day}>
            <Button
              says={inWords(entry.day)}
              aria-pressed={entry.day === day}
              onKeyDown={leave}
              onClick={() => take(entry.day)}
            />
            <ul>
              {entry.turns.map((turn, index) => (
                <li key={index}>{words.turn(turn)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  );
}
