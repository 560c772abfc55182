import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';
import { gate } from '../setup/hold.ts';
import { expectAccessible } from './accessible.ts';
import { gitIn, putUnderGit } from '../../support/git-folder.ts';
import { form, page as pageConfig } from '../setup/config.ts';
import { studioTest } from './studio.ts';

const root = mkdtempSync(join(tmpdir(), 'studio-review-'));
const git = gitIn(root);

/** Creates a git repository with the config in one commit. */
function repository(): string {
  cpSync(join(import.meta.dirname, '../../../config'), join(root, 'config'), { recursive: true });
  putUnderGit(root);
  return root;
}

const { test, studio } = studioTest({ root: repository });

const about = 'pages/about.yaml';
const contact = 'pages/contact.yaml';
const contactTitle = pageConfig('contact').title as unknown as string;
const login = 'forms/login.yaml';
const button = (page: Page): Locator => page.getByRole('button', { name: /^Review/ });
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Changes since the last commit' });
const heading = pageConfig('about').blocks.find(({ block }) => block === 'hero')!.heading as unknown as string;
const close = (page: Page) => dialog(page).getByRole('button', { name: 'Close' }).click();

function change(file: string, from: string, to: string): void {
  const text = studio.read(file);
  if (!text.includes(from)) throw new Error(`${file} does not contain "${from}"`);
  studio.write(file, text.replace(from, to));
}

test('the list says when nothing has changed since the last commit', async ({ page }) => {
  await expect(button(page)).toContainText('0 changes');
  await button(page).click();
  await expect(dialog(page)).toContainText('Nothing has changed since the last commit.');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
});

test('a change is listed with the text that differs, and a click opens it', async ({ page }) => {
  change(about, heading, `${heading} or rent`);
  await expect(button(page)).toContainText('1 change');
  await button(page).click();
  const file = dialog(page).getByRole('article', { name: 'Page "about"' });
  await expect(file.locator('ins')).toHaveText(/or rent/);
  await expect(file.locator('del')).toHaveCount(0);
  await expectAccessible(page);
  await file.getByRole('button', { name: /^pages\/about\.yaml:\d+$/ }).click();
  await expect(dialog(page)).toHaveCount(0);
  const panel = page.getByRole('complementary', { name: 'Properties' });
  await expect(panel.getByRole('textbox', { name: 'Value' })).toHaveValue(`${heading} or rent`);
});

