import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { parseDocument, visit } from 'yaml';
import { readFiles } from '../../../src/compiler/read/files.ts';
import { withoutMarks } from '../../../src/studio/shared/marks.ts';
import type { SiteAnswer } from '../../../src/studio/shared/contract/site.ts';
import { startStudio, type StudioServer } from '../../support/studio-server.ts';
import { clickAll, idleOf, isRight, type ClickedText } from './all-texts.ts';
import { enter } from './go.ts';

let studio: StudioServer;

test.setTimeout(1_200_000);

test.beforeAll(async () => {
  studio = await startStudio();
});
test.afterAll(() => studio.stop());

test('marks change nothing that a visitor reads, and every text leads to its property', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 1700, height: 1000 }, reducedMotion: 'reduce' });
  const idle = idleOf(page);
  await enter(page, studio);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  const { width, height } = (await page.locator('iframe').boundingBox())!;
  const viewport = { width: Math.round(width), height: Math.round(height) };
  const plain = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  const site = (await page.evaluate(async () => (await fetch('/__studio/api/site')).json())) as SiteAnswer;
  const routes = site.pages.flatMap(({ addresses }) => addresses.slice(0, 2));
  const other: Record<string, unknown> = {};
  const wrong: (ClickedText & { route: string })[] = [];
  let count = 0;
  for (const route of routes) {
    await page.evaluate(showInFrame, route);
    await frame.locator('html:not([data-left]) h1').first().waitFor();
    await idle();
    const [marked, unmarked] = [withoutMarks(await frame.locator('body').innerText()), await wordsOf(plain, route)];
    if (marked !== unmarked) other[route] = firstDifference(marked, unmarked);
    const clicked = await clickAll(page);
    count += clicked.length;
    wrong.push(...clicked.filter((one) => !isRight(one) && !isMade(one)).map((one) => ({ ...one, route })));
  }
  expect(count).toBeGreaterThan(routes.length);
  expect(other).toEqual({});
  expect(wrong).toEqual([]);
});

/** Runs in the page. Marks the document that the frame leaves. */
function showInFrame(address: string): void {
  const { document: shown, location } = document.querySelector('iframe')!.contentWindow!;
  shown.documentElement.dataset.left = '';
  location.replace(address);
}

/** The words of a page of the built site. */
async function wordsOf(page: Page, address: string): Promise<string> {
  await page.goto(address);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => document.body.innerText);
}

/** Every value in config that is not a map or list, as a text. */
const values = new Set(
  readFiles(join(import.meta.dirname, '../../..')).flatMap(({ bytes }) => {
    const found: string[] = [];
    visit(parseDocument(String(bytes)), { Scalar: (_, { value }) => void found.push(String(value)) });
    return found;
  }),
);

/** Whether words are made by code, such as initials, and are nowhere in config: a click opens their block. */
const isMade = ({ words, opened }: ClickedText): boolean => opened?.kind === 'block' && !values.has(words);

function firstDifference(one: string, other: string): { marked: string; unmarked: string } {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return { marked: one.slice(Math.max(0, at - 40), at + 60), unmarked: other.slice(Math.max(0, at - 40), at + 60) };
}
