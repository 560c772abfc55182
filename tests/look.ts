import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { hydrated } from './browser/setup/open.ts';
import { launchBrowser, serveBuild } from './support/built-site.ts';
import { pagePaths } from './support/page-paths.ts';

/**
 * `npm run look`: a picture of every page of the built site, whole, at three widths, light and dark.
 * `npm run look -- /TermPlans /Contact --width 360 --scheme dark` makes just those. `--site` names the folder of
 * another build, `--into` that of the pictures, and `--open` opens what a click unfolds, such as answers to questions:
 * `npm run site -- diff REF --pictures` asks so.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', multiple: true },
    scheme: { type: 'string', multiple: true },
    open: { type: 'boolean', default: false },
    site: { type: 'string' },
    into: { type: 'string', default: 'test-results/look' },
  },
});
const folder = values.into;
const widths = (values.width ?? ['360', '768', '1280']).map(Number);
const schemes = (values.scheme ?? ['light', 'dark']) as ('light' | 'dark')[];

async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const paths = positionals.length > 0 ? positionals : pagePaths();
  const { url, stop } = await serveBuild(values.site);
  const browser = await launchBrowser();
  for (const scheme of schemes) for (const width of widths) await shoot(browser, url, paths, width, scheme);
  await browser.close();
  stop();
}

async function shoot(
  browser: Browser,
  url: string,
  paths: readonly string[],
  width: number,
  colorScheme: 'light' | 'dark',
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 780 : 900 },
    colorScheme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  for (const path of paths) {
    await page.goto(url + path, { waitUntil: 'networkidle' });
    // A busy machine may have loaded all and run nothing yet.
    await hydrated(page);
    // Pictures further down are loaded only when they come near.
    await page.evaluate((open) => {
      document.querySelectorAll('img[loading=lazy]').forEach((image) => image.setAttribute('loading', 'eager'));
      if (open) document.querySelectorAll('details').forEach((details) => (details.open = true));
    }, values.open);
    await page.waitForLoadState('networkidle');
    const file = join(folder, `${fileName(path)}-${width}${colorScheme === 'dark' ? '-dark' : ''}.png`);
    await page.screenshot({ path: file, fullPage: true });
    console.log(file);
  }
  await context.close();
}

const fileName = (path: string): string => path.slice(1).replaceAll(/[^A-Za-z0-9]+/g, '-') || 'home';

await main();
