import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import type { Answers } from '../../src/shared/plan/answers.ts';
import type { Example, WizardExample } from '../../src/shared/plan/config.generated.ts';
import { playsOf, type FormPlay, type WizardPlay } from '../support/plays/plays.ts';
import { expect, test } from './fixtures.ts';
import { Canaries, savedByBrowser } from './setup/canaries.ts';
import * as config from './setup/config.ts';
import { hydrated } from './setup/open.ts';
import { FormPlayer } from './setup/player/form.ts';
import { privateOf } from './setup/player/outcome.ts';
import { WizardPlayer } from './setup/player/wizard.ts';
import { embeddedForm, filledForm, giveLead, leadApi, openPolicy, submit } from './policy/page.ts';
import { openProfile } from './setup/profile.ts';

const { forms, wizards } = playsOf(join(import.meta.dirname, '../..'));

/** Walks through forms and wizards with canaries, each in a tab of its own. */
class Walk {
  /** The places readable by scripts where a canary was found, as `place: value`. */
  readonly found: string[] = [];
  readonly canaries = new Canaries();

  constructor(private readonly context: BrowserContext) {}

  async form(play: FormPlay): Promise<void> {
    const page = await this.tab();
    const player = new FormPlayer(page, play);
    const answers = (toTheEnd(play.examples)?.answers ?? {}) as Answers;
    await player.give(this.canaries.given(play.steps, answers));
    await commit(page);
    await this.look(page, `${play.file}, typed`);
    await player.submit();
    if (play.plan.submit.actions.some((action) => 'alert' in action)) await page.keyboard.press('Enter');
    await this.leave(page, play.file);
  }

  async wizard(play: WizardPlay): Promise<void> {
    const page = await this.tab();
    const example = toTheEnd(play.examples);
    if (!example) throw new Error(`${play.file} has no example that goes to its end`);
    const answers = this.canaries.given(play.steps, example.answers as Answers);
    await new WizardPlayer(page, play).visitToEnd({ ...example, answers } as WizardExample, async (index) => {
      await this.look(page, `${play.file}, step ${index + 1}`);
      return index;
    });
    await expect(page.locator(`[data-wizard] form`)).toHaveCount(0);
    await this.leave(page, play.file);
  }

  private async tab(): Promise<Page> {
    const page = await this.context.newPage();
    await page.goto('/robots.txt');
    return page;
  }

  private async leave(page: Page, place: string): Promise<void> {
    await this.look(page, `${place}, at its end`);
    await page.reload();
    await hydrated(page);
    await this.look(page, `${place}, reloaded`);
    await page.goBack();
    await this.look(page, `${place}, back`);
  }

  private async look(page: Page, place: string): Promise<void> {
    // An action may open another document, which ends the scripts of this one.
    await expect(async () => {
      const text = await savedByBrowser(page);
      this.found.push(...this.canaries.in(text).map((value) => `${place}: ${value}`));
    }).toPass();
  }
}

/** Makes the browser save the typed text, as it does by itself after a second. */
const commit = (page: Page): Promise<void> => page.evaluate(() => history.replaceState(history.state, ''));

const toTheEnd = <One extends Example | WizardExample>(examples: readonly One[]): One | undefined =>
  examples.find(({ does, errors }) => does !== undefined && errors === undefined) ?? examples[0];

test('private answers of every form and wizard are only in the request of a lead: not in files of the browser, not in storage, not in other requests', async ({
  baseURL,
}) => {
  const profile = mkdtempSync(join(tmpdir(), 'profile-'));
  const context = await openProfile(profile, baseURL!);
  try {
    const sent: string[] = [];
    context.on('request', (request) => {
      const body = request.url().endsWith('/api/leads') ? '' : (request.postData() ?? '');
      sent.push(`${request.url()} ${JSON.stringify(request.headers())} ${body}`);
    });
    await context.route('**/api/leads', (route) => route.fulfill({ status: 201, json: { reference: 'CH-7K3M-9Q2P' } }));
    const walk = new Walk(context);
    const { canaries, found } = walk;
    for (const play of forms) if (privateOf(play.steps).size > 0) await walk.form(play);
    for (const play of wizards) if (privateOf(play.steps).size > 0) await walk.wizard(play);
    await context.close();
    expect(canaries.values.length).toBeGreaterThan(forms.length);
    expect(found).toEqual([]);
    expect(canaries.onDisk(profile)).toEqual([]);
    expect(canaries.in(sent.join('\n'))).toEqual([]);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
});

test('a lead is sent in the body of one request, and the response does not repeat it', async ({ page }) => {
  const form = await filledForm(page);
  await form.getByRole('textbox', { name: 'Full name' }).fill('Canary Chaudhuri');
  const [answer] = await Promise.all([page.waitForResponse(leadApi), submit(form)]);
  expect(answer.request().postData()).toContain('Canary Chaudhuri');
  expect(await answer.text()).not.toMatch(/canary/i);
  await expect(page.getByRole('heading', { name: 'Thank you, Canary Chaudhuri' })).toBeVisible();
  expect(await savedByBrowser(page)).not.toMatch(/canary/i);
});

test('visitors cannot reach the hidden spam field, and a lead that fills it in is refused once', async ({
  page,
  allow,
}) => {
  allow(/Failed to load resource|LeadFailed/);
  await openPolicy(page);
  const form = await embeddedForm(page);
  const trap = form.locator('input[name="companyWebsite"]');
  await expect(trap).toHaveAttribute('autocomplete', 'off');
  await expect(form.getByRole('textbox')).toHaveCount(3);
  await giveLead(form);
  await form.getByRole('textbox', { name: 'Email' }).focus();
  const reached: (string | null)[] = [];
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    reached.push(await page.evaluate(() => document.activeElement!.getAttribute('name')));
  }
  expect(reached).not.toContain('companyWebsite');
  await trap.evaluate((input: HTMLInputElement) => (input.value = 'https://spam.example'));
  const [refused] = await Promise.all([page.waitForResponse(leadApi), submit(form)]);
  expect(refused.status()).toBe(422);
  await expect(form.getByRole('alert')).toContainText(config.site.texts.crash);
  const [answer] = await Promise.all([
    page.waitForResponse(leadApi),
    form.getByRole('button', { name: 'Try again' }).click(),
  ]);
  expect(answer.status()).toBe(201);
});
