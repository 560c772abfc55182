import type { Page } from '@playwright/test';
import { accessible, expect } from '../fixtures.ts';
import { open } from '../setup/open.ts';
import { narrow, siteTest } from './site.ts';

const test = siteTest('workshops');

const age = (page: Page) => page.getByRole('textbox', { name: 'Your age' });
const craft = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Workshop' }).getByRole('radio', { name, exact: true });
const day = (page: Page) => page.getByRole('combobox', { name: 'Day' });

test.describe('choices that are shown and cannot be chosen, at 320 px', () => {
  test.use({ viewport: narrow });

  test('are disabled and tell the reason, in every control', async ({ page }) => {
    await open(page, '/');
    await expect(craft(page, 'Glass')).toBeDisabled();
    await expect(craft(page, 'Glass')).toHaveAccessibleDescription('Beads and drops · Sold out');
    await expect(day(page).getByRole('option', { name: 'Sunday (Closed)' })).toBeDisabled();
    await expect(page.getByRole('checkbox', { name: 'Gloves', exact: true })).toBeDisabled();
    await page.getByRole('button', { name: 'Choose one' }).click();
    await expect(page.getByRole('checkbox', { name: 'Sign language Nobody is free' })).toBeDisabled();
    await accessible(page, { dark: true });
  });

  test('become unavailable with other answers, which takes the answer back', async ({ page }) => {
    await open(page, '/');
    await age(page).fill('30');
    await craft(page, 'Smithing').check({ force: true });
    await day(page).selectOption('saturday');
    await expect(day(page).getByRole('option', { name: 'Friday (The forge is cold)' })).toBeDisabled();
    await expect(page.getByRole('radio', { name: 'Fish curry No fish on Saturdays' })).toBeDisabled();
    await age(page).fill('12');
    await expect(craft(page, 'Smithing')).toBeDisabled();
    await expect(craft(page, 'Smithing')).not.toBeChecked();
    await expect(page.getByRole('checkbox', { name: /^I have worked with fire/ })).toBeDisabled();
  });

  test('are read by the arrow keys in a list of suggestions, and Enter does not take them', async ({ page }) => {
    await open(page, '/');
    const town = page.getByRole('combobox', { name: 'Where your bus starts' });
    await town.focus();
    await page.keyboard.type('jor');
    await page.keyboard.press('ArrowDown');
    const option = page.getByRole('option', { name: 'Jorhat No bus this week' });
    await expect(option).toBeDisabled();
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await accessible(page);
    await page.keyboard.press('Enter');
    await expect(town).toHaveValue('jor');
    await page.keyboard.press('Tab');
    await expect(town).toHaveValue('');
  });

  test('an error leads to the first choice that is free', async ({ page }) => {
    await open(page, '/');
    await age(page).fill('30');
    await page.getByRole('button', { name: 'Book' }).click();
    await page.getByRole('link', { name: 'Choose a workshop.' }).click();
    await expect(craft(page, 'Pottery')).toBeFocused();
  });
});

test.describe('answers in titles, help and placeholders, at 320 px', () => {
  test.use({ viewport: narrow });

  test('follow the answers, as visitors read them', async ({ page }) => {
    await open(page, '/');
    await age(page).fill('30');
    await craft(page, 'Pottery').check({ force: true });
    const why = page.getByRole('textbox', { name: 'Why Pottery?' });
    await expect(why).toHaveAccessibleDescription('You are 30, so any table fits.');
    await expect(why).toHaveAttribute('placeholder', 'What you would make on your day');
    await why.fill('For my kitchen');
    await day(page).selectOption('saturday');
    await expect(why).toHaveAttribute('placeholder', 'What you would make on Saturday');
    await craft(page, 'Smithing').check({ force: true });
    const other = page.getByRole('textbox', { name: 'Why Smithing?' });
    await expect(other).toHaveAccessibleDescription('You are 30, so you get a hammer of your size.');
    await expect(other).toHaveValue('For my kitchen');
    await accessible(page);
  });
});

test.describe('an address that follows another one, at 320 px', () => {
  test.use({ viewport: narrow });

  test('until the visitor changes it', async ({ page }) => {
    await open(page, '/');
    const street = page.getByRole('textbox', { name: 'Street (optional)', exact: true });
    const invoice = page.getByRole('textbox', { name: 'Street for the invoice' });
    const town = page.getByRole('combobox', { name: 'Town for the invoice' });
    await street.fill('Hill Road 1');
    await page.getByRole('combobox', { name: 'Town (optional)', exact: true }).selectOption('tezpur');
    await expect(invoice).toHaveValue('Hill Road 1');
    await expect(town).toHaveValue('tezpur');
    await invoice.fill('Lake Road 2');
    await street.fill('Hill Road 3');
    await expect(invoice).toHaveValue('Lake Road 2');
    await page.getByRole('combobox', { name: 'Town (optional)', exact: true }).selectOption('guwahati');
    await expect(town).toHaveValue('guwahati');
    await accessible(page);
  });
});

