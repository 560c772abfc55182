import { answerOf, isEmpty, ownerOf, pick } from '../../../shared/engine/answers.ts';
import { validate } from '../../../shared/engine/validate.ts';
import { visibleFields } from '../../../shared/engine/visible.ts';
import { lostIn, settle, stepsFor } from '../../../shared/engine/settle.ts';
import type { Answers } from '../../../shared/plan/answers.ts';
import { problems as say } from '../../../shared/problems/catalogue.ts';
import type { Place, Problem } from '../../../shared/problems/problem.ts';
import type { ConditionModel } from '../../model/types.ts';
import { placeOf } from '../../read/source.ts';
import { setOf, type SimulationModel } from '../simulation-model.ts';
import { afterAnswer, complete, filled } from '../visitor/complete.ts';
import { dependsOn, joinsAnswers } from '../visitor/reads.ts';
import { limit } from '../visitor/states.ts';
import { deadEnds } from './dead-ends.ts';
import { checkExits } from './exits.ts';
import { loops } from './loops.ts';
import { visitorAt, withState, type Reachability } from './reachability.ts';
import { combinationCount, mostCombinations, ruleCombinations } from './rule-combinations.ts';

/**
 * Checks that every visitor can finish: each step is reached by some visitor, no step is a dead end, no step sends a
 * visitor back to a finished one, and no answer stays without its question.
 * Problems: wizard/too-many-states, step/never, step/never-left, form/never-passed, form/no-way-found, wizard/loop,
 * field/stale-answer, message/never-shown, exit/never, exit/always
 */
export function checkReachability(reach: Reachability): Problem[] {
  const { model, states } = reach;
  const tooMany = states.filter((one) => one.tooMany);
  const tooWide = ruleCombinations(reach).filter((combination) => combinationCount(combination) > mostCombinations);
  const place = (fields: readonly string[]) => joiningMost(model, fields);
  if (tooMany.length > 0) return tooMany.map(({ factor }) => say.tooManyStates(place(factor), factor, limit));
  if (tooWide.length > 0)
    return tooWide.map(({ fields }) => say.tooManyStates(place(fields), fields, mostCombinations));
  const stuck = deadEnds(reach);
  const exits = stuck.length > 0 ? [] : checkExits(reach);
  return [
    ...exits,
    // If all visitors end at an exit, no visitor reaches the later steps.
    ...(stuck.length > 0 || exits.some(({ code }) => code === 'exit/always') ? [] : unreached(reach)),
    ...stuck,
    ...loops(reach),
    ...stale(reach),
    ...(stuck.length > 0 ? [] : [...neverDropped(reach, 'dropped'), ...neverDropped(reach, 'droppedHere')]),
    ...neverRestored(reach.model),
  ];
}

/** The condition that names the most of some fields; if none does, the place of all that is asked. */
function joiningMost({ formModel, form }: SimulationModel, fields: readonly string[]): Place {
  const all = formModel.sets.flatMap(({ conditions }) => conditions);
  const named = ({ reads }: ConditionModel) =>
    new Set(reads.map(({ field }) => field).filter((name) => fields.includes(name)));
  const whole = form.plan.wizard ? ['steps'] : ['schema'];
  const [first] = [...all].sort((one, other) => named(other).size - named(one).size);
  return placeOf(formModel.source, first && named(first).size > 0 ? first.path : whole, 'key');
}

function unreached(reach: Reachability): Problem[] {
  const { model } = reach;
  const closed = model.form.steps.filter(
    (step) => visitorAt(reach, step) === undefined && !joinsAnswers(model.formModel, setOf(model, step), () => false),
  );
  return closed.map((step) =>
    say.unreachedStep(placeOf(model.formModel.source, [...setOf(model, step).path, 'when'], 'key'), step.plan.id),
  );
}

/** Answers that are kept while their field is hidden, and still affect what a visitor sees. */
function stale({ model, states }: Reachability): Problem[] {
  const { form, formModel } = model;
  const sight = (answers: Answers) =>
    JSON.stringify(
      stepsFor(form, answers).map((step) => [
        step.plan.id,
        [...visibleFields(step, answers)],
        validate(step, answers, ''),
      ]),
    );
  return states.flatMap(({ factor, all }) =>
    factor.flatMap((field) => {
      const { ui, uiPath } = formModel.fields.get(field)!;
      const step = model.stepOf.get(field)!;
      if (ui.whenHidden !== 'keep') return [];
      const outlived = all.find(
        ({ answers }) =>
          !isEmpty(answerOf(answers, field)) &&
          !visibleFields(step, answers).has(field) &&
          sight(answers) !== sight(pick(answers, (name) => name !== field)),
      );
      if (!outlived) return [];
      return [say.staleAnswer(placeOf(formModel.source, [...uiPath, 'whenHidden']), field, outlived.answers)];
    }),
  );
}

/** The text about answers that are dropped on another step, or here, where none ever is. */
function neverDropped(reach: Reachability, kind: 'dropped' | 'droppedHere'): Problem[] {
  const { model, states } = reach;
  const dropped = model.formModel.messages.find(({ of }) => of.kind === kind);
  if (!dropped) return [];
  const isHere = (one: string, other: string): boolean => model.stepOf.get(one) === model.stepOf.get(other);
  const drops = states.some(({ factor, all, moves }) =>
    all.some((from) => {
      const visitor = filled(model, complete(model, withState(reach, factor, from), { kept: factor }).answers);
      const made = moves.filter((one) => one.from === from);
      return [visitor, ...withOtherRows(model, visitor, factor)].some((before) =>
        made.some(({ move: { field, value } }) =>
          lostIn(model.form, before, afterAnswer(model, before, field, value)).some(
            (name) => name !== field && isHere(ownerOf(name), field) === (kind === 'droppedHere'),
          ),
        ),
      );
    }),
  );
  return drops ? [] : [say.neverDropped(placeOf(model.formModel.source, dropped.path, 'key'), kind)];
}

/** The text about answers that a refresh brings back, of a form that keeps none. */
function neverRestored({ form, formModel }: SimulationModel): Problem[] {
  if (form.plan.restored === undefined) return [];
  const fields = form.steps.flatMap(({ plan }) => Object.values(plan.fields));
  const keeps = fields.some(({ private: kind, widget, computed }) => !kind && !computed && widget !== 'hidden');
  return keeps ? [] : [say.neverRestored(placeOf(formModel.source, ['restored'], 'key'))];
}

/**
 * The answers with other rows, if the questions in rows depend on the factor. A visitor who goes back from a step may
 * have given it an answer that it refuses.
 */
const withOtherRows = (model: SimulationModel, answers: Answers, factor: readonly string[]): Answers[] =>
  model.form.steps.flatMap((step) =>
    Object.keys(step.rows?.sets ?? {})
      .filter((name) =>
        dependsOn(setOf(model, step), model.formModel.fields.get(name)!).some((read) => factor.includes(read)),
      )
      .flatMap((name) =>
        model
          .answersToTry(name)
          .filter((rows) => !isEmpty(rows))
          .map((rows) => settle(model.form, { ...answers, [name]: rows })),
      ),
  );
