import { expect, test } from '../fixtures.ts';
import { carried, expectError, heading, next, startAt, wizard } from './wizard.ts';

const conditions = [
  'Diabetes',
  'Blood Pressure',
  'Heart disease',
  'Any Surgery',
  'Thyroid',
  'Asthma',
  'Other disease',
  'None of these',
];
const amounts = ['Less than Rs 3 lakh', 'Rs 3 lakh - Rs 5 lakh', 'More than Rs 5 lakh', "Don't remember"];

test.describe('medical history', () => {
  test.beforeEach(({ page }) => startAt(page, 'history'));

  test('the step has eight choices, and none is required [spec 3.38, 5.46]', async ({ page }) => {
    const group = page.getByRole('group', { name: 'Medical history' });
    await expect(group.getByRole('checkbox')).toHaveCount(conditions.length);
    for (const name of conditions) await expect(group.getByRole('checkbox', { name })).not.toBeChecked();
    await next(page);
    await expect(heading(page, 'office')).toBeVisible();
  });

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

  test('yes or no is required [spec 5.45]', async ({ page }) => {
    await wizard(page).getByRole('button', { name: 'Get a Quote' }).click();
    await expect(page.getByRole('group', { name: 'Office health insurance' })).toHaveAccessibleDescription(
      'Please select an option',
    );
    await expectError(page.getByRole('radio', { name: 'Yes' }), 'Please select an option');
    await expect(page.getByRole('group', { name: 'Cover amount' })).toHaveCount(0);
  });

  test('Yes asks for one of four cover amounts [spec 3.39, 5.45]', async ({ page }) => {
    await page.getByRole('radio', { name: 'Yes' }).check();
    const group = page.getByRole('group', { name: 'Cover amount' });
    for (const name of amounts) await expect(group.getByRole('radio', { name })).not.toBeChecked();
    await expect(group.getByRole('radio')).toHaveCount(amounts.length);
    await wizard(page).getByRole('button', { name: 'Get a Quote' }).click();
    await expectError(group.getByRole('radio').first(), 'Please select cover amount');
    await group.getByRole('radio', { name: 'More than Rs 5 lakh' }).check();
    await wizard(page).getByRole('button', { name: 'Get a Quote' }).click();
    await expect(page).toHaveURL('/ApplicationSubmitted');
    expect(await carried(page)).toMatchObject({ hasOfficeInsurance: 'Yes', officeInsuranceAmount: 'over-5-lakh' });
  });

  test('No drops the cover amount [spec 4.42]', async ({ page }) => {
    await page.getByRole('radio', { name: 'Yes' }).check();
    await page.getByRole('radio', { name: 'Less than Rs 3 lakh' }).check();
    await page.getByRole('radio', { name: 'No', exact: true }).check();
    await expect(page.getByRole('group', { name: 'Cover amount' })).toHaveCount(0);
    await page.getByRole('radio', { name: 'Yes' }).check();
    await expect(page.getByRole('radio', { name: 'Less than Rs 3 lakh' })).not.toBeChecked();
    await page.getByRole('radio', { name: 'No', exact: true }).check();
    await wizard(page).getByRole('button', { name: 'Get a Quote' }).click();
    await expect(page).toHaveURL('/ApplicationSubmitted');
    const state = await carried(page);
    expect(state).toMatchObject({ hasOfficeInsurance: 'No' });
    expect(state).not.toHaveProperty('officeInsuranceAmount');
  });
});
