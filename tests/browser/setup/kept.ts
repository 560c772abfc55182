import {
  expect,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  type Page,
} from '@playwright/test';
import { watch, type Guards } from './guards.ts';

/** A page that the tests of a worker have one after the other, and what it reported since the last of them. */
export interface KeptPage {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly guards: Guards;
  readonly devTools: CDPSession;
  readonly settings: Settings;
}

/** What a context has from its start to its end: a test with other settings needs another context. */
export type Settings = Pick<BrowserContextOptions, 'colorScheme' | 'javaScriptEnabled' | 'timezoneId'>;

/** What a test does to a page for good. */
const lasting = ['addInitScript', 'clock', 'exposeFunction'] as const;

/** Opens a page to be kept. It refuses what could not be taken back before the next test has it. */
export async function openKept(browser: Browser, origin: string, settings: Settings): Promise<KeptPage> {
  const context = await browser.newContext();
  const guards = await watch(context, origin);
  const page = await context.newPage();
  for (const name of lasting) {
    const get = (): never => {
      throw new Error(`The next test would have this page with its ${name}: ask for test.use({ ownPage: true })`);
    };
    Object.defineProperty(page, name, { get });
  }
  return { context, page, guards, settings, devTools: await context.newCDPSession(page) };
}

/** Makes the page as it was before the test: the next one may not see that this one has been here. */
export async function cleanUp({ context, page, guards, devTools, settings }: KeptPage): Promise<void> {
  for (const event of ['console', 'dialog', 'request', 'response'] as const) page.removeAllListeners(event);
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // A document of the site, as only there its storage can be emptied, and without a script that would fill it again.
  // A page that takes an entry of the history back as a panel closes can still be about to, which breaks this off.
  await expect(async () => {
    await page.goto('/robots.txt');
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }).toPass();
  await context.clearCookies();
  await context.clearPermissions();
  await devTools.send('Page.resetNavigationHistory');
  await page.mouse.move(-1, -1);
  const { colorScheme = 'light' } = settings;
  await page.emulateMedia({ media: null, colorScheme, reducedMotion: 'no-preference' });
  guards.findings.length = 0;
}
