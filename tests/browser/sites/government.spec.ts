import { accessible, expect } from '../fixtures.ts';
import { open } from '../setup/open.ts';
import { answerByKeys, pressByKeys } from '../setup/keyboard.ts';
import { narrow, siteTest } from './site.ts';

const test = siteTest('government');

test.describe('the application for a licence at 320 px, by keyboard', () => {
  test.use({ viewport: narrow });

  test('goes from the first page to the printed application', async ({ page }) => {
    const step = (title: string) => expect(page.getByRole('heading', { name: title, level: 2 })).toBeFocused();
    await open(page, '/');
    await accessible(page, { whole: true });
    await pressByKeys(page, 'Start the application');
    await expect(page).toHaveURL('/apply');

    await pressByKeys(page, 'Continue');
    await expect(page.getByText('Choose what you will sell.').first()).toBeVisible();
    await accessible(page);
    await answerByKeys(page, { kind: 'renewal', number: 'dv-00042', goods: 'cooked' });
    await pressByKeys(page, 'Continue');

    await step('About you');
    await accessible(page);
    await answerByKeys(page, { name: 'Ravi Nair', born: '1985-03-09', identity: 'ration' });
    await answerByKeys(page, { address: '9 Lake Side, Devpur', pincode: '411002' });
    await pressByKeys(page, 'Continue');

    await step('Cooked food');
    await accessible(page);
    await answerByKeys(page, { certificate: 'yes', certificateNumber: '123456', water: 'yes', gas: true });
    await pressByKeys(page, 'Continue');

    await step('Where and when');
    await accessible(page);
    await answerByKeys(page, { stand: 'cart', ward: 'station', days: ['sat', 'sun'], starts: inTwoMonths() });
    await pressByKeys(page, 'Continue');

    await step('Who helps you');
    await answerByKeys(page, { helped: 'yes' });
    await pressByKeys(page, 'Continue');

    await step('Your helpers');
    const helper = (title: string) => expect(page.getByRole('group', { name: title, exact: true })).toBeFocused();
    const list = page.getByRole('list').filter({ has: page.getByRole('button', { name: /^Change/ }) });
    await pressByKeys(page, 'Continue');
    await expect(page.getByText('Enter the name of this helper.').first()).toBeVisible();
    await accessible(page);
    await answerByKeys(page, { 'people.1.helper': 'Sita Nair', 'people.1.role': 'cook', 'people.1.cooks': 'yes' });
    await pressByKeys(page, 'Continue');
    await expect(list.getByRole('listitem')).toHaveText([/Sita Nair/]);
    await accessible(page);
    await pressByKeys(page, 'Add another helper');
    await helper('Helper 2');
    await page.goBack();
    await expect(list.getByRole('listitem')).toHaveText([/Sita Nair/]);
    await pressByKeys(page, 'Add another helper');
    await helper('Helper 2');
    await accessible(page);
    await answerByKeys(page, { 'people.2.helper': 'Arun', 'people.2.role': 'carry' });
    await pressByKeys(page, 'Continue');
    await expect(list.getByRole('listitem')).toHaveText([/Sita Nair/, /Arun/]);

    await pressByKeys(page, 'Change Sita Nair');
    await helper('Sita Nair');
    await page.goBack();
    await expect(list).toBeVisible();
    await pressByKeys(page, 'Remove Arun');
    await expect(list.getByRole('listitem')).toHaveText([/Sita Nair/]);
    await expect(page.getByRole('status').filter({ hasText: 'Helper 2 was removed.' })).toBeVisible();
    await accessible(page);
    await pressByKeys(page, 'Undo');
    await expect(list.getByRole('listitem')).toHaveText([/Sita Nair/, /Arun/]);
    await pressByKeys(page, 'Continue');

    await step('How we reach you');
    await accessible(page);
    await answerByKeys(page, { by: 'letter', declared: true });
    await pressByKeys(page, 'Finish');

    await expect(page.getByRole('heading', { name: 'Your application is ready, Ravi Nair' })).toBeFocused();
    await expect(page.getByRole('definition').filter({ hasText: 'Saturday and Sunday' })).toBeVisible();
    await accessible(page);
  });
});

/** A start date that leaves the council time to decide. */
function inTwoMonths(): string {
  const day = new Date(Date.now() + 60 * 24 * 60 * 60 * 1000);
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(day);
}
