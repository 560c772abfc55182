import { answerOf } from '../../../engine/answers.ts';
import { estimateOf } from '../../../engine/estimate.ts';
import { validate } from '../../../engine/validate.ts';
import { visibleFields } from '../../../engine/visible.ts';
import { settleSteps, stepsFor } from '../../../engine/wizard/answers.ts';
import type { Answer, Answers } from '../../../plan/answers.ts';
import type { FormModule } from '../../../plan/form.ts';
import { answered, complete } from '../visitor/complete.ts';
import { isAsked } from '../visitor/control.ts';
import type { SimulationModel, Step } from '../simulation-model.ts';
import type { States } from '../visitor/states.ts';
import { markOf, marked, markedEstimate, pathOf, type Mark } from './marks.ts';

/** The messages that generated answers brought about, each with the first of these answers. */
export type Seen = Map<Mark, Answers>;

/** One run of a step with marks. */
class Run {
  private readonly marked: Step;

  constructor(
    private readonly model: SimulationModel,
    private readonly step: Step,
    private readonly seen: Seen,
  ) {
    this.marked = marked(model, step);
  }

  /** See what is said of these answers. */
  look(answers: Answers): void {
    // The browser checks by itself, and has words of its own.
    if (this.step.plan.validation === 'browser') return;
    if (!stepsFor(this.model.wizard, answers).some(({ plan }) => plan === this.step.plan)) return;
    for (const { message } of validate(this.marked, answers, ''))
      if (message !== '' && !this.seen.has(message)) this.seen.set(message, answers);
    if (typeof this.step.plan.refusal === 'object' && validate(this.step, answers, '').length > 0)
      this.refused(answers);
  }

  private refused(answers: Answers): void {
    const mark = markOf([...pathOf(this.model, this.step), 'refusal', 'alert']);
    if (!this.seen.has(mark)) this.seen.set(mark, answers);
  }
}

/** Try every answer worth trying on one field, for visitors who see it, until all of its messages were read. */
export function searchField(
  model: SimulationModel,
  step: Step,
  field: string,
  arrivals: () => Iterable<Answers>,
  seen: Seen,
  isDone: () => boolean,
): void {
  const run = new Run(model, step, seen);
  for (const answers of arrivals()) {
    if (!visibleFields(step, answers).has(field)) continue;
    for (const value of model.tries(field)) {
      run.look(answered(model, answers, field, value));
      if (isDone()) return;
    }
  }
}

/** How many answers of each field a search for what rules find tries. */
const few = 8;

/**
 * Try, on the fields that a rule reads, each answer worth trying alone and two together, starting from several visitors: one
 * who answers nothing more, some who give all of them the same answer, and some who give each another.
 */
export function searchRule(
  model: SimulationModel,
  step: Step,
  fields: readonly string[],
  arrivals: readonly Answers[],
  seen: Seen,
  isDone: () => boolean,
): void {
  const run = new Run(model, step, seen);
  for (const answers of arrivals) {
    for (const tried of variations(
      model,
      fields.filter((field) => isOpen(model, field, answers)),
      answers,
    )) {
      run.look(tried);
      if (isDone()) return;
    }
  }
}

/** Whether the visitor can answer it as things stand, or something else can. */
function isOpen({ stepOf }: SimulationModel, field: string, answers: Answers): boolean {
  const step = stepOf.get(field)!;
  return !isAsked(step.plan.fields[field]!) || visibleFields(step, answers).has(field);
}

/** The same for the formula of a form. */
export function searchEstimate(
  model: SimulationModel,
  form: FormModule,
  fields: readonly string[],
  seen: Seen,
  isDone: () => boolean,
): void {
  const run = markedEstimate(form);
  for (const answers of variations(model, fields, {})) {
    const note = estimateOf(run, answers)?.note;
    if (note !== undefined && !seen.has(note)) seen.set(note, answers);
    if (isDone()) return;
  }
}

function* variations(model: SimulationModel, fields: readonly string[], start: Answers): Generator<Answers> {
  const values = new Map(
    fields.map((field) => [
      field,
      [...new Set([undefined, ...model.tries(field)])]
        .filter((value) => value === undefined || model.good(field).includes(value))
        .slice(0, few),
    ]),
  );
  const filled = (at: (index: number) => number) =>
    fields.reduce(
      (answers, field, index) => given(model, answers, field, values.get(field)?.at(1 + (at(index) % (few - 1)))),
      start,
    );
  const places = Array.from({ length: few - 1 }, (_, at) => at);
  const starts = [start, ...places.flatMap((at) => [filled((index) => at + index), filled(() => at)])];
  const moves = fields.flatMap((field, index) => (values.get(field) ?? []).map((value) => ({ field, index, value })));
  for (const from of starts) {
    yield from;
    for (const { field, value } of moves) yield given(model, from, field, value);
  }
  for (const from of starts) {
    for (const { field, index, value } of moves) {
      const one = given(model, from, field, value);
      for (const other of moves) if (other.index > index) yield given(model, one, other.field, other.value);
    }
  }
}

const given = (model: SimulationModel, answers: Answers, field: string, value: Answer | undefined): Answers =>
  answerOf(answers, field) === value ? answers : answered(model, answers, field, value);

/** Visitors in front of a step, one for each state of the factors on which something depends, if such a state leads there. */
export function* arrivalsAt(
  model: SimulationModel,
  step: Step,
  base: Answers,
  factors: readonly States[],
): Generator<Answers> {
  yield complete(model, base, { until: step.plan.id }).answers;
  for (const { factor, all } of factors) {
    for (const state of all) {
      const others = Object.fromEntries(Object.entries(base).filter(([field]) => !factor.includes(field)));
      const { answers, stuck } = complete(model, settleSteps(model.wizard, { ...others, ...state.answers }), {
        until: step.plan.id,
        kept: factor,
      });
      if (!stuck) yield answers;
    }
  }
}
