import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import type { Walk } from '../src/authoring/changes/walks.ts';
import { hydrated } from './browser/setup/open.ts';
import { WizardPlayer } from './browser/setup/player/wizard.ts';
import { launchBrowser, serveBuild } from './support/built-site.ts';
import { pagePaths, translatedPaths } from './support/page-paths.ts';

/**
 * `npm run look`: a picture of every page of the built site, whole, at three widths, light and dark.
 * `npm run look -- /TermPlans /Contact --width 360 --scheme dark` makes only those. `--scheme forced` is Windows'
 * forced colours. `--language hi` takes the pages in that language. `--site` is the folder of another build, `--into`
 * the folder of the pictures, and `--open` opens folded parts, such as answers to questions. `--walks` is a file of
 * paths through wizards, whose steps are pictured too. `npm run site -- diff REF --pictures` uses these options.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', multiple: true },
    scheme: { type: 'string', multiple: true },
    language: { type: 'string' },
    open: { type: 'boolean', default: false },
    site: { type: 'string' },
    walks: { type: 'string' },
    into: { type: 'string', default: 'test-results/look' },
  },
});
type Scheme = 'light' | 'dark' | 'forced';

const folder = values.into;
const widths = (values.width ?? ['360', '768', '1280']).map(Number);
const walks = values.walks === undefined ? [] : (JSON.parse(readFileSync(values.walks, 'utf8')) as Walk[]);
const schemes = (values.scheme ?? ['light', 'dark']) as Scheme[];

async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const paths = positionals.length > 0 ? positionals : pathsIn(values.language);
  const { url, stop } = await serveBuild(values.site);
  const browser = await launchBrowser();
  for (const scheme of schemes) for (const width of widths) await shoot(browser, url, paths, width, scheme);
  await browser.close();
  stop();
}

function pathsIn(language: string | undefined): readonly string[] {
  if (language === undefined) return pagePaths();
  const translated = translatedPaths();
  const paths = translated.get(language);
  if (!paths) throw new Error(`--language ${language}: the build has ${[...translated.keys()].join(', ')}.`);
  return paths;
}

async function shoot(
  browser: Browser,
  url: string,
  paths: readonly string[],
  width: number,
  scheme: Scheme,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: width < 600 ? 780 : 900 },
    colorScheme: scheme === 'dark' ? 'dark' : 'light',
    forcedColors: scheme === 'forced' ? 'active' : 'none',
    reducedMotion: 'reduce',
  });
  const ending = `${width}${scheme === 'light' ? '' : `-${scheme}`}.png`;
  const page = await context.newPage();
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' });
    // On a busy machine the scripts may be loaded but not run yet.
    await hydrated(page);
    await take(page, `${fileName(path)}-${ending}`);
  }
  for (const walk of walks) await go(await context.newPage(), walk, ending);
  await context.close();
}

/** Takes pictures of the steps on a path through a wizard. If the path stops, later steps have none. */
async function go(page: Page, { path, plan, steps, answers, pictured }: Walk, ending: string): Promise<void> {
  // tsx names functions by a helper that is missing in the page, where some of them run.
  await page.addInitScript('globalThis.__name = (named) => named');
  const player = new WizardPlayer(page, { file: '', path, plan, steps, examples: [] });
  const at = async (index: number): Promise<number> => {
    await player.expectStep(index);
    const id = steps[index]?.id ?? '';
    if (pictured.includes(id)) await take(page, `${fileName(path)}-step-${id}-${ending}`, '[data-wizard]');
    return index;
  };
  await player.visit({ name: '', answers }, at).catch((error: unknown) => console.error(`${path}: ${String(error)}`));
  await page.close();
}

/** Takes a picture of the present page: of all of it, or of the part with an element, in full width. */
async function take(page: Page, name: string, part = 'html'): Promise<void> {
  // Pictures further down are loaded only when they are near the window.
  await page.evaluate(async (open) => {
    document.querySelectorAll('img[loading=lazy]').forEach((image) => image.setAttribute('loading', 'eager'));
    if (open) document.querySelectorAll('details').forEach((details) => (details.open = true));
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  }, values.open);
  await page.waitForLoadState('networkidle');
  const file = join(folder, name);
  const clip = await page.locator(part).evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    return { x: 0, y: top + scrollY, width: innerWidth, height };
  });
  await page.screenshot({ path: file, fullPage: true, ...(part === 'html' ? {} : { clip }) });
  console.log(file);
}

const fileName = (path: string): string => path.slice(1).replaceAll(/[^A-Za-z0-9]+/g, '-') || 'home';

await main();
