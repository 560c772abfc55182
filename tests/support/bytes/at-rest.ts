import type { Browser, Page } from '@playwright/test';
import { launchBrowser, serveBuild } from '../built-site.ts';
import { chunkReader } from './chunks.ts';

/** JavaScript that an untouched page has loaded when it is at rest, in KB of 1000 bytes, Brotli. */
export interface RestBytes {
  readonly route: string;
  readonly size: number;
  readonly scripts: number;
}

/** The most scripts that a page may have loaded at rest. */
const mostScripts = 17;

/** Pages that draw a form and read from the API at once: they load both rjsf and axios. */
const formAndData: readonly string[] = ['/TermInsurance'];

/** The most that a page may have loaded at rest. */
export const restBudgetOf = (route: string): number => (formAndData.includes(route) ? 186.7 : 152.9);

export const isTooMuch = ({ route, size, scripts }: RestBytes): boolean =>
  size > restBudgetOf(route) || scripts > mostScripts;

/**
 * Opens pages of a built site on a fast connection, on which deferred scripts load by themselves, and adds up sizes.
 * Takes  `site`: the folder of the site; `routes`: paths of its pages
 */
export async function measureAtRest(site: string, routes: readonly string[]): Promise<RestBytes[]> {
  const read = chunkReader(`${site}/dist/client`);
  const { url, stop } = await serveBuild(site);
  const browser = await launchBrowser();
  try {
    const found: RestBytes[] = [];
    for (const route of routes) {
      const files = await scriptsAtRest(browser, url, route);
      const size = files.reduce((sum, file) => sum + read(file).bytes, 0) / 1000;
      found.push({ route, size, scripts: files.length });
    }
    return found.sort((a, b) => b.size - a.size);
  } finally {
    await browser.close();
    stop();
  }
}

/** The scripts that a page has requested when it is at rest, each once, by its path in the build. */
async function scriptsAtRest(browser: Browser, url: string, route: string): Promise<string[]> {
  // A low window: the form of a policy loads when it is near the window, and late fonts move it.
  const page = await browser.newPage({ viewport: { width: 1280, height: 600 } });
  // On a slow connection, a page that can wait does not load its script by itself. A busy machine can look like one.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: false, rtt: 0, downlink: 10 } }),
  );
  const files = new Set<string>();
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.endsWith('.js')) files.add(path.slice(1));
  });
  await page.goto(url + route);
  await atRest(page);
  await page.close();
  return [...files];
}

/** Waits until the page has loaded its script, which some pages load at rest, and all that follows. */
async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root')?.firstElementChild ?? {}).some((key) => key.startsWith('__react')),
  );
  await page.waitForLoadState('networkidle');
}
