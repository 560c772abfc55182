import { expect, type Page } from '@playwright/test';
import { axe } from '../setup/axe.ts';
import { go } from './go.ts';
import { panel } from './open.ts';
import { studioTest } from './studio.ts';

/** What the browser has loaded of the editor. */
const loaded: string[] = [];
const { test, studio, frame } = studioTest({
  height: 1000,
  before: (page) =>
    page.on('request', (request) => {
      if (/codemirror/.test(request.url())) loaded.push(request.url());
    }),
});

const file = 'pages/login.yaml';
const box = (page: Page) => panel(page).getByRole('textbox', { name: 'Value' });
const editor = (page: Page) => page.getByRole('textbox', { name: /^Text of/ });
const pane = (page: Page) => page.getByRole('region', { name: 'File text', exact: true });
const state = (page: Page) => pane(page).getByRole('status');
const line = (page: Page, words: string) => editor(page).locator('.cm-line', { hasText: words });
const options = (page: Page) => page.getByRole('listbox').getByRole('option');
const headline = () => frame.getByRole('heading', { level: 1 });
/** What stands behind a key of the file. */
const valueOf = (key: string): string => new RegExp(`^[ -]*${key}: (.*)$`, 'm').exec(studio.read(file))![1]!;

/** Puts the cursor behind some words of a line. */
async function putBehind(page: Page, words: string): Promise<void> {
  await line(page, words).click();
  await page.keyboard.press('End');
}

/** Takes the first that is offered. The editor takes none that was there for less than 75 ms: nobody has read it. */
async function accept(page: Page, words: RegExp): Promise<void> {
  await expect(options(page).first()).toHaveText(words);
  await page.waitForTimeout(150);
  await page.keyboard.press('Enter');
}

test('the text is loaded when it is opened, and shows what was clicked', async ({ page }) => {
  await go(page, '/Login');
  const heading = valueOf('heading');
  await expect(headline()).toContainText(heading);
  await headline().click();
  await expect(box(page)).toHaveValue(heading);
  expect(loaded).toEqual([]);
  await page.keyboard.press('Alt+t');
  await expect(editor(page)).toHaveAccessibleName(`Text of ${file}`);
  expect(loaded.length).toBeGreaterThan(0);
  await expect(page.locator('.cm-opened')).toHaveText(`    heading: ${heading}`);
});

test('what is typed is in the frame, the panel and the file, and the cursor stays in the text', async ({ page }) => {
  const heading = valueOf('heading');
  await putBehind(page, `heading: ${heading}`);
  await page.keyboard.type(' now');
  await expect(headline()).toContainText(`${heading} now`);
  await expect(box(page)).toHaveValue(`${heading} now`);
  await expect(editor(page)).toBeFocused();
  await expect.poll(() => valueOf('heading')).toBe(`${heading} now`);
  await expect(state(page)).toHaveText('Saved');
});

test('the panel follows the cursor, the cursor what is clicked', async ({ page }) => {
  await line(page, 'lead: ').click();
  await expect(box(page)).toHaveValue(valueOf('lead'));
  await expect(editor(page)).toBeFocused();
  await headline().click();
  await expect(page.locator('.cm-opened')).toContainText('heading: ');
  await expect(page.locator('.cm-lineNumbers .cm-activeLineGutter')).toHaveText(
    String(
      studio
        .read(file)
        .split('\n')
        .findIndex((one) => one.includes('heading:')) + 1,
    ),
  );
});

test('what the panel changes is in the text at once, and what is selected there stays so', async ({ page }) => {
  await line(page, 'lead: ').dblclick();
  const selected = () => page.evaluate(() => String(getSelection()));
  const words = await selected();
  expect(words).toMatch(/^\w+$/);
  const lead = valueOf('lead');
  await expect(box(page)).toHaveValue(lead);
  await box(page).press('Control+End');
  await box(page).pressSequentially(' It is free.');
  await expect(line(page, 'lead: ')).toContainText(`${lead} It is free.`);
  await editor(page).focus();
  expect(await selected()).toBe(words);
});

