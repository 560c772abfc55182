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

test.describe('name and phone', () => {
  test.beforeEach(({ page }) => startAt(page, 'contact'));

  test('both are required, and the summary names both [spec 5.44]', async ({ page }) => {
    await next(page);
    const summary = page.getByRole('group', { name: '2 answers need your attention' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'Please enter your full name',
      'Please enter your phone number',
    ]);
    await summary.getByRole('link', { name: 'Please enter your phone number' }).click();
    const phone = page.getByRole('textbox', { name: 'Mobile number' });
    await expectError(phone, 'Please enter your phone number');
    await phone.fill('9876543210');
    await expect(phone).not.toHaveAttribute('aria-invalid', 'true');
    await next(page);
    await expectError(page.getByRole('textbox', { name: 'Full name' }), 'Please enter your full name');
  });

  test('a number may be typed or pasted in any format; only mobile numbers are accepted [spec 5.44]', async ({
    page,
  }) => {
    const phone = page.getByRole('textbox', { name: 'Mobile number' });
    await page.getByRole('textbox', { name: 'Full name' }).fill('Ñ');
    for (const number of ['5876543210', '0', '1800']) {
      await phone.fill(number);
      await next(page);
      await expectError(phone, 'Enter a valid 10-digit Indian mobile number');
    }
    const texts = {
      '+91 98765-43210': '9876543210',
      '098765 43210': '9876543210',
      '0091 6123456789': '6123456789',
      '९८७६५४३२१०': '9876543210',
      '7abc000d000e000': '7000000000',
      '98765432109999': '9876543210',
      '9198765432': '9198765432',
    };
    for (const [typed, digits] of Object.entries(texts)) {
      await phone.fill(typed);
      await phone.blur();
      await expect(phone).toHaveValue(digits);
    }
    // Key by key, letters do not appear and the eleventh digit is ignored.
    await phone.fill('');
    await phone.pressSequentially('98a76-54 32x101');
    await expect(phone).toHaveValue('9876543210');
    await next(page);
    await expect(heading(page, 'history')).toBeVisible();
  });
});
