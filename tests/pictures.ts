import { mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import { startDev } from './support/dev-server.ts';
import { launchBrowser } from './support/built-site.ts';
import { exampleSite, type Example } from './support/reference/example-site.ts';
import { writeMark } from './support/reference/made-from.ts';

/**
 * `npm run pictures`: pictures of all examples for the reference in schemas/README.md, as on a phone of 360 px.
 * `npm run pictures -- faq fields/combobox` makes only those.
 */
const wanted = process.argv.slice(2);
const width = 360;
/** The largest height of a picture, in pixels. */
const highest = 800;
/** The space above and below it. */
const edge = 12;

async function main(): Promise<void> {
  const { root, examples } = exampleSite();
  const unknown = wanted.filter((word) => !examples.some((example) => isNamed(example, word)));
  if (unknown.length > 0) throw new Error(`No block and no control has this name: ${unknown.join(', ')}`);
  const server = await startDev({ site: root });
  const browser = await launchBrowser();
  try {
    await takeAll(browser, server.url, examples.filter(isWanted));
  } finally {
    await browser.close();
    await server.stop();
    rmSync(root, { recursive: true });
  }
}

async function takeAll(browser: Browser, url: string, examples: readonly Example[]): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: highest },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  // No frame of another site loads by itself: its picture would depend on that site.
  await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const page = await context.newPage();
  for (const example of examples) await take(page, url, example);
}

const isNamed = ({ folder, name }: Example, word: string): boolean => word === name || word === `${folder}/${name}`;

const isWanted = (example: Example): boolean =>
  example.folder !== 'plugins' &&
  example.name !== 'hidden' &&
  (wanted.length === 0 || wanted.some((word) => isNamed(example, word)));

async function take(page: Page, url: string, { folder, name, path }: Example): Promise<void> {
  await page.goto(url + path);
  await page.getByRole('main').getByRole('heading').first().waitFor();
  // Carried answers are restored when the page is loaded again.
  await page.evaluate(() =>
    history.replaceState(
      {
        ...history.state,
        usr: {
          'carried:from': 'health',
          ...{ name: 'Asha Kulkarni', mobile: '9876543210', self: true, selfAge: 38, city: 'Pune' },
        },
      },
      '',
    ),
  );
  await page.reload({ waitUntil: 'networkidle' });
  const part = folder === 'blocks' ? await block(page, name) : page.locator('form').locator('> *').first();
  await part.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const file = join('schemas/pictures', folder, `${name}.png`);
  mkdirSync(dirname(file), { recursive: true });
  await shoot(page, part, file);
  await writeMark(`${folder}/${name}`);
  console.log(`${file} ${Math.ceil(statSync(file).size / 1024)} KB`);
}

/** The block's element; one that opens is opened by the page's last button before it. */
async function block(page: Page, name: string): Promise<Locator> {
  const found = page.locator(`main [data-block="${name}"]`).first();
  if ((await found.count()) > 0 && (await found.isVisible())) return found;
  await page.getByRole('main').getByRole('button').last().click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('form').waitFor();
  return dialog;
}

async function shoot(page: Page, part: Locator, path: string): Promise<void> {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${path}: nothing is to be seen`);
  const top = box.y + (await page.evaluate(() => window.scrollY)) - edge;
  await page.screenshot({
    path,
    fullPage: true,
    clip: { x: 0, y: Math.max(0, top), width, height: Math.min(box.height + 2 * edge, highest) },
  });
}

await main();
