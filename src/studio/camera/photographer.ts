import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { accompany } from '../../tools/vite/companion.ts';
import { pictureFlag, visitKey } from '../frame/visit.ts';
import type { PictureView } from './subjects.ts';

/** This only ends a page that never comes to rest: a busy machine takes more than a minute for the first page. */
const wait = { timeout: 180_000 };

/** Takes pictures of the site in a folder, rendered with the code of the project. Starts what it needs on first use. */
export class Photographer {
  private server: ViteDevServer | undefined;
  private readonly contexts = new Map<number, BrowserContext>();

  /** `name`: of its cache folder. */
  constructor(
    private readonly browser: Browser,
    private readonly project: string,
    private readonly root: string,
    private readonly name: string,
  ) {}

  async take({ path, visit }: PictureView, width: number): Promise<Buffer> {
    const page = await (await this.context(width)).newPage();
    try {
      const set = [pictureFlag, visitKey, visit && JSON.stringify(visit)];
      await page.addInitScript(
        `globalThis[${JSON.stringify(set[0])}] = true;` +
          (visit ? `sessionStorage.setItem(${JSON.stringify(set[1])}, ${JSON.stringify(set[2])});` : ''),
      );
      const query = visit?.step === undefined ? '' : `?step=${encodeURIComponent(visit.step)}`;
      await page.goto(`${await this.url()}${path}${query}`, { waitUntil: 'networkidle', ...wait });
      await untilDrawn(page);
      return await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', ...wait });
    } catch (cause) {
      throw new Error(`No picture of ${path} could be taken: ${(cause as Error).message}`, { cause });
    } finally {
      await page.close();
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.contexts.values()].map((context) => context.close()));
    await this.server?.close();
  }

  private async context(width: number): Promise<BrowserContext> {
    const known = this.contexts.get(width);
    if (known) return known;
    const made = await this.browser.newContext({
      viewport: { width, height: width < 600 ? 780 : 900 },
      colorScheme: 'light',
      reducedMotion: 'reduce',
      locale: 'en-IN',
    });
    this.contexts.set(width, made);
    return made;
  }

  private async url(): Promise<string> {
    this.server ??= await this.started();
    return `http://127.0.0.1:${(this.server.httpServer?.address() as { port: number }).port}`;
  }

  private async started(): Promise<ViteDevServer> {
    // vite.config.ts reads this.
    process.env.SITE_ROOT = this.root;
    const server = await createServer({
      configFile: join(this.project, 'vite.config.ts'),
      root: this.project,
      cacheDir: join(this.project, `node_modules/.cache/vite-pictures-${this.name}`),
      logLevel: 'silent',
      plugins: [visitorSite()],
      server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
    });
    return server.listen();
  }
}

/** The site as visitors see it, with the script that plays a visitor. */
const visitorSite = () =>
  accompany({
    unsaved: new Map(),
    scripts: ['/src/studio/frame/visitor/play.ts'],
    dressed: (symbols) => symbols,
    begin: () => undefined,
    isOwn: () => false,
    wentOn: () => undefined,
    changed: () => undefined,
  });

/** Waits until all of a page is rendered: with `details` open, and lazy images loaded. */
async function untilDrawn(page: Page): Promise<void> {
  await page.waitForFunction("document.querySelector('main')?.textContent?.trim()", undefined, wait);
  await page.evaluate(`(async () => {
    document.querySelectorAll('img[loading=lazy]').forEach((image) => image.setAttribute('loading', 'eager'));
    document.querySelectorAll('details').forEach((details) => (details.open = true));
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  })()`);
  await page.waitForLoadState('networkidle', wait);
}
