import { expect, type Page } from '@playwright/test';
import { defaultsOf } from '../../../../src/shared/engine/answers.ts';
import type { Answers } from '../../../../src/shared/plan/answers.ts';
import type { Example } from '../../../../src/shared/plan/config.generated.ts';
import { shareAddress, offerId } from '../../../../src/site/blocks/offers/ids.ts';
import { takenBack } from '../../../../src/authoring/coverage/played.ts';
import { radioControls } from '../../../../src/compiler/model/controls.ts';
import type { FormPlay } from '../../../support/plays/plays.ts';
import { fill } from '../fill.ts';
import { open } from '../open.ts';
import { giveAll } from './controls.ts';
import { startWithout } from './defaults.ts';
import { expectActions, expectRefusal, privateOf, type Stage } from './outcome.ts';
import * as config from '../config.ts';

/** How to open a form that is not shown on its page at first. */
const openers: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'fill-details': (page) => page.locator('[data-block="tiles"]').getByRole('button', { name: 'Get quotes' }).click(),
  careers: (page) =>
    page
      .getByRole('button', { name: /^Apply Now/ })
      .first()
      .click(),
  // The policy from the API can replace the prerendered one at any moment.
  lead: (page) =>
    expect(() =>
      page
        .getByRole('heading', { name: config.block('policy', 'catalog-item').lead.heading })
        .scrollIntoViewIfNeeded({ timeout: 2_000 }),
    ).toPass(),
  'plans-lead': async (page) => {
    await open(page, shareAddress('/SharedPlans', [{ id: offerId('home-lead', 'konkan-home-secure') }]));
    const { label } = config.block('shared-plans', 'offers').callBack;
    await page.locator('[data-block="offers"]').getByRole('button', { name: label }).click();
  },
};

/** Plans beside a form that stays take the focus when they are rendered. Until then, the next press would lose it. */
async function plansHaveFocus(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { usr } = (history.state ?? {}) as { usr?: Record<string, unknown> };
    return !usr?.['carried:stays'] || document.activeElement?.closest('[data-block="offers"]');
  });
}

/**
 * Plays the examples of one form on its page: gives the answers of an example, empties the other fields, presses the
 * button, and expects the result in the example. The page is opened again only if the form cannot be reset.
 */
export class FormPlayer {
  private readonly stage: Stage;
  private readonly posted: unknown[] = [];
  private isOpen = false;
  private given: Answers = {};

  constructor(
    private readonly page: Page,
    private readonly play: FormPlay,
  ) {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const { posted } = this;
    this.stage = {
      page,
      form: page.locator(`form[data-form="${play.plan.id}"]`).last(),
      logged,
      posted,
      secret: privateOf(play.steps),
    };
  }

  /** Answers the requests of a form that sends leads. */
  async prepare(): Promise<void> {
    const { page, play, posted } = this;
    if (!play.plan.submit.actions.some((action) => 'sendLead' in action)) return;
    await page.route('**/api/leads', (route) => {
      posted.push(route.request().postDataJSON());
      return route.fulfill({ status: 201, json: { reference: 'CH-7K3M-9Q2P' } });
    });
  }

  async show(example: Example): Promise<void> {
    const { submit } = this.play.plan;
    const plan = this.play.steps[0]!;
    if (example.day !== undefined) await this.page.clock.setFixedTime(new Date(`${example.day}T12:00Z`));
    const back = takenBack(plan.fields, example.answers as Answers, defaultsOf(plan));
    const answers: Answers = { ...defaultsOf(plan), ...(example.answers as Answers) };
    const sticks = Object.values(plan.fields).some(
      ({ name, widget }) =>
        radioControls.includes(widget) && this.given[name] !== undefined && answers[name] === undefined,
    );
    if (!this.isOpen || sticks || back.length > 0) await this.enter(back);
    const { form } = this.stage;
    await giveAll(form, Object.values(plan.fields), answers);
    this.given = answers;
    await this.expectEstimate(example);
    this.isOpen = back.length === 0;
    // An example without the result of a submit is not submitted, so the form stays as it is.
    if (!example.errors && !example.does) return;
    await giveAll(form, [], {}, example.presses ?? submit.label);
    if (example.errors) await expectRefusal(form, example.errors);
    const stays = await expectActions(this.stage, example.does ?? []);
    if (stays && example.does) await plansHaveFocus(this.page);
    this.isOpen &&= stays || (await this.comesBack(example));
  }

  /** Opens the form again and answers it. */
  async give(answers: Answers): Promise<void> {
    await this.enter([]);
    await giveAll(this.stage.form, Object.values(this.play.steps[0]!.fields), answers);
  }

  async submit(): Promise<void> {
    await giveAll(this.stage.form, [], {}, this.play.plan.submit.label);
  }

  /** Fills the same text into every text control, and submits the form. */
  async scribble(text: string): Promise<void> {
    if (!this.isOpen) await this.enter([]);
    const { submit } = this.play.plan;
    const plan = this.play.steps[0]!;
    const { form } = this.stage;
    const types = await form.evaluate(writable);
    // If the browser checks the form, it refuses the text as an email address before our script runs.
    const textFor = (type: string) => (plan.validation === 'browser' && type === 'email' ? 'asha@example.com' : text);
    const answers = Object.fromEntries(types.map(([name, type]) => [name, textFor(type)]));
    await fill(form, answers, submit.label);
  }

  private async enter(without: readonly string[]): Promise<void> {
    const { page, form } = this.stage;
    const end = without.length > 0 ? await startWithout(page, without) : undefined;
    await open(page, this.play.path);
    await openers[this.play.plan.id]?.(page);
    await expect(form).toBeVisible();
    await end?.();
    this.given = {};
  }

  private async expectEstimate({ estimate, note }: Example): Promise<void> {
    const lines = this.stage.form.locator('div:has(+ output) > p');
    if (estimate !== undefined) await expect(lines.nth(1)).toHaveText(estimate);
    if (note !== undefined) await expect(lines.nth(2)).toHaveText(note);
  }

  /** Checks the result card, and goes back to the form if the card has a button for it. */
  private async comesBack({ result }: Example): Promise<boolean> {
    const { page, form } = this.stage;
    const { result: card } = this.play.plan;
    if (result === undefined || card === undefined) return false;
    const shown = page
      .getByRole('region', { name: /\S/ })
      .filter({ has: page.locator('dd') })
      .last();
    await expect(shown.locator('dd')).toHaveText(result);
    if (card.back === undefined) return false;
    await shown.getByRole('button', { name: card.back }).click();
    await expect(form).toBeVisible();
    return true;
  }
}

/** Runs in the page: the controls that take any text, by name and type. */
function writable(form: Element): [string, string][] {
  const types = ['text', 'tel', 'email', 'search', 'password', 'textarea'];
  return [...(form as HTMLFormElement).elements]
    .map((element) => element as HTMLInputElement)
    .filter(
      (control) =>
        types.includes(control.type) && !control.readOnly && !control.ariaHidden && control.checkVisibility(),
    )
    .map(({ name, type }) => [name, type]);
}
