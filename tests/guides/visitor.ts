import { expect as expectOf, type Browser, type Locator, type Page } from '@playwright/test';
import { launchBrowser } from '../support/built-site.ts';
import { startDev, type DevServer } from '../support/dev-server.ts';
import type { Deed, See } from './guide.ts';

/** A development server makes what a page needs when it is first asked for it: a while, on a crowded machine. */
const patience = 60_000;
const expect = expectOf.configure({ timeout: patience });

/** Looks at the pages of a guide, on a development server of its copy of the project. */
export class Visitor {
  private browser: Browser | undefined;
  private dev: DevServer | undefined;
  private page: Page | undefined;

  constructor(private readonly root: string) {}

  /** Opens the page of a step. It then stays open, and is not loaded again. */
  async open({ path }: See): Promise<Page> {
    this.browser ??= await launchBrowser();
    this.dev ??= await startDev({ site: this.root, code: this.root });
    this.page = await this.browser.newPage({ locale: 'en-IN', timezoneId: 'Asia/Kolkata' });
    await this.page.goto(this.dev.url + path, { timeout: patience });
    await expect(this.page.getByRole('main')).not.toBeEmpty();
    return this.page;
  }

  /** Does what a step tells, and expects the page to show what it says. */
  async see(step: See): Promise<void> {
    const main = (this.page ?? (await this.open(step))).getByRole('main');
    for (const deed of step.deeds) await act(deed, main);
    for (const words of step.shows) await expect(main, `${step.at}: ${words}`).toContainText(words);
  }

  /** Closes the page at the end of a guide. The server runs on, and follows the config that is taken back. */
  async leave(): Promise<void> {
    await this.page?.close();
    this.page = undefined;
  }

  /** Stops the server, which does not follow changes of contracts. The next page that is opened starts it anew. */
  async stopServer(): Promise<void> {
    await this.dev?.stop();
    this.dev = undefined;
  }

  /** Ends everything, after all guides. */
  async close(): Promise<void> {
    await this.stopServer();
    await this.browser?.close();
  }
}

async function act(deed: Deed, main: Locator): Promise<void> {
  if ('into' in deed) return main.getByLabel(deed.into).first().fill(deed.type);
  const name = deed.press;
  const choice = main
    .getByRole('radio', { name })
    .or(main.getByRole('checkbox', { name }))
    .or(main.getByRole('switch', { name }));
  await main.getByRole('button', { name }).or(choice).first().waitFor();
  return (await choice.count()) > 0 ? choice.check() : main.getByRole('button', { name }).click();
}
