import { expect as expectOf, type Browser, type Locator, type Page } from '@playwright/test';
import { launchBrowser } from '../support/built-site.ts';
import { startDev, type DevServer } from '../support/dev-server.ts';
import type { Action, See } from './guide.ts';

/** A development server compiles a page when it is first requested, which is slow on a busy machine. */
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

  /** Does the actions of a step, and expects the page to show its texts. */
  async see(step: See): Promise<void> {
    const main = (this.page ?? (await this.open(step))).getByRole('main');
    for (const action of step.actions) await act(action, main);
    for (const text of step.shows) await expect(main, `${step.at}: ${text}`).toContainText(text);
  }

  /** Closes the page at the end of a guide. The server keeps running, and notices that the config is restored. */
  async leave(): Promise<void> {
    await this.page?.close();
    this.page = undefined;
  }

  /** Stops the server, which does not notice changes of contracts. Opening the next page restarts it. */
  async stopServer(): Promise<void> {
    await this.dev?.stop();
    this.dev = undefined;
  }

  /** Closes everything, after all guides. */
  async close(): Promise<void> {
    await this.stopServer();
    await this.browser?.close();
  }
}

async function act(action: Action, main: Locator): Promise<void> {
  if ('into' in action) return main.getByLabel(action.into).first().fill(action.type);
  const name = action.press;
  const choice = main
    .getByRole('radio', { name })
    .or(main.getByRole('checkbox', { name }))
    .or(main.getByRole('switch', { name }));
  await main.getByRole('button', { name }).or(choice).first().waitFor();
  return (await choice.count()) > 0 ? choice.check() : main.getByRole('button', { name }).click();
}
