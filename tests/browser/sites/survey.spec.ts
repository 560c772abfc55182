import { accessible, expect } from '../fixtures.ts';
import { open } from '../setup/open.ts';
import { answerByKeys, pressByKeys } from '../setup/keyboard.ts';
import { narrow, siteTest } from './site.ts';

const test = siteTest('survey');

test.describe('the survey at 320 px, by keyboard', () => {
  test.use({ viewport: narrow });

  test('accepts the answers of a tea drinker', async ({ page }) => {
    await open(page, '/');
    await accessible(page, { whole: true });
    await pressByKeys(page, 'Send my answers');
    await expect(page.getByText('3 answers need your attention')).toBeVisible();
    await accessible(page);

    await answerByKeys(page, { drink: 'tea', cups: '4', places: ['home', 'stall'], time: 'early', leaf: 'ctc' });
    await answerByKeys(page, { satisfaction: '4', spent: '600', lastBought: lastWeek() });
    await answerByKeys(page, { matters: ['taste', 'fair'], age: '25-39', town: 'Jorhat', wantsFindings: true });
    await answerByKeys(page, { email: 'rina@example.com', consent: true });
    await accessible(page);
    await pressByKeys(page, 'Send my answers');

    const card = page.getByRole('heading', { name: 'Thank you for your answers' });
    await expect(card).toBeFocused();
    await expect(page.getByText(/Your reference is \S+-\S+/)).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: '25 to 39' })).toBeVisible();
    await accessible(page);
  });

  test('asks a visitor who drinks neither only for a reason', async ({ page }) => {
    await open(page, '/');
    await answerByKeys(page, { drink: 'neither', reason: 'Water is enough for me.', age: 'private', consent: true });
    await expect(page.getByText('Your tea', { exact: true })).toBeHidden();
    await pressByKeys(page, 'Send my answers');
    await expect(page.getByRole('heading', { name: 'Thank you for your answers' })).toBeFocused();
  });
});

/** The date seven days ago, in the site's time zone. */
function lastWeek(): string {
  const day = new Date(Date.now() - 7 * 24 * 60 * 60 * 1000);
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(day);
}
