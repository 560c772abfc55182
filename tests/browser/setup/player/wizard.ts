import { expect, type Locator, type Page } from '@playwright/test';
import { pick } from '../../../../src/shared/engine/answers.ts';
import type { Answers } from '../../../../src/shared/plan/answers.ts';
import type { WizardExample } from '../../../../src/shared/plan/config.generated.ts';
import type { FieldPlan, StepPlan } from '../../../../src/shared/plan/form.ts';
import { radioControls } from '../../../../src/compiler/model/controls.ts';
import type { WizardPlay } from '../../../support/plays/plays.ts';
import { atRest, hydrated, open } from '../open.ts';
import { giveAll } from './controls.ts';
import { expectActions, expectRefusal, privateOf, type Stage } from './outcome.ts';

/**
 * Plays the examples of one wizard: gives the answers of an example step by step, until the wizard stops it or ends.
 * Steps that an earlier example has answered in the same way are not answered again: it continues where that example
 * was stopped, or starts as after a reload, which restores all but private answers.
 */
export class WizardPlayer {
  private readonly stage: Stage;
  /** The example that was stopped on the current page. */
  private before: WizardExample | undefined;
  private readonly played: WizardExample[] = [];

  constructor(
    private readonly page: Page,
    private readonly play: WizardPlay,
  ) {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    this.stage = { page, form: page.locator(`[data-wizard] form`), logged, posted: [], secret: privateOf(play.steps) };
  }

  async show(example: WizardExample): Promise<void> {
    const { steps } = this.play;
    const from = this.continuesAt(example) || (await this.enter(example));
    this.before = undefined;
    const last = steps.findIndex(
      ({ id, exits = [] }, index) =>
        id === example.stoppedAt || exits.some((exit) => exit.id === example.exit) || index === steps.length - 1,
    );
    for (const [index, step] of steps.entries())
      if (index >= from && index <= last) await this.answer(step, example, index < last);
    await this.expectEnd(example);
    this.played.push(example);
    if (example.stoppedAt !== undefined) this.before = example;
  }

  /**
   * A first visit that answers step by step up to the last. `at` is called on each step before it is answered. It may
   * go back to an earlier step, and returns the number of the step that is then shown.
   */
  async visit(example: WizardExample, at: (index: number) => Promise<number>): Promise<void> {
    const { steps, path } = this.play;
    await this.setDay(example);
    await open(this.page, path);
    for (let [index, seen] = [0, -1]; index < steps.length; index += 1) {
      if (index > seen) [seen, index] = [index, await at(index)];
      const step = steps[index];
      if (step && index < steps.length - 1) await this.answer(step, example, true);
    }
  }

  /** A first visit that answers every step and ends the wizard. `at` is as in `visit`. */
  async visitToEnd(example: WizardExample, at: (index: number) => Promise<number>): Promise<void> {
    await this.visit(example, at);
    const last = this.play.steps.at(-1);
    if (last) await this.answer(last, example, false);
  }

  /** Expects a step to be shown. */
  async expectStep(index: number): Promise<void> {
    const step = this.play.steps[index];
    if (step) await expect(this.heading(step)).toBeVisible();
  }

  /** Answers one step and leaves it, with its button unless the answer itself opens the next step. */
  private async answer(step: StepPlan, example: WizardExample, goesOn: boolean): Promise<void> {
    const { plan, steps } = this.play;
    const { form } = this.stage;
    await expect(this.heading(step)).toBeVisible();
    const next = steps[steps.indexOf(step) + 1];
    const button = next ? plan.wizard!.next : plan.submit.label;
    const [fields, answers] = [fieldsOf([step]), answersOf(example)];
    if (!goesOn || step.advanceOn === undefined) return giveAll(form, fields, answers, button);
    await giveAll(form, fields, answers);
    if (next && !(await this.arrived(next))) await giveAll(form, [], {}, button);
  }

  /** Whether the pressed choice itself has opened the next step. */
  private async arrived(next: StepPlan): Promise<boolean> {
    await atRest(this.page);
    return this.heading(next).isVisible();
  }