test('an old answer that arrives late does not replace a newer one', async ({ page }) => {
  const [asked, late] = [gate(), gate()];
  const url = '**/__studio/api/review';
  await page.route(
    url,
    async (route) => {
      const response = await route.fetch();
      asked.open();
      await late.opened;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await button(page).click();
  await asked.opened;
  change(about, `${heading} or rent`, `${heading} or hire`);
  change(contact, contactTitle, `${contactTitle} now`);
  await expect(button(page)).toContainText('2 changes');
  const answered = page.waitForResponse(url);
  late.open();
  await (await answered).finished();
  // After two frames, the page has rendered the late answer.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expect(button(page)).toContainText('2 changes');
  await close(page);
  change(contact, `${contactTitle} now`, contactTitle);
  change(about, `${heading} or hire`, `${heading} or rent`);
  await expect(button(page)).toContainText('1 change');
});

test('one change is reverted exactly, the other stays, and Undo restores the reverted one', async ({ page }) => {
  const before = studio.read(about);
  change(contact, contactTitle, `${contactTitle} today`);
  await expect(button(page)).toContainText('2 changes');
  await button(page).click();
  await dialog(page)
    .getByRole('button', { name: /^Revert: Page "about"/ })
    .click();
  await expect.poll(() => git('diff', '--name-only')).toBe(`config/${contact}`);
  await expect(dialog(page).getByRole('article')).toHaveCount(1);
  await close(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => studio.read(about)).toBe(before);
  await expect(button(page)).toContainText('2 changes');
});

test('pictures show only the parts that differ, before and now, on a phone and on a desktop', async ({ page }) => {
  await button(page).click();
  await dialog(page).getByRole('button', { name: 'Take pictures' }).click();
  await expect(dialog(page).getByRole('progressbar')).toBeVisible();
  const shown = dialog(page).getByRole('article', { name: '/About' }).getByRole('group');
  await expect(
    dialog(page)
      .getByText(/^\d+ taken\.$/)
      .or(dialog(page).getByRole('alert')),
  ).toBeVisible({ timeout: 500_000 });
  await expect(dialog(page).getByRole('alert')).toHaveCount(0);
  await expect(shown.first().getByRole('img')).toHaveCount(2);
  const sizes = await shown
    .getByRole('img')
    .evaluateAll((images) =>
      images.map((image) => [(image as HTMLImageElement).naturalWidth, (image as HTMLImageElement).naturalHeight]),
    );
  expect(new Set(sizes.map(([width]) => width))).toEqual(new Set([390, 1280]));
  // The page is many screens long.
  for (const [, height] of sizes) expect(height).toBeLessThan(900);
  await expectAccessible(page);
  await close(page);
});

test('examples with a new result are listed, and the new result can be accepted', async ({ page }) => {
  const [rules] = Object.values(form('login').messages);
  const message = Object.values(rules as Record<string, string>)[0]!;
  const before = studio.read(login);
  studio.write(login, before.replace(`${message}`, `${message}, please`));
  await button(page).click();
  const over = dialog(page).getByRole('button', { name: /^Accept:/ });
  await expect(over.first()).toBeVisible();
  await expect(dialog(page).getByRole('region', { name: 'Examples with a new result' })).toContainText(
    `${message}, please`,
  );
  const all = dialog(page).getByRole('button', { name: 'Accept all' });
  await ((await all.count()) > 0 ? all : over.first()).click();
  await expect.poll(() => studio.read(login).split(`${message}, please`).length).toBeGreaterThan(2);
  await expect(over).toHaveCount(0);
  await close(page);
});

test('examples that lack an answer to a newly required question can be filled in, and then end as before', async ({
  page,
}) => {
  const enquiry = 'forms/enquiry.yaml';
  const before = studio.read(enquiry);
  studio.write(
    enquiry,
    before
      .replace('phone, message]', 'phone, message, time]')
      .replace('title: Message }', 'title: Message }\n    time: { type: string, title: Time of day }')
      .replace('Message is required', 'Message is required\n  time:\n    required: Name a time'),
  );
  await button(page).click();
  const changed = dialog(page).getByRole('region', { name: 'Examples with a new result' });
  const fill = changed.getByRole('button', { name: 'Fill in an answer: forms/enquiry.yaml' });
  await expect(changed).toContainText('4 examples have no answer to “Time of day”');
  await expectAccessible(page);
  await fill.press('Enter');
  await expect(fill).toHaveCount(0);
  await expect(dialog(page).getByRole('heading', { level: 2 })).toBeFocused();
  await expect.poll(() => studio.read(enquiry).match(/, time: /g)).toHaveLength(4);
  // Those of missing answers get the new message, which is right.
  await expect(changed.getByRole('button', { name: /^Accept:/ })).toHaveCount(2);
  const file = dialog(page).getByRole('article', { name: 'Form "enquiry"' });
  await expect(file).toHaveCount(1);
  studio.write(enquiry, before);
  await expect(file).toHaveCount(0);
  await close(page);
});

test('all changes are committed on a new branch, with a generated message, and no other file', async ({ page }) => {
  await button(page).click();
  const files = git('diff', '--name-only').split('\n');
  expect(files).toContain('config/pages/about.yaml');
  execFileSync('sh', ['-c', 'echo mine > notes.txt && git add notes.txt'], { cwd: root });
  const box = dialog(page).getByRole('textbox', { name: 'Message' });
  await expect(box).toHaveValue(/^Change .*\n\n- /);
  await expect(dialog(page).getByRole('textbox', { name: 'Branch' })).toHaveValue(/^studio\//);
  await dialog(page).getByRole('textbox', { name: 'Branch' }).fill('main');
  await dialog(page).getByRole('button', { name: 'Commit' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Changes reach main by a review');
  await dialog(page).getByRole('textbox', { name: 'Branch' }).fill('studio/words');
  await box.fill(`Say it better\n\n${await box.inputValue()}`);
  await dialog(page).getByRole('button', { name: 'Commit' }).click();
  await expect(dialog(page).getByText(/files are committed on studio\/words: [0-9a-f]{10}/)).toBeVisible();
  expect(git('log', '-1', '--format=%an %s')).toBe('Asha Kulkarni Say it better');
  expect(git('diff', '--name-only', 'main', 'studio/words').split('\n')).toEqual(files);
  expect(git('status', '--porcelain', '--untracked-files=no')).toBe('A  notes.txt');
  await expect(dialog(page)).toContainText('Nothing has changed since the last commit.');
  await close(page);
});

test('all changes are reverted once the manager confirms', async ({ page }) => {
  change(about, `${heading} or rent`, 'Something else');
  studio.write('pages/about-us.yaml', studio.read(about).replace('path: /About', 'path: /AboutUs'));
  await expect(button(page)).toContainText('2 changes');
  await button(page).click();
  await dialog(page).getByRole('button', { name: 'Revert all' }).click();
  await expect(dialog(page).getByRole('button', { name: 'No, keep them' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  const yes = dialog(page).getByRole('button', { name: 'Yes, revert all' });
  await expect(yes).toBeFocused();
  change(contact, contactTitle, `${contactTitle} now`);
  await expect(dialog(page)).toContainText('all 3 changes');
  await expect(yes).toBeFocused();
  expect(git('status', '--porcelain', 'config')).not.toBe('');
  await yes.click();
  await expect.poll(() => git('status', '--porcelain', 'config')).toBe('');
  await close(page);
});

test('the preview opens with a double click and at any address, and says that it is a preview', async ({
  page,
  browser,
}) => {
  await button(page).click();
  await dialog(page).getByRole('button', { name: 'Write the preview' }).click();
  await expect(dialog(page).getByText(/pages are in .*preview\. Open index\.html there\.$/)).toBeVisible({
    timeout: 500_000,
  });
  const folder = join(root, 'preview');
  expect(git('status', '--porcelain', '--untracked-files=all')).not.toContain('preview');
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  for (const name of pages) {
    const html = readFileSync(join(folder, name), 'utf8');
    expect(html, name).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(html, name).toContain('This is a preview of a change');
    expect(html, name).not.toMatch(/<script|(?:href|src)="\/|url\(\//);
  }
  const visitor = await browser.newPage();
  const server = await served(folder, '/any/where/');
  for (const start of [pathToFileURL(join(folder, 'index.html')).href, `${server.url}index.html`]) {
    const failed: string[] = [];
    visitor.on('requestfailed', (request) => failed.push(request.url()));
    visitor.on('response', (response) => !response.ok() && failed.push(response.url()));
    await visitor.goto(start);
    await expect(visitor.getByRole('note')).toBeVisible();
    const link = visitor.locator('a[href*="About/index.html"]').first();
    await link.evaluate((found) => (found as HTMLAnchorElement).click());
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText(`${heading} or rent`);
    const isStyled = () => document.styleSheets[0]!.href !== null && getComputedStyle(document.body).margin === '0px';
    expect(await visitor.evaluate(isStyled)).toBe(true);
    expect(failed).toEqual([]);
  }
  await server.stop();
  await visitor.close();
});

test('a page opened with a double click runs no module, so the preview has none', async ({ browser }) => {
  const folder = mkdtempSync(join(tmpdir(), 'double-click-'));
  writeFileSync(join(folder, 'module.js'), 'document.title += " module";');
  writeFileSync(join(folder, 'classic.js'), 'document.title += " classic";');
  const scripts = '<script type="module" src="module.js"></script><script src="classic.js"></script>';
  writeFileSync(join(folder, 'index.html'), `<!doctype html><title>Scripts:</title>${scripts}`);
  const visitor = await browser.newPage();
  await visitor.goto(pathToFileURL(join(folder, 'index.html')).href, { waitUntil: 'load' });
  await expect(visitor).toHaveTitle('Scripts: classic');
  await visitor.close();
});

const types: Readonly<Record<string, string>> = { html: 'text/html', css: 'text/css', svg: 'image/svg+xml' };

/** Serves the files of a folder at an address that is not the root of its host. */
async function served(folder: string, at: string): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '').replace(/[?#].*$/, ''));
    const file = path.startsWith(at) ? join(folder, path.slice(at.length)) : '';
    const isThere = statSync(file, { throwIfNoEntry: false })?.isFile() === true;
    response.writeHead(isThere ? 200 : 404, { 'content-type': types[file.split('.').at(-1)!] ?? 'image/png' });
    response.end(isThere ? readFileSync(file) : undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}${at}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
