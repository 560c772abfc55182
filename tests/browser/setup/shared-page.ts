import {
  expect,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  type Page,
} from '@playwright/test';
import { watch, type Guards } from './guards.ts';

/** A page that the tests of a worker use one after the other, and what it reported in the current test. */
export interface SharedPage {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly guards: Guards;
  readonly devTools: CDPSession;
  readonly settings: Settings;
}

/** Settings that a context cannot change: a test with other settings needs another context. */
export type Settings = Pick<BrowserContextOptions, 'colorScheme' | 'javaScriptEnabled' | 'timezoneId'>;

/** Methods that change a page permanently. */
const lasting = ['addInitScript', 'clock', 'exposeFunction'] as const;

/** Opens a page that several tests use. It refuses changes that cannot be undone before the next test. */
export async function openShared(browser: Browser, origin: string, settings: Settings): Promise<SharedPage> {
  const context = await browser.newContext();
  const guards = await watch(context, origin);
  const page = await context.newPage();
  for (const name of lasting) {
    const get = (): never => {
      throw new Error(`The next test would use this page with its ${name}: add test.use({ ownPage: true })`);
    };
    Object.defineProperty(page, name, { get });
  }
  return { context, page, guards, settings, devTools: await context.newCDPSession(page) };
}

/** Resets the page after a test, so that the next test finds no trace of it. */
export async function cleanUp({ context, page, guards, devTools, settings }: SharedPage): Promise<void> {
  for (const event of ['console', 'dialog', 'request', 'response'] as const) page.removeAllListeners(event);
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // A document of the site, because only there its storage can be emptied, without a script that would fill it again.
  // A page that has closed a panel may still be about to remove a history entry, which interrupts this.
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
