import { ASSERT } from '../../../shared/engine/expressions/run.ts';
import { validate } from '../../../shared/engine/validate.ts';
import { visibleFields } from '../../../shared/engine/visible.ts';
import { stepsFor } from '../../../shared/engine/settle.ts';
import type { Answers } from '../../../shared/plan/answers.ts';
import type { Estimate } from '../../../shared/plan/estimate.ts';
import type { MessageModel } from '../../model/types.ts';
import type { Step } from '../../../shared/plan/form.ts';
import { setOf, type SimulationModel } from '../simulation-model.ts';
import { afterAnswer } from '../visitor/complete.ts';
import { isAsked } from '../visitor/control.ts';
import { markedStep, markOf, type Mark } from './marks.ts';
import { variations } from './visitors.ts';

/** The most variations of answers that are tried for one rule, and for an expression whose turns are known already. */
const maxVariations = { rule: 20_000, assert: 2_000 };

/** Searches for answers that cause messages. The real engine judges them. */
export class MessageSearch {
  /** The messages that answers have caused, each with the first of these answers. */
  readonly found = new Map<Mark, Answers>();

  constructor(private readonly model: SimulationModel) {}

  hasFound(messages: readonly MessageModel[]): boolean {
    return messages.every((message) => this.found.has(markOf(message)));
  }

  /** Tries every useful answer to one field, for visitors who see it, until all `wanted` messages are found. */
  searchField(step: Step, field: string, arrivals: Iterable<Answers>, wanted: readonly MessageModel[]): void {
    const look = this.lookAt(step);
    for (const answers of arrivals) {
      if (!visibleFields(step, answers).has(field)) continue;
      // A control without a default can be left unanswered, even one that cannot be emptied.
      if (step.plan.schema.properties[field]?.default === undefined) look(answers);
      if (this.hasFound(wanted)) return;
      for (const value of this.model.answersToTry(field)) {
        look(afterAnswer(this.model, answers, field, value));
        if (this.hasFound(wanted)) return;
      }
    }
  }

  /**
   * Varies the answers to the fields that a rule reads, for each of several visitors, until all `wanted` messages are
   * found. Answers that are known to violate the rule, or the bound of a field, with this name are tried first.
   */
  searchRule(
    step: Step,
    name: string,
    fields: readonly string[],
    arrivals: readonly Answers[],
    wanted: readonly MessageModel[],
  ): void {
    const look = this.lookAt(step);
    for (const failing of this.model.failing(setOf(this.model, step), name)) {
      for (const answers of arrivals) {
        look(Object.entries(failing).reduce((given, one) => afterAnswer(this.model, given, ...one), answers));
        if (this.hasFound(wanted)) return;
      }
    }
    let left = name.startsWith(ASSERT) ? maxVariations.assert : maxVariations.rule;
    for (const answers of arrivals) {
      const open = fields.filter((field) => this.isOpen(field, answers));
      for (const varied of variations(this.model, open, answers)) {
        if (left-- <= 0) break;
        look(varied);
        if (this.hasFound(wanted)) return;
      }
    }
  }

  /** Varies the answers to the fields that an estimate reads, until all `wanted` messages are found. */
  searchEstimate(
    estimate: (answers: Answers) => Estimate,
    fields: readonly string[],
    start: Answers,
    wanted: readonly MessageModel[],
  ): void {
    for (const answers of variations(this.model, fields, start)) {
      const { amount, note } = estimate(answers);
      for (const words of [amount, note]) if (words) this.add(words, answers);
      if (this.hasFound(wanted)) return;
    }
  }

  /** Makes a function that records which messages a visitor of a step reads with some answers. */
  private lookAt(step: Step): (answers: Answers) => void {
    const set = setOf(this.model, step);
    const marked = markedStep(step, set);
    const refusal = set.messages.find(({ of }) => of.kind === 'refusal');
    return (answers) => {
      // Here the browser itself checks the answers, and shows its own messages.
      if (step.plan.validation === 'browser') return;
      if (!stepsFor(this.model.form, answers).includes(step)) return;
      for (const { message } of validate(marked, answers, '')) if (message !== '') this.add(message, answers);
      if (refusal && validate(step, answers, '').length > 0) this.add(markOf(refusal), answers);
    };
  }

  private add(mark: Mark, answers: Answers): void {
    if (!this.found.has(mark)) this.found.set(mark, answers);
  }

  /**
   * Whether the field can be answered with these other answers: the visitor sees it, or something other than its
   * control answers it.
   */
  private isOpen(field: string, answers: Answers): boolean {
    const step = this.model.stepOf.get(field)!;
    return !isAsked(step.plan.fields[field]!) || visibleFields(step, answers).has(field);
  }
}
