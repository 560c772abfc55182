import type { Page } from '@playwright/test';
import { accessible, expect } from '../fixtures.ts';
import { open } from '../setup/open.ts';
import { narrow, siteTest } from './site.ts';

const test = siteTest('hotel');
test.use({ viewport: narrow });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const press = (page: Page, name: string) => button(page, name).press('Enter');
const box = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const pdf = (name: string) => ({ name, mimeType: '', buffer: Buffer.from('%PDF-1.7\n'.padEnd(2_000, '.')) });

/** The parts of the next request that sends a form with files: Playwright cannot read their bodies. */
async function sentParts(page: Page, act: () => Promise<void>): Promise<{ answers: unknown; files: string[] }> {
  await page.evaluate(() => {
    const send = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof FormData) Object.assign(window, { parts: [...body.entries()] });
      send.call(this, body);
    };
  });
  await Promise.all([page.waitForResponse('**/api/leads'), act()]);
  const parts = await page.evaluate(() =>
    (window as unknown as { parts: [string, unknown][] }).parts.map(([name, value]) => [name, String(value)] as const),
  );
  const { answers } = JSON.parse(parts[0]![1]) as { answers: unknown };
  return { answers, files: parts.slice(1).map(([name]) => name) };
}

test.describe('objects in objects, and files in objects of rows', () => {
  const copy = (page: Page, guest: number) => page.locator(`input[name="guests.${guest}.passportCopy"]`);
  const fill = async (page: Page) => {
    await open(page, '/');
    await page.getByLabel('Name of the group').fill('Bird watchers');
    await page.getByLabel('Company or person').fill('River Trust');
    await page.getByRole('combobox', { name: 'Town', exact: true }).selectOption('tezpur');
    await page.getByLabel('Guest 1: First name').fill('Asha');
    await copy(page, 1).setInputFiles(pdf('passport.pdf'));
    await press(page, 'Add a guest');
    await page.getByLabel('Guest 2: First name').fill('Ravi');
    await copy(page, 2).setInputFiles({ ...pdf('passport.pdf'), buffer: Buffer.from('%PDF-1.7\n'.padEnd(3_000, '.')) });
  };

  test('are sent in their shape, each file under the name of its row', async ({ page }) => {
    await fill(page);
    await accessible(page);
    const { answers, files } = await sentParts(page, () => press(page, 'Book'));
    expect(answers).toEqual({
      group: 'Bird watchers',
      payer: { name: 'River Trust', office: { address: { town: 'tezpur' } } },
      guests: [
        { name: { first: 'Asha' }, passport: { copy: 'passport.pdf' } },
        { name: { first: 'Ravi' }, passport: { copy: 'passport (2).pdf' } },
      ],
    });
    expect(files).toEqual(['guests.1.passport.copy', 'guests.2.passport.copy']);
    await expect(page.getByText('The rooms for Bird watchers are booked.')).toBeVisible();
  });

  test('come back with a row that was removed, and a missing one is found in its row', async ({ page }) => {
    await fill(page);
    await press(page, 'Remove Guest 2');
    await expect(page.getByText('Guest 2 was removed.')).toBeVisible();
    await press(page, 'Undo');
    await expect(page.getByRole('list', { name: 'Copy of the passport' }).last()).toContainText(
      'passport (2).pdf 3 kB',
    );
    await button(page, 'Remove passport (2).pdf').press('Enter');
    await press(page, 'Book');
    await expect(copy(page, 2)).toBeFocused();
    await expect(copy(page, 2)).toHaveAccessibleDescription(/Add a copy of the passport\./);
    await accessible(page);
  });

  test('that are being sent can be stopped, and everything stays', async ({ page, allow }) => {
    allow(/AxiosError|LeadFailed|not sent/);
    await fill(page);
    await page.route('**/api/leads', () => undefined);
    await press(page, 'Book');
    await expect(page.getByRole('progressbar', { name: 'Sending your files' })).toHaveCount(1);
    await button(page, 'Stop').click();
    await expect(page.getByText('You stopped it. Nothing was sent.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Copy of the passport' }).last()).toContainText('passport (2).pdf');
  });
});