test('keys are completed, the missing ones, with the beginning of their value', async ({ page }) => {
  await putBehind(page, 'picture: ');
  await page.keyboard.press('Enter');
  await page.keyboard.type('eyeb');
  await accept(page, /^eyebrow/);
  await page.keyboard.type('Sign in');
  await expect(line(page, 'eyebrow: Sign in')).toHaveText('    eyebrow: Sign in');
  await expect(frame.locator('main').getByText('Sign in')).toBeVisible();
  await expect.poll(() => studio.read(file)).toContain('\n    eyebrow: Sign in\n');
});

test('values are completed, and names', async ({ page }) => {
  await putBehind(page, 'main: ');
  await page.keyboard.press('Control+Backspace');
  await page.keyboard.press('Control+Space');
  await expect(options(page)).toHaveText(['true']);
  await page.keyboard.press('Escape');
  await page.keyboard.type('true');
  await putBehind(page, 'form: login');
  await page.keyboard.press('Control+Backspace');
  await page.keyboard.type('enq');
  await accept(page, /^enquiry/);
  await expect(line(page, 'form: enquiry')).toHaveText('    form: enquiry');
  for (let letter = 0; letter < 'enquiry'.length; letter += 1) await page.keyboard.press('Backspace');
  await page.keyboard.type('login');
  await page.keyboard.press('Escape');
  await expect(state(page)).toHaveText('Saved');
});

test('a word says what it means', async ({ page }) => {
  await line(page, 'main: true').locator('.y-key').hover();
  await expect(page.locator('.tip strong')).toHaveText('main');
  await page.mouse.move(0, 0);
  await expect(page.locator('.tip')).toHaveCount(0);
});

