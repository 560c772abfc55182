import { answerOf, pick } from '../../../shared/engine/answers.ts';
import { visibleFields } from '../../../shared/engine/visible.ts';
import { settle } from '../../../shared/engine/settle.ts';
import type { Answer, Answers } from '../../../shared/plan/answers.ts';
import type { Step } from '../../../shared/plan/form.ts';
import type { SimulationModel } from '../simulation-model.ts';
import { afterAnswer, complete, getsThrough } from '../visitor/complete.ts';
import type { States } from '../visitor/states.ts';

/**
 * Visitors in front of a step: first the one who answers as little as possible, then one for each state of the factors
 * that leads there.
 */
export function* arrivalsAt(
  model: SimulationModel,
  step: Step,
  base: Answers,
  factors: readonly States[],
): Generator<Answers> {
  yield complete(model, base, { until: step.plan.id }).answers;
  for (const { factor, all } of factors) {
    const others = withoutFields(base, factor);
    for (const state of all) {
      const progress = complete(model, settle(model.form, { ...others, ...state.answers }), {
        until: step.plan.id,
        kept: factor,
      });
      if (getsThrough(progress)) yield progress.answers;
    }
  }
}

/**
 * Visitors in front of a step for a rule: those who see some of its fields, those who see as many of them as possible,
 * and those who answer as little as possible. `factors`: those that the fields depend on.
 */
export function ruleArrivals(
  model: SimulationModel,
  step: Step,
  fields: readonly string[],
  base: Answers,
  factors: readonly States[],
): Answers[] {
  const countShown = (answers: Answers) =>
    [...visibleFields(step, answers)].filter((field) => fields.includes(field)).length;
  /**
   * The base visitor, with each factor in the state that `choose` picks from a list ordered by the number of fields
   * that it shows.
   */
  const withStates = (choose: (ranked: readonly RankedState[]) => RankedState | undefined): Answers =>
    factors.reduce((answers, { factor, all }) => {
      const ranked = all
        .map((state) => ({ answers: state.answers, shown: countShown(state.answers) }))
        .sort((a, b) => a.shown - b.shown);
      const chosen = choose(ranked);
      return chosen ? { ...withoutFields(answers, factor), ...chosen.answers } : answers;
    }, base);
  const showingSome = withStates((ranked) => ranked.find(({ shown }) => shown > ranked[0]!.shown) ?? ranked[0]);
  const showingMost = withStates((ranked) => ranked.at(-1));
  return [showingSome, showingMost, base].map(
    (answers) => complete(model, settle(model.form, answers), { until: step.plan.id }).answers,
  );
}

interface RankedState {
  readonly answers: Answers;
  /** How many of the rule's fields this state shows. */
  readonly shown: number;
}

const withoutFields = (answers: Answers, fields: readonly string[]): Answers =>
  pick(answers, (field) => !fields.includes(field));

/** How many answers to each field are varied. One of them is no answer. */
const few = 8;

/**
 * Answers to some fields, varied first one at a time, then two together. They start from a visitor without further
 * answers, from some who give each field a different answer, and from some who give all fields the same answer.
 */
export function* variations(model: SimulationModel, fields: readonly string[], start: Answers): Generator<Answers> {
  const values = fields.map((field) => [undefined, ...model.acceptedAnswers(field)].slice(0, few));
  const filled = (numberOf: (index: number) => number) =>
    fields.reduce(
      (answers, field, index) => given(model, answers, field, values[index]?.[1 + (numberOf(index) % (few - 1))]),
      start,
    );
  const numbers = Array.from({ length: few - 1 }, (_, number) => number);
  const starts = [start, ...numbers.flatMap((number) => [filled((index) => number + index), filled(() => number)])];
  const moves = fields.flatMap((field, index) => (values[index] ?? []).map((value) => ({ field, index, value })));
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
  answerOf(answers, field) === value ? answers : afterAnswer(model, answers, field, value);
