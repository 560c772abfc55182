import { answerOf, isEmpty, pick } from '../../../engine/answers.ts';
import { validate } from '../../../engine/validate.ts';
import { visibleFields } from '../../../engine/visible.ts';
import { lost, stepsFor } from '../../../engine/wizard/settle.ts';
import type { Answers } from '../../../plan/answers.ts';
import { problems as say } from '../../../problems/catalogue.ts';
import type { Problem } from '../../../problems/problem.ts';
import { placeOf, type Path } from '../../read/source.ts';
import { dependsOn } from '../visitor/reads.ts';
import { answered, complete, filled, isBefore, type Progress } from '../visitor/complete.ts';
import type { Ground, Step } from '../visitor/ground.ts';
import { limit, type Move, type State } from '../visitor/states.ts';
import { countOf, crossroadsOf, most, visitorsAt } from './crossroads.ts';
import { visitorAt, withState, type Walks } from './walks.ts';

/**
 * Every visitor can finish: each step is reached by some, none is left without a way on, none is sent back to a step that was
 * done, and no answer outlives its question. Problems: wizard/too-many-states, step/never, step/never-left, form/never-passed,
 * wizard/loop, field/stale-answer, message/never-shown.
 */
export function proveWalks(walks: Walks): Problem[] {
  const { ground, states } = walks;
  const many = states.filter(({ tooMany }) => tooMany);
  const wide = crossroadsOf(walks).filter((crossroad) => countOf(crossroad) > most);
  const whole = () => placeOf(ground.source, ground.form ? ['schema'] : ['steps'], 'key');
  if (many.length > 0) return many.map(({ factor }) => say.tooManyStates(whole(), factor, limit));
  if (wide.length > 0) return wide.map(({ fields }) => say.tooManyStates(whole(), fields, most));
  const stuck = deadEnds(walks);
  return [
    ...(stuck.length > 0 ? [] : unreached(walks)),
    ...stuck,
    ...loops(walks),
    ...stale(walks),
    ...(stuck.length > 0 ? [] : neverDropped(walks)),
  ];
}

const stepPath = ({ form, wizard }: Ground, step: Step): Path => (form ? [] : ['steps', wizard.steps.indexOf(step)]);

function unreached(walks: Walks): Problem[] {
  const { ground } = walks;
  const closed = ground.wizard.steps.filter((step) => visitorAt(walks, step) === undefined);
  return closed.map((step) =>
    say.unreachedStep(placeOf(ground.source, [...stepPath(ground, step), 'when'], 'key'), step.plan.id),
  );
}

/** States from which a step cannot be left, whatever is answered there. One is said for each step and field. */
function deadEnds(walks: Walks): Problem[] {
  const { ground, base, states } = walks;
  const found = new Map<string, Problem>();
  const look = ({ stuck, answers }: Progress, because: Answers): void => {
    const [error] = stuck?.errors ?? [];
    const step = ground.wizard.steps.find(({ plan }) => plan.id === stuck?.step);
    if (!step) return;
    const key = `${step.plan.id} ${error?.field ?? ''}`;
    if (!found.has(key))
      found.set(
        key,
        deadEnd(
          ground,
          step,
          error,
          pick(because, (field) => decides(ground, field, step, error?.field) && !isEmpty(answerOf(answers, field))),
        ),
      );
  };
  look(base, {});
  if (found.size > 0) return [...found.values()];
  for (const { factor, all } of states)
    for (const state of all) look(complete(ground, withState(walks, factor, state), { kept: factor }), state.answers);
  for (const crossroad of crossroadsOf(walks)) {
    for (const answers of visitorsAt(walks, crossroad))
      look(
        complete(ground, answers, { until: next(ground, crossroad.step), kept: crossroad.fields }),
        pick(answers, (field) => crossroad.fields.includes(field)),
      );
  }
  return [...found.values()];
}

/** Whether a question is asked before the step is left, and is not the one that is refused. */
const decides = (ground: Ground, field: string, step: Step, refused: string | undefined): boolean =>
  field !== refused && (isBefore(ground, field, step) || ground.stepOf.get(field) === step);

const next = ({ wizard }: Ground, step: Step): string | undefined =>
  wizard.steps[wizard.steps.indexOf(step) + 1]?.plan.id;

function deadEnd(
  ground: Ground,
  step: Step,
  error: { field: string; keyword: string } | undefined,
  because: Answers,
): Problem {
  const { source, form } = ground;
  const base = stepPath(ground, step);
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
function loops(walks: Walks): Problem[] {
  const { ground, states } = walks;
  return states
    .filter(({ factor }) => leadsBack(ground, factor))
    .flatMap(({ factor, moves }) => {
      const sent = new Map<string, Problem>();
      for (const { from, move } of moves) {
        const step = ground.stepOf.get(move.field)!;
        const back = sentBack(walks, factor, from, move);
        if (back && !sent.has(`${move.field} ${back.plan.id}`))
          sent.set(
            `${move.field} ${back.plan.id}`,
            say.sentBack(
              placeOf(ground.source, [...stepPath(ground, step), 'schema', 'properties', move.field], 'key'),
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
function leadsBack(ground: Ground, factor: readonly string[]): boolean {
  return ground.compiled.some((compiled, index) => {
    const step = ground.wizard.steps[index]!;
    const isLater = (field: string) =>
      factor.includes(field) && ground.wizard.steps.indexOf(ground.stepOf.get(field)!) > index;
    const changes = step.plan.effects.flatMap(({ set, clear }) => [...Object.keys(set ?? {}), ...(clear ?? [])]);
    return (
      Object.values(compiled.plan.fields).some((field) => dependsOn(compiled, field).some(isLater)) ||
      changes.some((field) => factor.includes(field) && isBefore(ground, field, step))
    );
  });
}

function sentBack(walks: Walks, factor: readonly string[], from: State, { field, value }: Move): Step | undefined {
  const { ground } = walks;
  const step = ground.stepOf.get(field)!;
  const before = complete(ground, withState(walks, factor, from), { until: step.plan.id, kept: factor });
  if (before.stuck) return undefined;
  const after = answered(ground, before.answers, field, value);
  return stepsFor(ground.wizard, after).find(
    (one) =>
      ground.wizard.steps.indexOf(one) < ground.wizard.steps.indexOf(step) && validate(one, after, '').length > 0,
  );
}

/** Answers that are kept while their field is hidden, and still decide over something that a visitor sees. */
function stale({ ground, states }: Walks): Problem[] {
  const { wizard } = ground;
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
      const step = ground.stepOf.get(field)!;
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
              placeOf(ground.source, [...stepPath(ground, step), 'ui', field, 'whenHidden']),
              field,
              outlived.answers,
            ),
          ]
        : [];
    }),
  );
}

/** Words for answers that fell away, where none ever do. */
function neverDropped(walks: Walks): Problem[] {
  const { ground, states } = walks;
  if (ground.wizard.plan.dropped === undefined) return [];
  const drops = states.some(({ factor, all, moves }) =>
    all.some((from) => {
      const before = filled(ground, complete(ground, withState(walks, factor, from), { kept: factor }).answers);
      const after = moves
        .filter((one) => one.from === from)
        .map(({ move }) => ({ move, answers: answered(ground, before, move.field, move.value) }));
      return after.some(({ move, answers }) =>
        lost(before, answers).some((field) => ground.stepOf.get(field) !== ground.stepOf.get(move.field)),
      );
    }),
  );
  return drops ? [] : [say.neverDropped(placeOf(ground.source, ['dropped'], 'key'))];
}
