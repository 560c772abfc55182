import { api } from '../../app/api.ts';
import { Button } from '../../app/kit/Button.tsx';
import { Fault } from '../../app/kit/Fault.tsx';
import { DateInput } from './DateInput.tsx';
import { useAttempt } from '../../app/useAttempt.ts';
import { useStudio } from '../../app/useStudio.ts';
import { longDate, dayTexts } from './words.ts';
import { type KeyboardEvent, useRef } from 'react';
import type { DayEntry } from '../contract.ts';

/** Shows the site on another day. */
function useDay() {
  const { site } = useStudio();
  const { error, attempt } = useAttempt();
  const choose = (wanted: string | undefined) =>
    void attempt(api.day(wanted === undefined || wanted === site?.today ? {} : { day: wanted }));
  return { site, error, choose };
}

/** Chooses the day that the frame shows: any future date, or one on which something changes. */
export function DayPicker() {
  const { site, error, choose } = useDay();
  if (!site) return null;
  return (
    <div className="tools days">
      <DateInput label={dayTexts.asOn} value={site.day} min={site.today} commit={choose} />
      {site.days.length > 0 && <NextDays day={site.day} days={site.days} choose={choose} />}
      <Fault why={error} />
    </div>
  );
}

/** Notice that the frame shows another day, with a button back to today. */
export function AsOn() {
  const { site, error, choose } = useDay();
  return (
    <div role="status">
      {error !== undefined && <p className="fault">{error}</p>}
      {site && site.day !== site.today && (
        <p className="as-on">
          <span>{dayTexts.asOnDay(site.day)}</span>
          <Button says={dayTexts.backToToday} onClick={() => choose(undefined)} />
        </p>
      )}
    </div>
  );
}

interface NextDaysProps {
  /** The day that is shown. */
  readonly day: string;
  readonly days: readonly DayEntry[];
  choose(day: string): void;
}

/** The future days on which something changes, with the changes. */
function NextDays({ day, days, choose }: NextDaysProps) {
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
      <summary title={dayTexts.nextHelp} onKeyDown={leave}>
        {dayTexts.next(days.reduce((sum, { turns }) => sum + turns.length, 0))}
      </summary>
      <ul>
        {days.map((entry) => (
          <li key={entry.day}>
            <Button
              says={longDate(entry.day)}
              aria-pressed={entry.day === day}
              onKeyDown={leave}
              onClick={() => take(entry.day)}
            />
            <ul>
              {entry.turns.map((turn, index) => (
                <li key={index}>{dayTexts.turn(turn)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  );
}
