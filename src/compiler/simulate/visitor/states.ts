import { answerOf, isEmpty, ownerOf, pick } from '../../../shared/engine/answers.ts';
import { visibleFields } from '../../../shared/engine/visible.ts';
import { defaultsOfForm, settle, stepsFor } from '../../../shared/engine/settle.ts';
import { validate } from '../../../shared/engine/validate.ts';
import type { Answer, Answers } from '../../../shared/plan/answers.ts';
import { parentOf } from '../../../shared/engine/choices.ts';
import { radioControls } from '../../model/controls.ts';
import { setsOf } from '../../model/form-model.ts';
import { afterAnswer } from './complete.ts';
import { isAsked } from './control.ts';
import type { Step } from '../../../shared/plan/form.ts';
import { offered, type SimulationModel } from '../simulation-model.ts';

/** One combination of answers that the fields of a factor can have. */
export interface State {
  readonly answers: Answers;
}

/** A visitor answers a field, or removes its answer. */
export interface Move {
  readonly field: string;
  readonly value: Answer | undefined;
}

export interface States {
  readonly factor: readonly string[];
  readonly all: readonly State[];
  /** Every move from every state, with the state that it leads to. */
  readonly moves: readonly { readonly from: State; readonly move: Move; readonly to: State }[];
  /** Whether there are more states than `limit`, so that some are missing here. */
  readonly tooMany: boolean;
}

/** The most states of one factor. The largest factor of our wizards has 59. */
export const limit = 1000;

/**
 * Every state into which visitors can bring a factor, by answering its fields with one answer of each kind, from each
 * state in which the wizard can start. The search goes breadth first, so that it reaches each state by the fewest
 * answers. Fields that decide only together with many others, such as parts of a sum, are answered one after the other
 * with answers on one side of the change.
 */
export function statesOf(model: SimulationModel, factor: readonly string[]): States {
  const ofFactor = (answers: Answers): Answers =>
    pick(answers, (field, answer) => factor.includes(field) && answer !== undefined);
  const joined = joinedIn(model, factor);
  const found = new Map<string, State>();
  const moves: { from: State; move: Move; to: State }[] = [];
  const stateWith = (answers: Answers): State => {
    const key = answersKey(answers);
    const state = found.get(key) ?? { answers };
    found.set(key, state);
    return state;
  };
  for (const answers of starts(model, factor)) stateWith(ofFactor(settle(model.form, answers)));
  // This loop also visits the states that it adds to the map.
  for (const state of found.values()) {
    if (found.size > limit) return { factor, all: [...found.values()], moves, tooMany: true };
    for (const move of movesFrom(model, factor, state.answers).filter(({ field }) => !joined.has(field))) {
      const to = stateWith(ofFactor(afterAnswer(model, state.answers, move.field, move.value)));
      moves.push({ from: state, move, to });
    }
    for (const goal of model.together.filter((answers) => Object.keys(answers).some((field) => joined.has(field)))) {
      const way = wayTo(model, factor, state, goal, ofFactor);
      moves.push(...way);
      const last = way.at(-1);
      if (last) stateWith(last.to.answers);
    }
  }
  return { factor, all: [...found.values()], moves, tooMany: false };
}

/** The fields of a factor that decide only together with many others. */
function joinedIn({ formModel, together, deciding, stepOf }: SimulationModel, factor: readonly string[]): Set<string> {
  const sets = setsOf(formModel);
  const deciders = new Set([
    ...deciding,
    ...sets.flatMap(({ conditions }) =>
      conditions.flatMap(({ map, reads }) => (map ? reads.map(({ field }) => field) : [])),
    ),
    ...formModel.sets.flatMap(({ effects }) =>
      effects.flatMap(({ config: { changed, set = {}, clear = [] } }) => [changed, ...Object.keys(set), ...clear]),
    ),
    ...factor.flatMap((name) => parentOf(stepOf.get(name)!.plan.fields[name]!) ?? []),
  ]);
  return new Set(
    together.flatMap((answers) => Object.keys(answers)).filter((name) => factor.includes(name) && !deciders.has(name)),
  );
}

/** The moves by which a visitor gives many answers, one after the other, as far as they are asked. */
function wayTo(
  model: SimulationModel,
  factor: readonly string[],
  from: State,
  goal: Answers,
  ofFactor: (answers: Answers) => Answers,
): States['moves'][number][] {
  const way: States['moves'][number][] = [];
  let now = from;
  for (const field of factor.filter((name) => Object.hasOwn(goal, name))) {
    const value = goal[field]!;
    const isAskedNow = openSteps(model, factor, now.answers).some(
      (step) => visibleFields(step, now.answers).has(field) && offered(step, field, value, now.answers),
    );
    if (!isAskedNow || JSON.stringify(answerOf(now.answers, field)) === JSON.stringify(value)) continue;
    const to = { answers: ofFactor(afterAnswer(model, now.answers, field, value)) };
    way.push({ from: now, move: { field, value }, to });
    now = to;
  }
  return way;
}

const answersKey = (answers: Answers): string =>
  JSON.stringify(Object.entries(answers).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The states in which the wizard can start: with its defaults, and with each answer that a link can carry. */
function starts({ form, answerKinds }: SimulationModel, factor: readonly string[]): Answers[] {
  const carried = form.plan.carried.filter((field) => factor.includes(field));
  const defaults = pick(defaultsOfForm(form), (field) => factor.includes(field));
  return carried.reduce<Answers[]>(
    (all, field) =>
      all.flatMap((answers) => [answers, ...answerKinds(field).map((value) => ({ ...answers, [field]: value }))]),
    [defaults],
  );
}

/** The moves that a visitor can make: answer a field that is shown, in a step that is not locked. */
function movesFrom(model: SimulationModel, factor: readonly string[], answers: Answers): Move[] {
  const steps = openSteps(model, factor, answers);
  return steps.flatMap((step) => {
    const visible = visibleFields(step, answers);
    return Object.values(step.plan.fields)
      .filter(({ name }) => factor.includes(name) && visible.has(name))
      .flatMap((field): Move[] => {
        const now = answerOf(answers, field.name);
        const mayBeEmptied =
          isAsked(field) &&
          !radioControls.includes(field.widget) &&
          model.answersToTry(field.name).includes(undefined) &&
          !isEmpty(now);
        const values = model
          .answerKinds(field.name)
          .filter((value) => value !== now && offered(step, field.name, value, answers));
        return [...(mayBeEmptied ? [undefined] : []), ...values].map((value) => ({ field: field.name, value }));
      });
  });
}

/** The steps up to the first one that refuses an answer of this factor, or asks for one. */
function openSteps({ form }: SimulationModel, factor: readonly string[], answers: Answers): readonly Step[] {
  const steps = stepsFor(form, answers);
  const refusing = steps.findIndex(
    (step) => asks(step, factor) && validate(step, answers, '').some(({ field }) => factor.includes(ownerOf(field))),
  );
  return (refusing < 0 ? steps : steps.slice(0, refusing + 1)).filter((step) => asks(step, factor));
}

const asks = ({ plan }: Step, factor: readonly string[]): boolean =>
  factor.some((field) => Object.hasOwn(plan.fields, field));
