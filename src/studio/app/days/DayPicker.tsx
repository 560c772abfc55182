import { api } from '../api.ts';
import { Button } from '../kit/Button.tsx';
import { Fault } from '../kit/Fault.tsx';
import { DateInput } from './DateInput.tsx';
import { NextDays } from './NextDays.tsx';
import { useAttempt } from '../useAttempt.ts';
import { useStudio } from '../useStudio.ts';
import { words } from './words.ts';

/** Has the site shown as on a day, and says why it is not. */
function useDay() {
  const { site } = useStudio();
  const { error, attempt } = useAttempt();
  const choose = (wanted: string | undefined) =>
    void attempt(api.day(wanted === undefined || wanted === site?.today ? {} : { day: wanted }));
  return { site, error, choose };
}

/** Chooses the day as on which the frame shows the site: any to come, or one of the next on which something changes. */
export function DayPicker() {
  const { site, error, choose } = useDay();
  if (!site) return null;
  return (
    <div className="tools days">
      <DateInput label={words.asOn} value={site.day} min={site.today} commit={choose} />
      {site.days.length > 0 && <NextDays day={site.day} days={site.days} choose={choose} />}
      <Fault why={error} />
    </div>
  );
}

/** Says that the frame shows another day than today, and leads back. */
export function AsOn() {
  const { site, error, choose } = useDay();
  return (
    <div role="status">
      {error !== undefined && <p className="fault">{error}</p>}
      {site && site.day !== site.today && (
        <p className="as-on">
          <span>{words.asOnDay(site.day)}</span>
          <Button says={words.backToToday} onClick={() => choose(undefined)} />
        </p>
      )}
    </div>
  );
}
