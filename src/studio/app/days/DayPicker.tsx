import type { SiteAnswer } from '../../shared/contract/site.ts';
import { api } from '../api.ts';
import { DateInput } from './DateInput.tsx';
import { NextDays } from './NextDays.tsx';
import { words } from './words.ts';
import { useAttempt } from '../useAttempt.ts';
import { Button } from '../kit/Button.tsx';
import { Fault } from '../kit/Fault.tsx';

interface DayPickerProps {
  readonly site: Pick<SiteAnswer, 'day' | 'days' | 'today'>;
}

/** Chooses the day as on which the frame shows the site: any to come, or one of the next on which something changes. */
export function DayPicker({ site }: DayPickerProps) {
  const { day, days, today } = site;
  const { error, choose } = useDay(today);
  return (
    <div className="tools days">
      <DateInput label={words.asOn} value={day} min={today} commit={choose} />
      {days.length > 0 && <NextDays site={site} choose={choose} />}
      <Fault why={error} />
    </div>
  );
}

/** Has the site shown as on a day, and says why it is not. */
function useDay(today: string | undefined) {
  const { error, attempt } = useAttempt();
  const choose = (wanted: string | undefined) =>
    void attempt(api.day(wanted === undefined || wanted === today ? {} : { day: wanted }));
  return { error, choose };
}

/** Says that the frame shows another day than today, and leads back. */
export function AsOn({ site }: { readonly site: DayPickerProps['site'] | undefined }) {
  const { error, choose } = useDay(site?.today);
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
