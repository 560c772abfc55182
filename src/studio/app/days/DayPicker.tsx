import { useRef, useState } from 'react';
import type { SiteAnswer } from '../../shared/answers.ts';
import { api } from '../api.ts';
import { DateInput } from './DateInput.tsx';
import { inWords, words } from './words.ts';

interface DayPickerProps {
  readonly site: Pick<SiteAnswer, 'day' | 'days' | 'today'>;
}

/** Chooses the day as on which the frame shows the site: any to come, or one of the next on which something changes. */
export function DayPicker({ site: { day, days, today } }: DayPickerProps) {
  const [error, setError] = useState<string>();
  const list = useRef<HTMLDetailsElement>(null);
  const look = (wanted: string) =>
    api.day(wanted === today ? undefined : wanted).then(
      () => setError(undefined),
      (reason: Error) => setError(reason.message),
    );
  const close = () => list.current?.removeAttribute('open');
  const choose = (wanted: string) => {
    close();
    void look(wanted);
  };
  return (
    <div className="tools days">
      <DateInput label={words.asOn} value={day} min={today} commit={choose} />
      {days.length > 0 && (
        <details
          ref={list}
          className="next"
          onKeyDown={({ key }) => key === 'Escape' && close()}
          onBlur={({ relatedTarget, currentTarget }) => !currentTarget.contains(relatedTarget) && close()}
        >
          <summary title={words.nextHelp}>{words.next(days.length)}</summary>
          <ul>
            {days.map((entry) => (
              <li key={entry.day}>
                <button type="button" aria-pressed={entry.day === day} onClick={() => choose(entry.day)}>
                  {inWords(entry.day)}
                </button>
                <ul>
                  {entry.turns.map((turn, index) => (
                    <li key={index}>{words.turn(turn)}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </details>
      )}
      {error !== undefined && <p role="alert">{error}</p>}
    </div>
  );
}

/** Says that the frame shows another day than today, and leads back. */
export function AsOn({ site }: { readonly site: DayPickerProps['site'] | undefined }) {
  return (
    <div role="status">
      {site && site.day !== site.today && (
        <p className="as-on">
          <span>{words.asOnDay(site.day)}</span>
          <button type="button" onClick={() => void api.day(undefined)}>
            {words.backToToday}
          </button>
        </p>
      )}
    </div>
  );
}