test('a problem is underlined; its fix is a button, in the panel and in the text; one Undo takes it back', async ({
  page,
}) => {
  await putBehind(page, 'form: login');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('on');
  await page.keyboard.press('Escape');
  await expect(page.locator('.cm-lintRange-error')).toHaveText('logon');
  await expect(state(page)).toContainText('Not saved yet');
  expect(studio.read(file)).toContain('form: login\n');
  const fix = { name: 'Fix: write login' };
  await panel(page).getByRole('button', fix).last().click();
  await expect(line(page, 'form: login')).toBeVisible();
  await expect(panel(page).getByRole('heading', { name: 'No problem.' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.cm-lintRange-error')).toHaveText('logon');
  await page.locator('.cm-lintRange-error').hover();
  await page.locator('.cm-tooltip-lint').getByRole('button', fix).click();
  await expect(state(page)).toHaveText('Saved');
  await expect(page.locator('.cm-lintRange-error')).toHaveCount(0);
  await editor(page).focus();
  await page.keyboard.press('Control+z');
  await expect(page.locator('.cm-lintRange-error')).toHaveText('logon');
  await page.keyboard.press('Control+Shift+z');
  await expect(state(page)).toHaveText('Saved');
  expect(studio.read(file)).toContain('form: login\n');
});

test('F12 leads to where a name is declared, and a list to all its places', async ({ page }) => {
  await putBehind(page, 'form: login');
  await page.keyboard.press('F12');
  await expect(editor(page)).toHaveAccessibleName('Text of forms/login.yaml');
  await expect(editor(page)).toBeFocused();
  await line(page, 'email: { type').locator('.y-key').first().click();
  // The panel has followed the cursor: nothing else opens a place from here on.
  await expect(page.locator('.cm-opened')).toContainText('email: {');
  await page.keyboard.press('Shift+F12');
  await expect(pane(page).getByRole('heading', { name: /^\d+ places of this name$/ })).toBeFocused();
  await pane(page)
    .getByRole('button', { name: /^forms\/login\.yaml:\d+ required: / })
    .click();

  await expect(page.locator('.cm-opened')).toContainText('required: ');
  await expect(editor(page)).toBeFocused();
  await pane(page).getByRole('button', { name: 'Close' }).click();
});

test('Ctrl+Z takes back what was changed last, in whichever file', async ({ page }) => {
  const [form, before] = [studio.read('forms/login.yaml'), studio.read(file)];
  await putBehind(page, 'description: ');
  // At once: keys with a pause between them, as on a busy machine, are taken back one by one.
  await page.keyboard.insertText(' Indeed.');
  await expect.poll(() => studio.read('forms/login.yaml')).not.toBe(form);
  await page.keyboard.press('Control+z');
  await expect(line(page, 'Indeed.')).toHaveCount(0);
  await expect.poll(() => studio.read('forms/login.yaml')).toBe(form);
  await page.keyboard.press('Control+z');
  await expect(editor(page)).toHaveAccessibleName(`Text of ${file}`);
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('Control+Shift+z');
  await expect(state(page)).toHaveText('Saved');
  expect(studio.read(file)).toBe(before);
});

test('what another program writes comes beside what is typed; where both changed the same words, the person is asked', async ({
  page,
}) => {
  const theyWrite = (from: string, to: string) => {
    const text = studio.read(file);
    expect(text).toContain(from);
    studio.write(file, text.replace(from, to));
  };
  // They write between the moment in which the person sees the text and that in which it is saved.
  const meanwhile = (act: () => void) =>
    page.route(
      '**/api/write',
      async (route) => {
        act();
        await new Promise((done) => setTimeout(done, 800));
        await route.continue();
      },
      { times: 1 },
    );
  const heading = valueOf('heading');
  await meanwhile(() => theyWrite('eyebrow: Sign in', 'eyebrow: Come in'));
  await putBehind(page, `heading: ${heading}`);
  await page.keyboard.type('!');
  await expect(line(page, 'eyebrow: Come in')).toBeVisible();
  await expect.poll(() => studio.read(file)).toContain(`heading: ${heading}!\n`);
  expect(studio.read(file)).toContain('eyebrow: Come in\n');
  await expect(state(page)).toHaveText('Saved');

  await meanwhile(() => theyWrite(`heading: ${heading}!`, `heading: ${heading}, theirs`));
  await putBehind(page, `heading: ${heading}!`);
  await page.keyboard.type('?');
  await expect(pane(page).getByRole('alert')).toContainText(`heading: ${heading}, theirs`);
  await expect(line(page, `heading: ${heading}!?`)).toBeVisible();
  expect(studio.read(file)).toContain(`heading: ${heading}, theirs\n`);
  await pane(page).getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(() => studio.read(file)).toContain(`heading: ${heading}!?\n`);
  await expect(pane(page).getByRole('alert')).toHaveCount(0);
});

test('the keyboard leaves the text, which has no violation that axe can see, light and dark, at 200%', async ({
  page,
}) => {
  await editor(page).focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(editor(page)).not.toBeFocused();
  await axe(page, { part: '.text-pane' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await axe(page, { part: '.text-pane' });
  await page.setViewportSize({ width: 800, height: 500 });
  await editor(page).scrollIntoViewIfNeeded();
  await putBehind(page, 'main: true');
  const { width } = (await editor(page).boundingBox())!;
  expect(width).toBeGreaterThan(400);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(800);
  await page.emulateMedia({ colorScheme: null });
  await page.setViewportSize({ width: 1600, height: 1000 });
});

test('a text of 10,000 lines opens, and follows what is typed', async ({ page }) => {
  const list = 'lists/car-cities.yaml';
  const items = Array.from({ length: 5000 }, (_, index) => `  - value: v${index}\n    label: Value ${index}\n`);
  const text = studio.read(list) + items.join('');
  const number = text.split('\n').indexOf('  - value: v4990') + 1;
  const place = text.slice(text.indexOf('items:')).match(/^ {2}- /gm)!.length - 10;
  studio.write(list, text);
  await page.evaluate(
    ([file, at]) => {
      sessionStorage.setItem('studio:place', JSON.stringify({ file: `config/${file}`, path: ['items', at] }));
      sessionStorage.setItem('studio:text', 'false');
    },
    [list, place] as const,
  );
  await page.reload();
  await expect(panel(page)).toContainText(`${list}:${number}`);
  await page.keyboard.press('Alt+t');
  await expect(page.locator('.cm-opened')).toContainText('value: v4990');
  await putBehind(page, 'label: Value 4990');
  await page.keyboard.type('x');
  await expect(line(page, 'label: Value 4990x')).toBeVisible();
  await expect(state(page)).toHaveText(/The page shows it|Saved/);
  await page.keyboard.press('Enter');
  await page.keyboard.type('n');
  await expect(options(page).first()).toBeVisible();
});
