import { expect, test } from '@playwright/test';
import type { SiteAnswer } from '../../../src/studio/shared/answers.ts';
import { startDev, type DevServer } from '../../support/dev-server.ts';
import { draw, seedOfRun } from '../../support/draw.ts';
import { startStudio, type StudioServer } from '../../support/studio-server.ts';
import { clickAll, isRight, type ClickedText } from './all-texts.ts';

let studio: StudioServer;
let dev: DevServer;

test.describe.configure({ mode: 'serial' });
test.setTimeout(1_200_000);

test.beforeAll(async () => {
  studio = await startStudio();
  dev = await startDev();
});
test.afterAll(async () => {
  await studio.stop();
  await dev.stop();
});

/** So many routes are looked at in a run of a part of the tests. */
const some = 8;

test('marks change nothing that a visitor reads, and every text leads to its property', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 1700, height: 1000 }, reducedMotion: 'reduce' });
  await page.goto(studio.address);
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
  const site = (await page.evaluate(async () => (await fetch('/__studio/api/site')).json())) as SiteAnswer;
  const routes = draw(
    site.pages.flatMap(({ addresses }) => addresses.slice(0, 2)),
    some,
    seedOfRun(),
  );
  const plain = await browser.newPage({ viewport: { width: 1280, height: 1000 }, reducedMotion: 'reduce' });
  const other: Record<string, unknown> = {};
  const wrong: (ClickedText & { route: string })[] = [];
  let count = 0;
  for (const route of routes) {
    await page.evaluate((address) => document.querySelector('iframe')!.contentWindow!.location.replace(address), route);
    await page.waitForTimeout(300);
    await page.frameLocator('iframe').locator('h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    await plain.goto(dev.url + route);
    await plain.locator('h1').first().waitFor();
    await plain.waitForLoadState('networkidle');
    const text = await page.evaluate(() => {
      const { body } = document.querySelector('iframe')!.contentDocument!;
      return body.innerText.replaceAll(/\u2064[\u2061-\u2063]+/g, '');
    });
    const unmarked = await plain.evaluate(() => document.body.innerText);
    if (text !== unmarked) other[route] = firstDifference(text, unmarked);
    const clicked = await clickAll(page);
    count += clicked.length;
    wrong.push(...clicked.filter((one) => !isRight(one)).map((one) => ({ ...one, route })));
  }
  console.log(`${count} texts on ${routes.length} routes, ${wrong.length} that open no text`);
  if (process.env.SHOW) console.log(JSON.stringify({ other, wrong }, null, 1));
  expect(other).toEqual({});
  expect(wrong).toEqual([]);
});

function firstDifference(one: string, other: string): { marked: string; plain: string } {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return { marked: one.slice(Math.max(0, at - 40), at + 60), plain: other.slice(Math.max(0, at - 40), at + 60) };
}
