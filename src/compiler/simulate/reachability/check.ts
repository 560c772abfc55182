import { answerOf, isEmpty, pick } from '../../../engine/answers.ts';
import { validate } from '../../../engine/validate.ts';
import { visibleFields } from '../../../engine/visible.ts';
import { lost, stepsFor } from '../../../engine/wizard/answers.ts';
import type { Answers } from '../../../plan/answers.ts';
import { problems as say } from '../../../problems/catalogue.ts';
import type { Problem } from '../../../problems/problem.ts';
import { placeOf, type Path } from '../../read/source.ts';
import { dependsOn } from '../visitor/reads.ts';
import { answered, complete, filled, isBefore, type Progress } from '../visitor/complete.ts';
import type { SimulationModel, Step } from '../simulation-model.ts';
import { limit, type Move, type State } from '../visitor/states.ts';
import { countOf, ruleCombinations, most, visitorsAt } from './rule-combinations.ts';
import { visitorAt, withState, type Reachability } from './reachability.ts';

/**
 * Every visitor can finish: each step is reached by some, none is left without a way on, none is sent back to a step that was
 * done, and no answer outlives its question. Problems: wizard/too-many-states, step/never, step/never-left, form/never-passed,
 * wizard/loop, field/stale-answer, message/never-shown.
 */
export function checkReachability(reach: Reachability): Problem[] {
  const { model, states } = reach;
  const many = states.filter(({ tooMany }) => tooMany);
  const wide = ruleCombinations(reach).filter((combination) => countOf(combination) > most);
  const whole = () => placeOf(model.source, model.form ? ['schema'] : ['steps'], 'key');
  if (many.length > 0) return many.map(({ factor }) => say.tooManyStates(whole(), factor, limit));
  if (wide.length > 0) return wide.map(({ fields }) => say.tooManyStates(whole(), fields, most));
  const stuck = deadEnds(reach);
  return [
    ...(stuck.length > 0 ? [] : unreached(reach)),
    ...stuck,
    ...loops(reach),
    ...stale(reach),
    ...(stuck.length > 0 ? [] : neverDropped(reach)),
  ];
}

const stepPath = ({ form, wizard }: SimulationModel, step: Step): Path =>
  form ? [] : ['steps', wizard.steps.indexOf(step)];

function unreached(reach: Reachability): Problem[] {
  const { model } = reach;
  const closed = model.wizard.steps.filter((step) => visitorAt(reach, step) === undefined);
  return closed.map((step) =>
    say.unreachedStep(placeOf(model.source, [...stepPath(model, step), 'when'], 'key'), step.plan.id),
  );
}

/** States from which a step cannot be left, whatever is answered there. One is said for each step and field. */
function deadEnds(reach: Reachability): Problem[] {
  const { model, base, states } = reach;
  const found = new Map<string, Problem>();
  const look = ({ stuck, answers }: Progress, because: Answers): void => {
    const [error] = stuck?.errors ?? [];
    const step = model.wizard.steps.find(({ plan }) => plan.id === stuck?.step);
    if (!step) return;
    const key = `${step.plan.id} ${error?.field ?? ''}`;
    if (!found.has(key))
      found.set(
        key,
        deadEnd(
          model,
          step,
          error,
          pick(because, (field) => decides(model, field, step, error?.field) && !isEmpty(answerOf(answers, field))),
        ),
      );
  };
  look(base, {});
  if (found.size > 0) return [...found.values()];
  for (const { factor, all } of states)
    for (const state of all) look(complete(model, withState(reach, factor, state), { kept: factor }), state.answers);
  for (const combination of ruleCombinations(reach)) {
    for (const answers of visitorsAt(reach, combination))
      look(
        complete(model, answers, { until: next(model, combination.step), kept: combination.fields }),
        pick(answers, (field) => combination.fields.includes(field)),
      );
  }
  return [...found.values()];
}

/** Whether a question is asked before the step is left, and is not the one that is refused. */
const decides = (model: SimulationModel, field: string, step: Step, refused: string | undefined): boolean =>
  field !== refused && (isBefore(model, field, step) || model.stepOf.get(field) === step);

const next = ({ wizard }: SimulationModel, step: Step): string | undefined =>
  wizard.steps[wizard.steps.indexOf(step) + 1]?.plan.id;

