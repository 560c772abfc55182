import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { isScalar, parseDocument, visit } from 'yaml';
import { readFiles } from '../../../src/compiler/read/files.ts';
import { withoutMarks } from '../../../src/studio/frame/marks.ts';
import { visitOf } from '../../../src/studio/app/visits.ts';
import type { Visit } from '../../../src/studio/frame/visit.ts';
import type { SiteAnswer } from '../../../src/studio/site/contract.ts';
import { startDev, type DevServer } from '../../support/dev-server.ts';
import { copySite, startStudio, type StudioServer } from '../../support/studio-server.ts';
import { clickAll, idleOf, isRight, type ClickedText, type Opened } from './all-texts.ts';
import { enter, go } from './go.ts';

let studio: StudioServer;
let dev: DevServer;

test.describe.configure({ mode: 'serial' });
test.setTimeout(1_200_000);

test.beforeAll(async () => {
  studio = await startStudio(copySite());
  dev = await startDev();
});
test.afterAll(async () => {
  await studio.stop();
  await dev.stop();
});

test('marks do not change what a visitor reads, and a click on a text opens its property', async ({ browser }) => {
  const bare = await browser.newPage({ viewport: { width: 1280, height: 1000 }, reducedMotion: 'reduce' });
  const bareIdle = idleOf(bare);
  // The site needs Studio's cookie. Studio's port leads to the site's.
  await bare.goto(studio.address);
  const page = await browser.newPage({ viewport: { width: 1700, height: 1000 }, reducedMotion: 'reduce' });
  const idle = idleOf(page);
  await enter(page, studio);
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  const pages = (await page.evaluate(async () => (await fetch('/__studio/api/site')).json())) as SiteAnswer;
  const routes = pages.pages.flatMap(({ addresses }) => addresses.slice(0, 2));
  const site = page.frameLocator('iframe').locator(':root');
  const other: Record<string, unknown> = {};
  const wrong: (ClickedText & { route: string })[] = [];
  const known: Opened = new Map();
  let count = 0;
  const clickEach = async (state: string, visit?: Visit) => {
    await page.frameLocator('iframe').locator('h1').first().waitFor();
    await idle();
    const clicked = await clickAll(page, known);
    count += clicked.length;
    const bad = clicked.filter((one) => !isRight(one) && !isGenerated(one, visit?.answers) && one.asked < 2);
    wrong.push(...bad.map((one) => ({ ...one, route: state })));
  };
  for (const route of routes) {
    const marked = await textOf(bare, studio.url + route, bareIdle);
    const plain = await textOf(bare, dev.url + route, bareIdle);
    if (marked !== plain) other[route] = firstDifference(marked, plain);
    await site.evaluate((_, address) => location.replace(address), route);
    await page.waitForTimeout(300);
    await clickEach(route);
  }
  for (const { route, visit, chosen, state } of visitsOf(pages)) {
    await go(page, route);
    for (const [label, value] of chosen) {
      const menu = page.getByLabel(label, { exact: true });
      if ((await menu.count()) > 0) await menu.selectOption(value);
    }
    await page.waitForTimeout(300);
    await clickEach(state, visit);
  }
  console.log(
    `${count} texts on ${routes.length} routes with ${known.size} places, ${wrong.length} open something else`,
  );
  if (process.env.SHOW) console.log(JSON.stringify({ other, wrong }, null, 1));
  expect(other).toEqual({});
  expect(wrong).toEqual([]);
});

/** Every step of every form and wizard, as a visitor sees it on arrival, and after submitting it empty. */
function visitsOf({ pages }: SiteAnswer) {
  return pages.flatMap(({ addresses: [route = '/'], forms }) =>
    forms.flatMap(({ id, steps }) =>
      (steps.length === 0 ? [''] : steps.map((step) => step.id)).flatMap((step) =>
        ['before', 'errors'].flatMap((visitor) => {
          const visit = visitOf({ form: id, step, visitor }, forms);
          const chosen = Object.entries({ Form: id, Step: step, Visitor: visitor });
          return visit ? [{ route, visit, chosen, state: `${route} ${id} ${step} ${visitor}` }] : [];
        }),
      ),
    ),
  );
}

/** The text of a page as a visitor reads it. */
async function textOf(page: Page, address: string, idle: () => Promise<void>): Promise<string> {
  await page.goto(address);
  await page.locator('h1').first().waitFor();
  await idle();
  // Lists load after the script, which a busy machine may start late. Marks may be before and after the words.
  await expect(page.getByText(/Loading.*…/)).toHaveCount(0);
  return withoutMarks(await page.evaluate(() => document.body.innerText));
}

/** Every value of the config, as text. The name of a property, such as that of a fact of a plan, has no place. */
const values = new Set<string>();
/** The answers that forms start with. */
const defaults = new Set<string>();
for (const { file, bytes } of readFiles(join(import.meta.dirname, '../../..'))) {
  // A translation repeats its English words.
  if (file.startsWith('config/translations/')) continue;
  visit(parseDocument(String(bytes)), {
    Scalar(at, { value }) {
      if (at !== 'key') values.add(String(value));
    },
    Pair(_, { key, value }) {
      if (isScalar(key) && key.value === 'default' && isScalar(value)) defaults.add(String(value.value));
    },
  });
}

/**
 * Whether a text is not of config, such as initials, a letter of an index, a year of a range, or an answer that the
 * page repeats: a click opens its block. `given`: the answers of the visitor.
 */
const isGenerated = ({ text, opened }: ClickedText, given: Visit['answers'] = {}): boolean =>
  opened?.kind === 'block' &&
  (!values.has(text) ||
    /^(?:\p{Lu}|\d{4})$/u.test(text) ||
    defaults.has(text) ||
    Object.values(given).flat().map(String).includes(text));

function firstDifference(one: string, other: string): { marked: string; plain: string } {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return { marked: one.slice(Math.max(0, at - 40), at + 60), plain: other.slice(Math.max(0, at - 40), at + 60) };
}
