import { expect, test as base, type FrameLocator, type Page } from '@playwright/test';
import { startStudio, type StudioServer } from '../../support/studio-server.ts';
import { enter, go } from './go.ts';

let studio: StudioServer;
let only: Page;
let frame: FrameLocator;
/** What the browser has loaded of the editor. */
const loaded: string[] = [];
/** One page for all: a new browser context would ask the server for each of its hundreds of modules again. */
const test = base.extend({ page: async ({}, use) => use(only) });

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  studio = await startStudio();
  only = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
  frame = only.frameLocator('iframe');
  only.on('request', (request) => {
    if (/codemirror/.test(request.url())) loaded.push(request.url());
  });
  await enter(only, studio);
});
test.afterAll(async () => {
  await only.close();
  await studio.stop();
});

const file = 'pages/login.yaml';
const panel = (page: Page) => page.getByRole('complementary', { name: 'Properties' });
const editor = (page: Page) => page.getByRole('textbox', { name: /^Text of/ });
const line = (page: Page, words: string) => editor(page).locator('.cm-line', { hasText: words });

test('the text is loaded when it is opened', async ({ page }) => {
  await go(page, '/Login');
  const headline = frame.getByRole('heading', { level: 1 });
  await expect(headline).toContainText('Login', { timeout: 60_000 });
  await headline.click();
  await expect(panel(page).getByRole('textbox', { name: 'Value' })).toHaveValue('Login');
  expect(loaded).toEqual([]);
  await page.keyboard.press('Alt+t');
  await expect(editor(page)).toBeVisible();
  expect(loaded.length).toBeGreaterThan(0);
  await page.screenshot({ path: '/tmp/w/text-tmp/a.png' });
  await expect(editor(page).locator('.cm-opened')).toHaveText('    heading: Login');
});

test('what is typed is in the frame, the panel and the file', async ({ page }) => {
  await line(page, 'heading: Login').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' now');
  await expect(frame.getByRole('heading', { level: 1 })).toContainText('Login now');
  await expect(panel(page).getByRole('textbox', { name: 'Value' })).toHaveValue('Login now');
  await expect(editor(page)).toBeFocused();
  await expect.poll(() => studio.read(file)).toContain('heading: Login now\n');
  await page.screenshot({ path: '/tmp/w/text-tmp/b.png' });
});