  private async expectEnd({ exit, stoppedAt, errors, alert, does }: WizardExample): Promise<void> {
    const { steps } = this.play;
    if (exit !== undefined) await expect(this.page.locator(`[data-wizard][data-step="${exit}"]`)).toBeVisible();
    const step = steps.find(({ id }) => id === stoppedAt);
    if (alert !== undefined) await expectActions(this.stage, [{ alert }]);
    if (step) await expect(this.heading(step)).toBeVisible();
    if (step && errors) await expectRefusal(this.stage.form, errors);
    if (does)
      await expectActions(
        this.stage,
        does,
        steps.flatMap(({ effects }) => effects.flatMap(({ set = {} }) => Object.keys(set))),
      );
  }

  private async setDay({ day }: WizardExample): Promise<void> {
    if (day !== undefined) await this.page.clock.setFixedTime(new Date(`${day}T12:00Z`));
  }

  private heading({ title }: StepPlan): Locator {
    return this.page.locator('[data-wizard]').getByRole('heading', { level: 2, name: title, exact: true });
  }

  /** The step at which this example continues the one before; 0 if it cannot. */
  private continuesAt(example: WizardExample): number {
    const { before } = this;
    const at = this.play.steps.findIndex(({ id }) => id === before?.stoppedAt);
    if (!before || at < 0 || before.day !== example.day) return 0;
    const sticks = fieldsOf(this.play.steps.slice(at, at + 1)).some(
      ({ name, widget }) =>
        radioControls.includes(widget) && !isSame(name, before, example) && answersOf(before)[name] !== undefined,
    );
    return !sticks && this.alike(before, example) >= at ? at : 0;
  }

  /** How many steps both answer in the same way. */
  private alike(one: WizardExample, other: WizardExample): number {
    const { steps } = this.play;
    const end = steps.findIndex(
      (step) => step.id === one.stoppedAt || fieldsOf([step]).some(({ name }) => !isSame(name, one, other)),
    );
    return end < 0 ? steps.length - 1 : end;
  }

  /**
   * Opens the page, as a first visit or with the answers of steps that were played before. Returns the number of the
   * step that it shows.
   */
  private async enter(example: WizardExample): Promise<number> {
    const { page, play } = this;
    const closed = play.steps.findIndex((step) =>
      fieldsOf([step]).some(({ name, private: kind }) => kind !== undefined && answersOf(example)[name] !== undefined),
    );
    const from = Math.min(
      closed < 0 ? play.steps.length : closed,
      Math.max(0, ...this.played.filter(({ day }) => day === example.day).map((one) => this.alike(one, example))),
    );
    const step = play.steps[from]?.id ?? '';
    const saved = pickOf(example, fieldsOf(play.steps.slice(0, from)));
    // A number that another control counts is given by that control.
    const counted = fieldsOf(play.steps).map(({ options }) => options.count);
    const brought = pickOf(
      example,
      fieldsOf(play.steps).filter(
        ({ name, widget }) => widget === 'hidden' && play.plan.carried.includes(name) && !counted.includes(name),
      ),
    );
    await this.setDay(example);
    if (page.url() !== 'about:blank')
      await page.evaluate(([key, text]) => (text ? sessionStorage.setItem(key, text) : sessionStorage.clear()), [
        `wizard:${play.plan.id}`,
        from > 0 ? JSON.stringify({ version: 1, answers: saved, step }) : '',
      ] as const);
    await open(page, from > 0 ? `${play.path}?step=${step}` : play.path);
    if (from > 0 || Object.keys(brought).length === 0) return from;
    await page.evaluate((usr) => history.replaceState({ usr, key: 'play' }, ''), brought);
    await page.reload();
    await hydrated(page);
    return 0;
  }
}

const answersOf = (example: WizardExample | undefined): Answers => (example?.answers ?? {}) as Answers;
const fieldsOf = (steps: readonly StepPlan[]): FieldPlan[] => steps.flatMap(({ fields }) => Object.values(fields));
const isSame = (field: string, one: WizardExample, other: WizardExample): boolean =>
  JSON.stringify(answersOf(one)[field]) === JSON.stringify(answersOf(other)[field]);
const pickOf = (example: WizardExample, fields: readonly FieldPlan[]): Answers =>
  pick(answersOf(example), (field) => fields.some(({ name }) => name === field));