test.describe('answers in the labels of options, at 320 px', () => {
  test.use({ viewport: narrow });

  test('follow the answers, and so does what is chosen', async ({ page }) => {
    await open(page, '/');
    await age(page).fill('30');
    await expect(craft(page, 'Smithing')).toHaveAccessibleDescription('Hooks and nails, at 30 too');
    await craft(page, 'Smithing').check({ force: true });
    const guide = page.getByRole('group', { name: 'Who shows you how' });
    await guide.getByRole('radio', { name: 'Somebody who is 30 as I am' }).check({ force: true });
    await age(page).fill('31');
    await expect(guide.getByRole('radio', { name: 'Somebody who is 31 as I am' })).toBeChecked();
    await craft(page, 'Pottery').check({ force: true });
    await expect(guide.getByRole('radio', { name: 'The master of Pottery' })).toBeVisible();
    await accessible(page);
  });

  test('are the text of a box of suggestions, whose answer stays', async ({ page }) => {
    await open(page, '/');
    await age(page).fill('30');
    await craft(page, 'Smithing').check({ force: true });
    const town = page.getByRole('combobox', { name: 'Where your bus starts' });
    await town.fill('tez');
    await page.getByRole('listbox', { name: 'Where your bus starts' }).getByRole('option', { name: 'Tezpur' }).click();
    await expect(town).toHaveValue('Tezpur');
    await craft(page, 'Pottery').check({ force: true });
    await expect(town).toHaveValue('Tezpur, by the clay pit');
    await town.focus();
    await page.keyboard.press('Tab');
    await expect(town).toHaveValue('Tezpur, by the clay pit');
  });

  test('stay while a form is refused', async ({ page }) => {
    await open(page, '/');
    await age(page).fill('30');
    await craft(page, 'Pottery').check({ force: true });
    await page.getByRole('group', { name: 'Who shows you how' }).getByRole('radio').first().check({ force: true });
    await page.getByRole('button', { name: 'Book' }).click();
    await expect(page.getByRole('link', { name: 'Choose a day.' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'The master of Pottery' })).toBeChecked();
  });
});

