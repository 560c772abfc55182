import { formatDate } from '../../src/shared/engine/dates.ts';
import { expect, test } from './fixtures.ts';
import { leadField, leadForm } from './setup/lead-form.ts';
import { open } from './setup/open.ts';
import * as config from './setup/config.ts';

/** Moments shortly before and after midnight of visitors far from India, and the day in India at that moment. */
const moments = [
  ['Pacific/Honolulu', '23:50 on the 14th', '2026-06-15T09:50:00Z', '2026-06-15'],
  ['Pacific/Honolulu', '00:10 on the 15th', '2026-06-15T10:10:00Z', '2026-06-15'],
  ['America/St_Johns', '23:50 on the 14th', '2026-06-15T02:20:00Z', '2026-06-15'],
  ['America/St_Johns', '00:10 on the 15th', '2026-06-15T02:40:00Z', '2026-06-15'],
  ['Pacific/Kiritimati', '23:50 on the 15th', '2026-06-15T09:50:00Z', '2026-06-15'],
  ['Pacific/Kiritimati', '00:10 on the 15th', '2026-06-14T10:10:00Z', '2026-06-14'],
] as const;

const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const dayBefore = (day: string): string => dayAfter(day, -1);

/** What a message of a bound that counts from today says more, where the day of the visitor is another. */
function siteDayWords(timeZone: string, time: string, today: string): string {
  const own = new Date(time).toLocaleDateString('en-CA', { timeZone });
  return own === today ? '' : ` ${config.site.texts.siteDay!.replace('{today, date}', formatDate(today))}`;
}

for (const [timezoneId, clock, time, today] of moments)
  test.describe(`in ${timezoneId} at ${clock}`, () => {
    test.use({ timezoneId, ownPage: true });

    test('today is the day in India, messages say which that is, and a chosen day stays that day [spec 5.71, 9.28]', async ({
      page,
    }) => {
      await page.clock.install({ time });
      await open(page, '/LifeInsurance');
      const shown = leadForm(page, 'life-lead').locator('[data-field=dob] p[id$=error]');
      const give = async (date: string): Promise<void> => {
        // A whole date in the first of three boxes fills them all.
        await leadField(page, 'life-lead', 'dob.day').fill(date);
        await leadForm(page, 'life-lead')
          .getByRole('button', { name: config.form('life-lead').submit.label })
          .click();
        await expect(leadField(page, 'life-lead', 'dob')).toHaveValue(date);
      };
      await give(dayAfter(today));
      const more = siteDayWords(timezoneId, time, today);
      await expect(shown).toHaveText(config.message(config.form('life-lead'), 'dob', 'maximum') + more);
      await give(today);
      await expect(shown).toHaveCount(0);

      await open(page, '/Individual');
      const trip = (name: string) => page.locator(`form[data-form] [name="${name}"]`);
      await expect(trip('departureDate')).toHaveAttribute('min', today);
      await trip('departureDate').fill(today);
      await expect(trip('returnDate')).toHaveAttribute('min', today);
      await trip('returnDate').fill(dayAfter(today));
      await expect(trip('departureDate')).toHaveValue(today);
      await expect(trip('returnDate')).toHaveValue(dayAfter(today));

      // The browser checks this form, and its own message prints the day.
      await trip('departureDate').fill(dayBefore(today));
      const message = () => trip('departureDate').evaluate((input: HTMLInputElement) => input.validationMessage);
      await expect.poll(message).toMatch(new RegExp(`\\b${today.slice(8)}\\b`));
    });
  });
