import { expect, test } from '../fixtures.ts';
import { expectError, heading, next, startAt } from './wizard.ts';

const cities = ['Delhi', 'Bengaluru', 'Pune', 'Hyderabad', 'Mumbai', 'Thane', 'Gurgaon', 'Chennai', 'Ghaziabad', 'Ernakulam'];

test.describe('city', () => {
  test.beforeEach(({ page }) => startAt(page, 'city'));

  test('a city is required [spec 5.43]', async ({ page }) => {
    const city = page.getByRole('combobox', { name: 'City' });
    await next(page);
    await expectError(city, 'Please select or enter a city');
    await city.fill('   ');
    await city.press('Tab');
    await next(page);
    await expectError(city, 'Please select or enter a city');
  });

  test('ten popular cities are offered, and one is chosen with the mouse [spec 3.37, 5.43]', async ({ page }) => {
    await page.getByRole('combobox', { name: 'City' }).click();
    await expect(page.getByRole('option')).toHaveText(cities);
    await page.getByRole('option', { name: 'Ernakulam' }).click();
    await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('Ernakulam');
    await next(page);
    await expect(heading(page, 'contact')).toBeVisible();
  });

  test('typing narrows them, and the keyboard chooses one [spec 3.37]', async ({ page }) => {
    const city = page.getByRole('combobox', { name: 'City' });
    await city.pressSequentially('GA');
    await expect(page.getByRole('option')).toHaveText(['Bengaluru', 'Gurgaon']);
    await city.press('ArrowDown');
    await city.press('ArrowDown');
    await city.press('Enter');
    await expect(city).toHaveValue('Gurgaon');
    await expect(page.getByRole('option')).toHaveCount(0);
  });

  test('another city may be typed, in any script [spec 5.43]', async ({ page }) => {
    await page.getByRole('combobox', { name: 'City' }).fill('रत्नागिरी');
    await next(page);
    await expect(heading(page, 'contact')).toBeVisible();
  });
});

test.describe('name and phone', () => {
  test.beforeEach(({ page }) => startAt(page, 'contact'));

  test('both are required, and named in a summary [spec 5.44]', async ({ page }) => {
    await next(page);
    const summary = page.getByRole('group', { name: '2 answers need your attention' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText(['Please enter your full name', 'Please enter your phone number']);
    await summary.getByRole('link', { name: 'Please enter your phone number' }).click();
    const phone = page.getByRole('textbox', { name: 'Mobile number' });
    await expectError(phone, 'Please enter your phone number');
    await phone.fill('9876543210');
    await expect(phone).not.toHaveAttribute('aria-invalid', 'true');
    await next(page);
    await expectError(page.getByRole('textbox', { name: 'Full name' }), 'Please enter your full name');
  });

  for (const number of ['987654321', '5876543210', '0', '1800']) {
    test(`the number ${number} is refused [spec 5.44]`, async ({ page }) => {
      await page.getByRole('textbox', { name: 'Full name' }).fill('Ñ');
      await page.getByRole('textbox', { name: 'Mobile number' }).fill(number);
      await next(page);
      await expectError(page.getByRole('textbox', { name: 'Mobile number' }), 'Enter a valid 10-digit Indian mobile number');
    });
  }

  const forms = [
    { typed: '+91 98765-43210', kept: '9876543210' },
    { typed: '098765 43210', kept: '9876543210' },
    { typed: '0091 6123456789', kept: '6123456789' },
    { typed: '९८७६५४३२१०', kept: '9876543210' },
    { typed: '7abc000d000e000', kept: '7000000000' },
    { typed: '98765432109999', kept: '9876543210' },
    { typed: '9198765432', kept: '9198765432' },
  ];
  for (const { typed, kept } of forms) {
    test(`the number ${typed} becomes ${kept} [spec 5.44]`, async ({ page }) => {
      const phone = page.getByRole('textbox', { name: 'Mobile number' });
      await phone.fill(typed);
      await phone.blur();
      await expect(phone).toHaveValue(kept);
      await page.getByRole('textbox', { name: 'Full name' }).fill('Asha');
      await next(page);
      await expect(heading(page, 'history')).toBeVisible();
    });
  }

  test('typed key by key, letters do not appear and the eleventh digit is not taken [spec 5.44]', async ({ page }) => {
    const phone = page.getByRole('textbox', { name: 'Mobile number' });
    await phone.pressSequentially('98a76-54 32x101');
    await expect(phone).toHaveValue('9876543210');
  });
});
