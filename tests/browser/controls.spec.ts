import { accessible } from './fixtures.ts';
import { expect, test } from './setup/example-controls.ts';
import { expectErrors } from './setup/form.ts';

test.describe.configure({ mode: 'serial' });

test('thumb and box of a slider have the same answer, by keyboard and by pointer', async ({ control, page }) => {
  const form = await control('slider');
  const thumb = form.root.getByRole('slider', { name: 'Loan' });
  const box = form.root.getByRole('textbox', { name: 'Loan' });
  await expect(thumb).toHaveAttribute('aria-valuetext', '₹10,00,000');
  await expect(box).toHaveValue('10,00,000');
  await thumb.focus();
  await page.keyboard.press('ArrowRight');
  await expect(box).toHaveValue('10,50,000');
  await page.keyboard.press('End');
  await expect(box).toHaveValue('50,00,000');
  await expect(thumb).toHaveAttribute('aria-valuetext', '₹50,00,000');
  await page.keyboard.press('Tab');
  await expect(box).toBeFocused();
  await box.fill('150000');
  await box.blur();
  await expect(thumb).toHaveValue('150000');
  await accessible(page);

  // 8.3 is a multiple of 0.1, although binary division leaves a remainder.
  const rate = form.root.getByRole('textbox', { name: 'Interest in per cent' });
  await expect(rate).toHaveAccessibleDescription('%');
  await rate.fill('8.3');
  await rate.blur();
  const rates = form.root.getByRole('slider', { name: 'Interest in per cent' });
  await expect(rates).toHaveAttribute('aria-valuetext', '8.3%');
  await box.fill('70');
  await rate.fill('8.35');
  await form.button('Send').click();
  await expectErrors(form, { loan: 'From ₹1,00,000', rate: 'Choose at most one decimal' });
  await expect(thumb).toHaveAttribute('aria-invalid', 'true');
  await expect(thumb).toHaveValue('100000');
  await accessible(page);
  await thumb.focus();
  await page.keyboard.press('ArrowRight');
  await expectErrors(form, { rate: 'Choose at most one decimal' });
  await box.fill('');
  await rate.fill('8.3');
  await expect(thumb).not.toHaveAttribute('aria-valuetext');
  await rate.press('Enter');
  await expect(page).toHaveURL(/carried$/);
});

test('Space turns a switch on or off', async ({ control, page }) => {
  const form = await control('toggle');
  const control_ = form.root.getByRole('switch', { name: 'Remind me before the policy ends' });
  await expect(control_).toBeChecked();
  await accessible(page);
  await control_.focus();
  await page.keyboard.press('Space');
  await expect(control_).not.toBeChecked();
  await accessible(page);
});

test('a time has hours and minutes, and an incomplete one shows an error', async ({ control, page }) => {
  const form = await control('time');
  const time = form.root.getByLabel('When may we call?');
  await expect(time).toHaveAttribute('type', 'time');
  await time.press('1');
  await form.button('Send').click();
  await expectErrors(form, { callAt: 'Enter a time, such as 14:30' });
  await accessible(page);
  await time.fill('14:30');
  await expect(form.errors).toHaveCount(0);
  await form.button('Send').click();
  await expect(page).toHaveURL(/carried$/);
});

test('a rating shows the meaning of its ends, also to a screen reader', async ({ control, page }) => {
  const form = await control('rating');
  const group = form.root.getByRole('group', { name: 'How did we handle your claim?' });
  await expect(group.getByRole('radio')).toHaveCount(5);
  await expect(group.getByRole('radio', { name: '1, Very poor' })).toBeVisible();
  await expect(group.getByRole('radio', { name: '5, Very good' })).toBeVisible();
  await form.button('Send').click();
  await expectErrors(form, { claims: 'Choose a number from 1 to 5' });
  await expect(form.field('claims').first()).toBeFocused();
  await accessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(group.getByRole('radio', { name: '2', exact: true })).toBeChecked();
  await expect(form.errors).toHaveCount(0);
  await accessible(page);
});

test('a matrix is a table on a wide screen, and one list for each row on a narrow one', async ({ control, page }) => {
  const form = await control('matrix');
  const table = form.root.getByRole('group', { name: 'How do you find these?' });
  const row = (name: string) => table.getByRole('group', { name });
  for (const name of ['Price', 'Service', 'Claim settlement'])
    for (const choice of ['Good', 'Fair', 'Poor'])
      await expect(row(name).getByRole('radio', { name: choice })).toBeVisible();
  const middle = async (name: string, choice: string) => {
    const box = (await row(name).getByRole('radio', { name: choice }).boundingBox())!;
    return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  };

  await page.setViewportSize({ width: 1280, height: 800 });
  const [first, second] = [await middle('Price', 'Good'), await middle('Service', 'Good')];
  expect(second.x).toBe(first.x);
  expect((await middle('Price', 'Poor')).y).toBe(first.y);
  // Only the first row has the labels above it.
  await expect(row('Price').getByText('Good')).toBeInViewport();
  expect((await row('Service').getByText('Good').boundingBox())!.width).toBeLessThan(2);

  await page.setViewportSize({ width: 320, height: 800 });
  expect((await middle('Price', 'Poor')).y).toBeGreaterThan((await middle('Price', 'Good')).y);
  expect((await row('Service').getByText('Good').boundingBox())!.width).toBeGreaterThan(10);

  await page.setViewportSize({ width: 1280, height: 800 });
  await form.button('Send').click();
  await expectErrors(form, { price: 'Say how you find the price', service: 'Say how you find the service' });
  await accessible(page);
  await form.field('price').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(form.field('service').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(row('Service').getByRole('radio', { name: 'Fair' })).toBeChecked();
  await expect(form.errors).toHaveCount(0);
  await accessible(page);
});

test('a long text shows the remaining characters at each key, and reads them out after a pause', async ({
  control,
  page,
}) => {
  const form = await control('long-text');
  const text = form.field('damage');
  const announced = form.root.locator('[data-field="damage"] [aria-live="polite"]');
  await expect(text).toHaveAccessibleDescription('300 characters left');
  await expect(announced).toHaveText('');
  await text.pressSequentially('Hail 🌨');
  await expect(text).toHaveAccessibleDescription('294 characters left');
  await expect(announced).toHaveText('');
  await expect(announced).toHaveText('294 characters left');
  await accessible(page);
  await text.fill('x'.repeat(301));
  await expect(text).toHaveAccessibleDescription('1 character too many');
  await form.button('Send').click();
  await expectErrors(form, { damage: 'Write at most 300 characters' });
  await accessible(page);
});

test('the unit after an answer describes its box', async ({ control, page }) => {
  const form = await control('number');
  const distance = form.root.getByRole('textbox', { name: 'Distance each day' });
  await expect(distance).toHaveAccessibleDescription('km');
  await accessible(page);
});