test.describe('texts that are typed one by one, at 320 px', () => {
  test.use({ viewport: narrow });

  const piece = (page: Page, number: number) => page.getByRole('textbox', { name: `Piece ${number}` });

  test('are added, moved and removed by keyboard', async ({ page }) => {
    await open(page, '/');
    await craft(page, 'Pottery').check({ force: true });
    await piece(page, 1).focus();
    await page.keyboard.type('Bowl');
    await page.keyboard.press('Enter');
    await expect(piece(page, 2)).toBeFocused();
    await page.keyboard.type('Cup');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Jar');
    await expect(page.getByRole('button', { name: 'Add a piece' })).toHaveAttribute('aria-disabled', 'true');
    await accessible(page);
    await page.getByRole('button', { name: 'Move piece 3 up' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Move piece 2 up' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(piece(page, 1)).toHaveValue('Jar');
    await expect(piece(page, 3)).toHaveValue('Cup');
    await page.getByRole('button', { name: 'Remove piece 2' }).focus();
    await page.keyboard.press('Enter');
    await expect(piece(page, 2)).toBeFocused();
    await expect(piece(page, 2)).toHaveValue('Cup');
    await expect(piece(page, 3)).toHaveCount(0);
  });

  test('are each checked, and an error leads to the first', async ({ page }) => {
    await open(page, '/');
    await craft(page, 'Pottery').check({ force: true });
    await piece(page, 1).fill('Bowl');
    await page.getByRole('button', { name: 'Add a piece' }).click();
    await piece(page, 2).fill('Bowl');
    await page.getByRole('button', { name: 'Book' }).click();
    await page.getByRole('link', { name: 'Name each piece once.' }).click();
    await expect(piece(page, 1)).toBeFocused();
    await piece(page, 2).fill('Xy');
    await page.getByRole('button', { name: 'Book' }).click();
    await expect(page.getByRole('link', { name: 'Write at least 3 letters for each piece.' })).toBeVisible();
    await accessible(page);
  });
});

test.describe('a code that the server checks, at 320 px', () => {
  test.use({ viewport: narrow });

  const coupon = (page: Page) => page.getByRole('textbox', { name: 'Coupon' });
  const discount = (page: Page) => page.getByRole('textbox', { name: 'Your discount in percent' });

  test('is known after the visitor leaves it, fills in what it sets, and takes that back with another code', async ({
    page,
  }) => {
    await open(page, '/');
    await coupon(page).fill('clay-20');
    await page.keyboard.press('Tab');
    await expect(page.getByText('20% off, for two people')).toBeVisible();
    await expect(discount(page)).toHaveValue('20');
    await expect(coupon(page)).toHaveValue('CLAY20');
    await accessible(page);
    await coupon(page).fill('CLAY21');
    await page.keyboard.press('Tab');
    await expect(page.getByText('We do not know this coupon.')).toBeVisible();
    await expect(discount(page)).toHaveValue('');
  });

  test('stops the form while it is unknown, and keeps what was typed', async ({ page }) => {
    await open(page, '/');
    await age(page).fill('30');
    await craft(page, 'Smithing').check({ force: true });
    await day(page).selectOption('saturday');
    await page.getByRole('radio', { name: /^Thali/ }).check({ force: true });
    await coupon(page).fill('NOTHING');
    await coupon(page).press('Enter');
    await expect(coupon(page)).toBeFocused();
    await expect(coupon(page)).toHaveAccessibleDescription(/We do not know this coupon\./);
    await expect(coupon(page)).toHaveValue('NOTHING');
  });

  test('says so when the server cannot be asked, and asks again with the next press', async ({ page, allow }) => {
    allow(/status of 500/);
    await open(page, '/');
    await age(page).fill('30');
    await craft(page, 'Smithing').check({ force: true });
    await day(page).selectOption('saturday');
    await page.getByRole('radio', { name: /^Thali/ }).check({ force: true });
    await page.route('**/api/lists/coupons', (route) => route.fulfill({ status: 500, body: '{}' }));
    await coupon(page).fill('CLAY20');
    await page.getByRole('button', { name: 'Book' }).click();
    await expect(coupon(page)).toHaveAccessibleDescription(/We could not check the coupon\. Press Book again\./);
    await page.unroute('**/api/lists/coupons');
    await page.getByRole('button', { name: 'Book' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('You booked Smithing on Saturday');
  });

  test('a PIN code that the page knows fills in the town', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('textbox', { name: 'PIN code' }).fill('784001');
    await page.keyboard.press('Tab');
    await expect(page.getByText('Tezpur, Assam')).toBeVisible();
    await expect(page.getByRole('combobox', { name: /^Town \(/ })).toHaveValue('tezpur');
  });
});

test.describe('an order, a note, links in a box and large tools, at 320 px', () => {
  test.use({ viewport: narrow });

  const aims = (page: Page) => page.getByRole('group', { name: /^What matters to you/ });

  test('choices are put in order by keyboard, and their place is said', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Move It is a joy up' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Move It is a joy up' })).toBeFocused();
    await expect(aims(page).getByRole('status')).toHaveText('It is a joy is now number 2 of 3.');
    await page.keyboard.press('Enter');
    await expect(aims(page).getByRole('listitem').first()).toContainText('It is a joy');
    await expect(aims(page).getByRole('button', { name: 'This is my order' })).toHaveCount(0);
    await accessible(page, { dark: true });
  });

  test('the order can be taken as it is', async ({ page }) => {
    await open(page, '/');
    await aims(page).getByRole('button', { name: 'This is my order' }).click();
    await expect(page.getByRole('button', { name: 'Move It takes little time down' })).toBeFocused();
  });

  test('a note is there only while its condition holds', async ({ page }) => {
    await open(page, '/');
    await age(page).fill('12');
    await expect(page.getByText('You are 12: bring somebody who stays with you.')).toBeVisible();
    await age(page).fill('30');
    await expect(page.getByText('bring somebody who stays with you.')).toHaveCount(0);
  });

  test('the link in a box leads to its page, and the words around it tick the box', async ({ page }) => {
    await open(page, '/');
    const box = page.getByRole('checkbox', { name: 'I read the rules of the kiln, and I keep them' });
    await expect(page.getByRole('link', { name: 'rules of the kiln' })).toHaveAttribute(
      'href',
      'https://openkiln.example/rules',
    );
    await page.getByText('I read the').click({ position: { x: 5, y: 5 } });
    await expect(box).toBeChecked();
  });

  test('a tool is unavailable while another one is chosen, and never by itself', async ({ page }) => {
    await open(page, '/');
    const tool = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) });
    await tool('Wheel').check({ force: true });
    await expect(tool('Kiln')).toBeDisabled();
    await expect(tool('Wheel')).toBeEnabled();
    await tool('Sponge').check({ force: true });
    await expect(tool('Wheel')).toBeChecked();
    await tool('Wheel').uncheck({ force: true });
    await expect(tool('Kiln')).toBeEnabled();
    await expect(tool('Sponge')).toBeChecked();
  });

  test('answers that a change has dropped are named', async ({ page }) => {
    await open(page, '/');
    await age(page).fill('30');
    await craft(page, 'Smithing').check({ force: true });
    await age(page).fill('12');
    await expect(page.getByText('These no longer apply: Workshop.')).toBeVisible();
  });

  test('the button Print opens the dialog of the browser', async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes');
    });
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  });
});
