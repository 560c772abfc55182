import { expect, test } from '../fixtures.ts';
import { expectError, heading, next, startAt } from './wizard.ts';

const cities = [
  'Delhi',
  'Bengaluru',
  'Pune',
  'Hyderabad',
  'Mumbai',
  'Thane',
  'Gurgaon',
  'Chennai',
  'Ghaziabad',
  'Ernakulam',
];

test.describe('city', () => {
  test.beforeEach(({ page }) => startAt(page, 'city'));

  test('a city is required: one of ten popular ones, by mouse or keyboard, or another, in any script [spec 3.37, 5.43]', async ({
    page,
  }) => {
    const city = page.getByRole('combobox', { name: 'City' });
    for (const typed of ['', '   ']) {
      await city.fill(typed);
      await city.press('Tab');
      await next(page);
      await expectError(city, 'Please select or enter a city');
    }
    await city.fill('');
    await city.click();
    await expect(page.getByRole('option')).toHaveText(cities);
    await page.getByRole('option', { name: 'Ernakulam' }).click();
    await expect(city).toHaveValue('Ernakulam');
    await city.fill('');
    await city.pressSequentially('GA');
    await expect(page.getByRole('option')).toHaveText(['Bengaluru', 'Gurgaon']);
    await city.press('ArrowDown');
    await city.press('ArrowDown');
    await city.press('Enter');
    await expect(city).toHaveValue('Gurgaon');
    await expect(page.getByRole('option')).toHaveCount(0);
    await city.fill('रत्नागिरी');
    await next(page);
    await expect(heading(page, 'contact')).toBeVisible();
  });
});
