import { useRef, useState, type KeyboardEvent } from 'react';
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
  const leave = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    close();
    list.current?.querySelector('summary')?.focus();
  };
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
          onBlur={({ relatedTarget, currentTarget }) => !currentTarget.contains(relatedTarget) && close()}
        >
          <summary title={words.nextHelp} onKeyDown={leave}>
            {words.next(days.length)}
          </summary>
          <NextDays days={days} day={day} leave={leave} choose={choose} />
        </details>
      )}
      {error !== undefined && <p role="alert">{error}</p>}
    </div>
  );
}

interface NextDaysProps extends Pick<SiteAnswer, 'day' | 'days'> {
  leave(event: KeyboardEvent): void;
  choose(day: string): void;
}

/** The next days on which something changes, and what. */
function NextDays({ days, day, leave, choose }: NextDaysProps) {
  return (
    <ul>
      {days.map((entry) => (
        <li key={entry.day}>
          <button type="button" aria-pressed={entry.day === day} onKeyDown={leave} onClick={() => choose(entry.day)}>
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
