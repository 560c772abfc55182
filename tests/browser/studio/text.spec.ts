import { expect, type Page } from '@playwright/test';
import { axe } from '../setup/axe.ts';
import { go } from './go.ts';
import { panel, reloadWith } from './open.ts';
import { studioTest } from './studio.ts';

/** The files of the editor that the browser has loaded. */
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
const line = (page: Page, text: string) => editor(page).locator('.cm-line', { hasText: text });
const options = (page: Page) => page.getByRole('listbox').getByRole('option');
const headline = () => frame.getByRole('heading', { level: 1 });
/** The value of a key in the file. */
const valueOf = (key: string): string => new RegExp(`^[ -]*${key}: (.*)$`, 'm').exec(studio.read(file))![1]!;

/** Puts the cursor at the end of the line that contains a text. */
async function cursorAfter(page: Page, text: string): Promise<void> {
  await line(page, text).click();
  await page.keyboard.press('End');
}

/** Accepts the first suggestion. The editor ignores Enter for its first 75 ms, because no one has read it yet. */
async function accept(page: Page, text: RegExp): Promise<void> {
  await expect(options(page).first()).toHaveText(text);
  await page.waitForTimeout(150);
  await page.keyboard.press('Enter');
}

test('the text editor loads when it is opened, and shows what was clicked', async ({ page }) => {
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

test('typed text appears in the frame, the panel and the file, and the cursor stays in the editor', async ({
  page,
}) => {
  const heading = valueOf('heading');
  await cursorAfter(page, `heading: ${heading}`);
  await page.keyboard.type(' now');
  await expect(headline()).toContainText(`${heading} now`);
  await expect(box(page)).toHaveValue(`${heading} now`);
  await expect(editor(page)).toBeFocused();
  await expect.poll(() => valueOf('heading')).toBe(`${heading} now`);
  await expect(state(page)).toHaveText('Shown. Checked. On disk.');
});

test('the panel follows the cursor, and the cursor follows a click in the frame', async ({ page }) => {
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

test('a change in the panel appears in the editor at once, and the selection there stays', async ({ page }) => {
  await line(page, 'lead: ').dblclick();
  const selected = () => page.evaluate(() => String(getSelection()));
  await expect.poll(selected).toMatch(/^\w+$/);
  const text = await selected();
  const lead = valueOf('lead');
  await expect(box(page)).toHaveValue(lead);
  await box(page).press('Control+End');
  await box(page).pressSequentially(' It is free.');
  await expect(line(page, 'lead: ')).toContainText(`${lead} It is free.`);
  await editor(page).focus();
  await expect.poll(selected).toBe(text);
});

test('missing keys are completed, with the beginning of their value', async ({ page }) => {
  await cursorAfter(page, 'picture: ');
  await page.keyboard.press('Enter');
  await page.keyboard.type('eyeb');
  await accept(page, /^eyebrow/);
  await page.keyboard.type('Sign in');
  await expect(line(page, 'eyebrow: Sign in')).toHaveText('    eyebrow: Sign in');
  await expect(frame.locator('main').getByText('Sign in')).toBeVisible();
  await expect.poll(() => studio.read(file)).toContain('\n    eyebrow: Sign in\n');
});

test('values and names are completed', async ({ page }) => {
  await cursorAfter(page, 'main: ');
  await page.keyboard.press('Control+Backspace');
  await page.keyboard.press('Control+Space');
  await expect(options(page)).toHaveText(['true']);
  await page.keyboard.press('Escape');
  await page.keyboard.type('true');
  await cursorAfter(page, 'form: login');
  await page.keyboard.press('Control+Backspace');
  await page.keyboard.type('enq');
  await accept(page, /^enquiry/);
  await expect(line(page, 'form: enquiry')).toHaveText('    form: enquiry');
  for (let letter = 0; letter < 'enquiry'.length; letter += 1) await page.keyboard.press('Backspace');
  await page.keyboard.type('login');
  await page.keyboard.press('Escape');
  await expect(state(page)).toHaveText('Shown. Checked. On disk.');
});

test('a key shows its description when the mouse is over it', async ({ page }) => {
  await line(page, 'main: true').locator('.y-key').hover();
  await expect(page.locator('.tip strong')).toHaveText('main');
  await page.mouse.move(0, 0);
  await expect(page.locator('.tip')).toHaveCount(0);
});

test('a problem is underlined; the panel and the editor have a button that fixes it; one Undo reverts the fix', async ({
  page,
}) => {
  await cursorAfter(page, 'form: login');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('on');
  await page.keyboard.press('Escape');
  await expect(page.locator('.cm-lintRange-error')).toHaveText('logon');
  await expect(state(page)).toContainText('Not shown and not on disk');
  expect(studio.read(file)).toContain('form: login\n');
  const fix = { name: 'Fix: write login' };
  await panel(page).getByRole('button', fix).last().click();
  await expect(line(page, 'form: login')).toBeVisible();
  await expect(panel(page).getByRole('heading', { name: 'No problem.' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.cm-lintRange-error')).toHaveText('logon');
  await page.locator('.cm-lintRange-error').hover();
  await page.locator('.cm-tooltip-lint').getByRole('button', fix).click();
  await expect(state(page)).toHaveText('Shown. Checked. On disk.');
  await expect(page.locator('.cm-lintRange-error')).toHaveCount(0);
  await editor(page).focus();
  await page.keyboard.press('Control+z');
  await expect(page.locator('.cm-lintRange-error')).toHaveText('logon');
  await page.keyboard.press('Control+Shift+z');
  await expect(state(page)).toHaveText('Shown. Checked. On disk.');
  expect(studio.read(file)).toContain('form: login\n');
});

test('F12 opens the declaration of a name, and Shift+F12 lists its places', async ({ page }) => {
  await cursorAfter(page, 'form: login');
  await page.keyboard.press('F12');
  await expect(editor(page)).toHaveAccessibleName('Text of forms/login.yaml');
  await expect(editor(page)).toBeFocused();
  await line(page, 'email: { type').locator('.y-key').first().click();
  // The panel has followed the cursor. From here on, nothing else opens a place.
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

test('Ctrl+Z undoes the last change, in any file', async ({ page }) => {
  const [form, before] = [studio.read('forms/login.yaml'), studio.read(file)];
  await cursorAfter(page, 'description: ');
  // Inserted at once: keys with pauses between them, as on a busy machine, are undone one by one.
  await page.keyboard.insertText(' Indeed.');
  await expect.poll(() => studio.read('forms/login.yaml')).not.toBe(form);
  await page.keyboard.press('Control+z');
  await expect(line(page, 'Indeed.')).toHaveCount(0);
  await expect.poll(() => studio.read('forms/login.yaml')).toBe(form);
  await page.keyboard.press('Control+z');
  await expect(editor(page)).toHaveAccessibleName(`Text of ${file}`);
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('Control+Shift+z');
  await expect(state(page)).toHaveText('Shown. Checked. On disk.');
  expect(studio.read(file)).toBe(before);
});

test('changes by another program are merged; if both changed the same text, the manager decides', async ({ page }) => {
  const writeElsewhere = (from: string, to: string) => {
    const text = studio.read(file);
    expect(text).toContain(from);
    studio.write(file, text.replace(from, to));
  };
  // The other program writes after the manager has seen the text and before it is saved.
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
  await meanwhile(() => writeElsewhere('eyebrow: Sign in', 'eyebrow: Come in'));
  await cursorAfter(page, `heading: ${heading}`);
  await page.keyboard.type('!');
  await expect(line(page, 'eyebrow: Come in')).toBeVisible();
  await expect.poll(() => studio.read(file)).toContain(`heading: ${heading}!\n`);
  expect(studio.read(file)).toContain('eyebrow: Come in\n');
  await expect(state(page)).toHaveText('Shown. Checked. On disk.');

  await meanwhile(() => writeElsewhere(`heading: ${heading}!`, `heading: ${heading}, theirs`));
  await cursorAfter(page, `heading: ${heading}!`);
  await page.keyboard.type('?');
  await expect(pane(page).getByRole('alert')).toContainText(`heading: ${heading}, theirs`);
  await expect(line(page, `heading: ${heading}!?`)).toBeVisible();
  expect(studio.read(file)).toContain(`heading: ${heading}, theirs\n`);
  await pane(page).getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(() => studio.read(file)).toContain(`heading: ${heading}!?\n`);
  await expect(pane(page).getByRole('alert')).toHaveCount(0);
});

test('Escape and Tab leave the editor, which has no axe violation, light and dark, and fits at 200% zoom', async ({
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
  await cursorAfter(page, 'main: true');
  const { width } = (await editor(page).boundingBox())!;
  expect(width).toBeGreaterThan(400);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(800);
  await page.emulateMedia({ colorScheme: null });
  await page.setViewportSize({ width: 1600, height: 1000 });
});

test('a text of 10,000 lines opens, and can be edited', async ({ page }) => {
  const list = 'lists/home-questions.yaml';
  const items = Array.from(
    { length: 5000 },
    (_, index) => `  - question: Is it ${index}?\n    answer: Yes, ${index}.\n`,
  );
  const text = studio.read(list) + items.join('');
  const number = text.split('\n').indexOf('  - question: Is it 4990?') + 1;
  const place = text.slice(text.indexOf('items:')).match(/^ {2}- /gm)!.length - 10;
  studio.write(list, text);
  await reloadWith(page, {
    'studio:place': JSON.stringify({ file: `config/${list}`, path: ['items', place] }),
    'studio:text': 'false',
  });
  await expect(panel(page)).toContainText(`${list}:${number}`);
  await page.keyboard.press('Alt+t');
  await expect(page.locator('.cm-opened')).toContainText('question: Is it 4990?');
  await cursorAfter(page, 'answer: Yes, 4990.');
  await page.keyboard.type('x');
  await expect(line(page, 'answer: Yes, 4990.x')).toBeVisible();
  await expect(state(page)).toHaveText(/Shown/);
  await page.keyboard.press('Enter');
  await page.keyboard.type('f');
  await expect(options(page).first()).toBeVisible();
});