test.describe('rows in rows', () => {
  const guest = (page: Page, room: number, number: number, label: string) =>
    box(page, `Room ${room}, Guest ${number}: ${label}`);
  const room = (page: Page, number: number) => page.locator(`[name="rooms.${number}.room"]`);
  const fill = async (page: Page) => {
    await open(page, '/stay');
    await expect(button(page, 'Next')).toBeEnabled();
    await page.getByLabel('Nights').fill('2');
    await page.getByRole('checkbox', { name: 'Children come along' }).check();
    await press(page, 'Next');
    await room(page, 1).selectOption('double');
    await guest(page, 1, 1, 'First name').fill('Asha');
    await guest(page, 1, 1, 'Age').fill('34');
    await guest(page, 1, 1, 'Place of the bed').fill('Window');
    await press(page, 'Add a guest Room 1');
    await expect(guest(page, 1, 2, 'First name')).toBeFocused();
    await page.keyboard.type('Om');
    await guest(page, 1, 2, 'Age').fill('2');
    await guest(page, 1, 2, 'Place of the bed').fill('Door');
  };

  test('are added and removed by keyboard, with names and ids of their own', async ({ page }) => {
    await fill(page);
    await expect(button(page, 'Add a guest Room 1')).toHaveCount(0);
    await press(page, 'Add a room');
    await expect(room(page, 2)).toBeFocused();
    await guest(page, 2, 1, 'First name').fill('Ravi');
    const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    await accessible(page);
    await press(page, 'Room 1');
    await press(page, 'Asha');
    await press(page, 'Remove Room 1, Guest 1');
    await expect(page.getByText('Room 1, Guest 1 was removed.')).toBeVisible();
    await expect(guest(page, 1, 1, 'First name')).toHaveValue('Om');
    await press(page, 'Undo Room 1, Guest 1');
    await expect(guest(page, 1, 1, 'First name')).toHaveValue('Asha');
    await expect(guest(page, 1, 1, 'Place of the bed')).toHaveValue('Window');
    await press(page, 'Remove Room 1');
    await expect(guest(page, 1, 1, 'First name')).toHaveValue('Ravi');
    await press(page, 'Undo');
    await expect(guest(page, 1, 2, 'First name')).toHaveValue('Om');
    await accessible(page);
  });

  test('ask what the outer row and the form decide', async ({ page }) => {
    await fill(page);
    await expect(page.getByRole('checkbox', { name: 'Needs a crib' })).toHaveCount(1);
    await room(page, 1).selectOption('single');
    await expect(guest(page, 1, 1, 'Place of the bed')).toHaveCount(0);
    await page.goBack();
    await page.getByRole('checkbox', { name: 'Children come along' }).uncheck();
    await press(page, 'Next');
    await expect(page.getByRole('checkbox', { name: 'Needs a crib' })).toHaveCount(0);
  });

  test('have errors that lead to the box, follow their rows and go with an answer', async ({ page }) => {
    await fill(page);
    await guest(page, 1, 2, 'First name').fill('');
    // On a phone, the wrong box is in a closed row of a closed row.
    await press(page, 'Asha');
    await press(page, 'Room 1');
    await expect(guest(page, 1, 2, 'First name')).toBeHidden();
    await press(page, 'Book');
    await expect(guest(page, 1, 2, 'First name')).toBeFocused();
    await expect(guest(page, 1, 2, 'First name')).toHaveAccessibleDescription('Enter the first name.');
    await guest(page, 1, 2, 'Age').fill('130');
    await press(page, 'Book');
    const summary = page.locator('[data-errors]');
    await expect(summary.getByRole('link')).toHaveText([
      'Room 1, Guest 2: Enter the first name.',
      'Room 1, Guest 2: Enter an age of at most 120.',
    ]);
    await accessible(page);
    await summary.getByRole('link').last().press('Enter');
    await expect(guest(page, 1, 2, 'Age')).toBeFocused();
    await press(page, 'Remove Room 1, Guest 1');
    await expect(summary.getByRole('link').first()).toHaveText('Room 1, Guest 1: Enter the first name.');
    await guest(page, 1, 1, 'First name').fill('Om');
    await expect(summary.getByRole('link')).toHaveText(['Room 1, Guest 1: Enter an age of at most 120.']);
    await expect(guest(page, 1, 1, 'Age')).toHaveAccessibleDescription('Enter an age of at most 120.');
  });

  test('come back after a reload without their files, are listed in the summary and sent', async ({ page }) => {
    await fill(page);
    await press(page, 'Asha');
    await page.locator('input[name="rooms.1.guests.1.paper"]').setInputFiles(pdf('asha.pdf'));
    await expect(page.getByRole('list', { name: 'Copy of the passport' }).first()).toContainText('asha.pdf');
    await page.reload();
    await expect(guest(page, 1, 1, 'First name')).toHaveValue('Asha');
    await expect(guest(page, 1, 2, 'First name')).toHaveValue('Om');
    await expect(page.getByText('asha.pdf')).toHaveCount(0);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('asha.pdf');
    await page.locator('input[name="rooms.1.guests.1.paper"]').setInputFiles(pdf('again.pdf'));
    await expect(page.getByRole('region', { name: 'Your answers' }).getByRole('heading', { level: 4 })).toHaveText([
      'Room 1',
      'Room 1, Asha',
      'Room 1, Om',
    ]);
    await accessible(page);
    const { answers, files } = await sentParts(page, () => press(page, 'Book'));
    expect(answers).toEqual({
      nights: 2,
      children: true,
      rooms: [
        {
          room: 'double',
          guests: [
            { guest: 'Asha', age: 34, bed: 'Window', paper: 'again.pdf' },
            { guest: 'Om', age: 2, bed: 'Door' },
          ],
        },
      ],
    });
    expect(files).toEqual(['rooms.1.guests.1.paper']);
    await expect(page.getByText(/CH-/)).toBeVisible();
  });
});
