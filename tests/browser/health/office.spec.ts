import { expect, test } from '../fixtures.ts';
import { carried, expectError, startAt, wizard } from './wizard.ts';

const amounts = ['Less than Rs 3 lakh', 'Rs 3 lakh - Rs 5 lakh', 'More than Rs 5 lakh', "Don't remember"];

test.describe('medical history', () => {
  test.beforeEach(({ page }) => startAt(page, 'history'));

  test('None of these deselects all other choices [spec 3.38]', async ({ page }) => {
    const choice = (name: string) => page.getByRole('checkbox', { name });
    await choice('Asthma').check();
    await choice('Any Surgery').check();
    await choice('None of these').check();
    await expect(choice('Asthma')).not.toBeChecked();
    await expect(choice('Any Surgery')).not.toBeChecked();
    await choice('Diabetes').check();
    await expect(choice('None of these')).not.toBeChecked();
  });
});

test.describe('office insurance', () => {
  test.beforeEach(({ page }) => startAt(page, 'office'));

  test('Yes asks for one of four cover amounts [spec 3.39, 5.45]', async ({ page }) => {
    await page.getByRole('radio', { name: 'Yes' }).check();
    const group = page.getByRole('group', { name: 'Cover amount' });
    for (const name of amounts) await expect(group.getByRole('radio', { name })).not.toBeChecked();
    await expect(group.getByRole('radio')).toHaveCount(amounts.length);
    await wizard(page).getByRole('button', { name: 'Get a Quote' }).click();
    await expectError(group.getByRole('radio').first(), 'Please select cover amount');
    await expect(group).toHaveAccessibleDescription('Please select cover amount');
    await group.getByRole('radio', { name: 'More than Rs 5 lakh' }).check();
    await wizard(page).getByRole('button', { name: 'Get a Quote' }).click();
    await expect(page).toHaveURL('/ApplicationSubmitted');
    expect(await carried(page)).toMatchObject({ hasOfficeInsurance: 'Yes', officeInsuranceAmount: 'over-5-lakh' });
  });
});
