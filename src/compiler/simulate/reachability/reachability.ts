import type { Answers } from '../../../shared/plan/answers.ts';
import { defaultsOfForm, settle, startWith, stepsFor } from '../../../shared/engine/settle.ts';
import { complete, getsThrough, type Progress } from '../visitor/complete.ts';
import { datesFrom } from '../visitor/dates.ts';
import type { Step } from '../../../shared/plan/form.ts';
import type { SimulationModel } from '../simulation-model.ts';
import { statesOf, type State, type States } from '../visitor/states.ts';

/**
 * Every state of the answers to a form or wizard, factor by factor. A factor is a set of fields that depend on each
 * other: by conditions, by choices that another answer narrows, or by effects. Answers outside of a factor change
 * nothing in it. So the states of the whole form are all combinations, and what holds for each factor, with a visitor
 * who answers the rest, holds for the whole. Each field that others depend on takes one answer of each kind that
 * conditions and narrowed choices can distinguish; every other field takes one valid answer. Rules do not connect
 * fields here: they only accept or refuse answers, and change none (see `ruleCombinations`).
 */
export interface Reachability {
  readonly model: SimulationModel;
  /** The visitor who answers as little as possible, and how far this visitor gets. */
  readonly base: Progress;
  readonly states: readonly States[];
}

export function reachability(model: SimulationModel): Reachability {
  const states = model.factors.map((factor) => statesOf(model, factor));
  return { model, base: firstVisitor(model, states), states };
}

/**
 * The visitor who answers as little as possible; if that one gets stuck, one who begins with the answers of an example,
 * or else the one who gets furthest with other answers.
 */
function firstVisitor(model: SimulationModel, states: readonly States[]): Progress {
  const defaults = defaultsOfForm(model.form);
  const first = complete(model, defaults);
  if (!first.stuck) return first;
  for (const { config } of model.formModel.examples) {
    const answers = (config.answers ?? {}) as Answers;
    const { timeZone } = model.form.steps[0]!.plan;
    for (const given of config.day === undefined ? [answers] : [answers, datesFrom(config.day, answers, timeZone)]) {
      const visitor = complete(model, startWith(model.form, given));
      if (getsThrough(visitor)) return visitor;
    }
  }
  return furthest(model, states, first);
}

/** The visitor who gets furthest when one factor after the other is brought into another state. */
function furthest(model: SimulationModel, states: readonly States[], first: Progress): Progress {
  const others = states.flatMap(({ factor, all }) =>
    all.map((state) => complete(model, withState({ model, base: first }, factor, state), { kept: factor })),
  );
  const best = others.reduce((one, other) => (isFurther(model, other, one) ? other : one), first);
  return best === first || !best.stuck ? best : furthest(model, states, best);
}

/** Whether a visitor gets to a later step than another one, or to the same one with fewer wrong answers. */
function isFurther({ form }: SimulationModel, one: Progress, other: Progress): boolean {
  const stepsBefore = ({ stuck, exit }: Progress): number => {
    if (stuck) return form.steps.findIndex(({ plan }) => plan.id === stuck.step);
    return form.steps.length + (exit === undefined ? 1 : 0);
  };
  const [mine, theirs] = [stepsBefore(one), stepsBefore(other)];
  const wrong = ({ stuck }: Progress): number => stuck?.errors.length || Infinity;
  return mine > theirs || (mine === theirs && one.stuck !== undefined && wrong(one) < wrong(other));
}

/** The number of states. */
export const stateCount = ({ states }: Reachability): number => states.reduce((sum, { all }) => sum + all.length, 0);

/** The number of states of the whole form or wizard: the combinations of the states of its factors. */
export const combinationsOf = ({ states }: Reachability): number =>
  states.reduce((product, { all }) => product * all.length, 1);

/** The answers of the base visitor with a factor in another state. */
export function withState(
  { model, base }: Pick<Reachability, 'model' | 'base'>,
  factor: readonly string[],
  state: State,
): Answers {
  const others = Object.fromEntries(Object.entries(base.answers).filter(([field]) => !factor.includes(field)));
  return settle(model.form, { ...others, ...state.answers });
}

/** The answers of a visitor who gets to a step; undefined when none does. */
export const visitorAt = (reach: Reachability, step: Step): Answers | undefined => visitorsAt(reach, step).next().value;

/**
 * The answers of every visitor who gets to a step: the one who answers as little as possible, and those who have one
 * factor in another state.
 */
export function* visitorsAt(reach: Reachability, step: Step): Generator<Answers, undefined> {
  const { model, states } = reach;
  const isThere = (progress: Progress) =>
    getsThrough(progress) && stepsFor(model.form, progress.answers).includes(step);
  for (const start of [defaultsOfForm(model.form), reach.base.answers]) {
    const visitor = complete(model, start, { until: step.plan.id });
    if (isThere(visitor)) yield visitor.answers;
  }
  for (const { factor, all } of states) {
    for (const state of all) {
      const visitor = complete(model, withState(reach, factor, state), { until: step.plan.id, kept: factor });
      if (isThere(visitor)) yield visitor.answers;
    }
  }
  return undefined;
}
