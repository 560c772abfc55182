import { accessible } from './fixtures.ts';
import { expect, test } from './setup/example-controls.ts';
import { expectErrors, stored, type FormUnderTest } from './setup/form.ts';

test.describe.configure({ mode: 'serial' });

const boxes = ['born.day', 'born.month', 'born.year'] as const;

/** The texts of the boxes, then the answer of the hidden input. */
const held = async ({ field }: FormUnderTest): Promise<string[]> =>
  Promise.all([...boxes, 'born'].map((name) => field(name).inputValue()));

const marked = async ({ field }: FormUnderTest): Promise<string[]> => {
  const names = await Promise.all(
    boxes.map(async (name) => ((await field(name).getAttribute('aria-invalid')) === 'true' ? [name.slice(5)] : [])),
  );
  return names.flat();
};

const paste = (form: FormUnderTest, box: string, text: string): Promise<void> =>
  form.field(box).evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    if (input.dispatchEvent(event)) {
      (input as HTMLInputElement).focus();
      document.execCommand('insertText', false, pasted);
    }
  }, text);

test('three boxes, in the order day, month, year, are one question with one answer', async ({ control, page }) => {
  const form = await control('date-parts');
  const group = form.root.getByRole('group', { name: 'Date of birth' });
  await expect(group.getByRole('textbox')).toHaveCount(3);
  for (const [index, label] of ['Day', 'Month', 'Year'].entries()) {
    const box = group.getByRole('textbox', { name: label, exact: true });
    await expect(box).toHaveAttribute('name', boxes[index]!);
    await expect(box).toHaveAttribute('inputmode', 'numeric');
    await expect(box).toHaveAttribute('autocomplete', `bday-${label.toLowerCase()}`);
  }
  await accessible(page);

  await form.field('born.day').focus();
  await page.keyboard.type('29');
  // The focus stays where it is until the visitor moves it.
  await expect(form.field('born.day')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('2x');
  await page.keyboard.press('Tab');
  await page.keyboard.type('२०००');
  expect(await held(form)).toEqual(['29', '2', '2000', '2000-02-29']);
  await page.keyboard.press('Backspace');
  expect(await held(form)).toEqual(['29', '2', '200', '']);
  await page.keyboard.type('0');
  // A birth date is never stored.
  expect(await stored(page)).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toMatch(/\b2000/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/carried$/);
  await expect(form.root).toHaveCount(0);
  await page.goBack();
  expect(await held(form)).toEqual(['29', '02', '2000', '2000-02-29']);
});

test('a whole date fills all boxes, pasted into any of them', async ({ control }) => {
  const form = await control('date-parts');
  for (const [box, text, answer] of [
    ['born.day', '03/11/1990', '1990-11-03'],
    ['born.month', '4 Nov 1990', '1990-11-04'],
    ['born.year', '1990-11-05', '1990-11-05'],
  ] as const) {
    await paste(form, box, text);
    await expect(form.field('born')).toHaveValue(answer);
  }
  await paste(form, 'born.day', 'the 6th');
  expect(await held(form)).toEqual(['05', '11', '1990', '1990-11-05']);
  await form.field('born.month').fill('2 December 1991');
  expect(await held(form)).toEqual(['2', '12', '1991', '1991-12-02']);
});

test('the box that is wrong is marked, described and focused', async ({ control, page }) => {
  const form = await control('date-parts');
  await form.button('Send').click();
  await expectErrors({ ...form, field: () => form.field('born.day') }, { born: 'Date of birth is required' });
  expect(await marked(form)).toEqual(['day', 'month', 'year']);
  await expect(form.field('born.day')).toBeFocused();
  await accessible(page);

  await page.keyboard.type('31');
  await expect(form.errors).toHaveCount(0);
  await form.field('born.month').fill('11');
  await form.field('born.year').fill('1990');
  await form.button('Send').click();
  await expect(form.errors).toHaveText('Enter a real date with day, month and year');
  expect(await marked(form)).toEqual(['day']);
  await expect(form.field('born.day')).toBeFocused();
  expect(await held(form)).toEqual(['31', '11', '1990', '']);
  await accessible(page);

  await form.field('born.day').fill('30');
  await form.field('born.year').fill('');
  await form.button('Send').click();
  await expect(form.errors).toHaveText('Enter a real date with day, month and year');
  expect(await marked(form)).toEqual(['year']);
  await expect(form.field('born.year')).toBeFocused();

  await page.keyboard.type(String(new Date().getFullYear() - 5));
  await page.keyboard.press('Enter');
  await expect(form.errors).toHaveText('You must be 18 or older');
  expect(await marked(form)).toEqual(['day', 'month', 'year']);
});