function deadEnd(
  model: SimulationModel,
  step: Step,
  error: { field: string; keyword: string } | undefined,
  because: Answers,
): Problem {
  const { source, form } = model;
  const base = stepPath(model, step);
  const required = step.plan.schema.required.indexOf(error?.field ?? '');
  const path =
    error === undefined
      ? [...base, 'schema']
      : required >= 0
        ? [...base, 'schema', 'required', required]
        : [...base, 'schema', 'properties', error.field];
  const place = placeOf(source, path, required >= 0 ? 'value' : 'key');
  return form
    ? say.neverPassed(place, error?.field ?? '')
    : say.neverLeft(place, step.plan.id, error?.field ?? '', because);
}

/** Answers that send a visitor back to a step that was done. */
function loops(reach: Reachability): Problem[] {
  const { model, states } = reach;
  return states
    .filter(({ factor }) => leadsBack(model, factor))
    .flatMap(({ factor, moves }) => {
      const sent = new Map<string, Problem>();
      for (const { from, move } of moves) {
        const step = model.stepOf.get(move.field)!;
        const back = sentBack(reach, factor, from, move);
        if (back && !sent.has(`${move.field} ${back.plan.id}`))
          sent.set(
            `${move.field} ${back.plan.id}`,
            say.sentBack(
              placeOf(model.source, [...stepPath(model, step), 'schema', 'properties', move.field], 'key'),
              move.field,
              move.value,
              back.plan.id,
            ),
          );
      }
      return [...sent.values()];
    });
}

/** Whether something in a step depends on a later one, or is changed by it. Else no answer can touch a step that was done. */
function leadsBack(model: SimulationModel, factor: readonly string[]): boolean {
  return model.compiled.some((compiled, index) => {
    const step = model.wizard.steps[index]!;
    const isLater = (field: string) =>
      factor.includes(field) && model.wizard.steps.indexOf(model.stepOf.get(field)!) > index;
    const changes = step.plan.effects.flatMap(({ set, clear }) => [...Object.keys(set ?? {}), ...(clear ?? [])]);
    return (
      Object.values(compiled.plan.fields).some((field) => dependsOn(compiled, field).some(isLater)) ||
      changes.some((field) => factor.includes(field) && isBefore(model, field, step))
    );
  });
}

function sentBack(
  reach: Reachability,
  factor: readonly string[],
  from: State,
  { field, value }: Move,
): Step | undefined {
  const { model } = reach;
  const step = model.stepOf.get(field)!;
  const before = complete(model, withState(reach, factor, from), { until: step.plan.id, kept: factor });
  if (before.stuck) return undefined;
  const after = answered(model, before.answers, field, value);
  return stepsFor(model.wizard, after).find(
    (one) => model.wizard.steps.indexOf(one) < model.wizard.steps.indexOf(step) && validate(one, after, '').length > 0,
  );
}

/** Answers that are kept while their field is hidden, and still decide over something that a visitor sees. */
function stale({ model, states }: Reachability): Problem[] {
  const { wizard } = model;
  const sight = (answers: Answers) =>
    JSON.stringify(
      stepsFor(wizard, answers).map((step) => [
        step.plan.id,
        [...visibleFields(step, answers)],
        validate(step, answers, ''),
      ]),
    );
  return states.flatMap(({ factor, all }) =>
    factor.flatMap((field) => {
      const step = model.stepOf.get(field)!;
      if (step.plan.fields[field]!.whenHidden !== 'keep') return [];
      const outlived = all.find(
        ({ answers }) =>
          !isEmpty(answerOf(answers, field)) &&
          !visibleFields(step, answers).has(field) &&
          sight(answers) !== sight(pick(answers, (name) => name !== field)),
      );
      return outlived
        ? [
            say.staleAnswer(
              placeOf(model.source, [...stepPath(model, step), 'ui', field, 'whenHidden']),
              field,
              outlived.answers,
            ),
          ]
        : [];
    }),
  );
}

/** Words for answers that fell away, where none ever do. */
function neverDropped(reach: Reachability): Problem[] {
  const { model, states } = reach;
  if (model.wizard.plan.dropped === undefined) return [];
  const drops = states.some(({ factor, all, moves }) =>
    all.some((from) => {
      const before = filled(model, complete(model, withState(reach, factor, from), { kept: factor }).answers);
      const after = moves
        .filter((one) => one.from === from)
        .map(({ move }) => ({ move, answers: answered(model, before, move.field, move.value) }));
      return after.some(({ move, answers }) =>
        lost(before, answers).some((field) => model.stepOf.get(field) !== model.stepOf.get(move.field)),
      );
    }),
  );
  return drops ? [] : [say.neverDropped(placeOf(model.source, ['dropped'], 'key'))];
}
