import { answerOf, isEmpty, ownerOf, pick } from '../../../shared/engine/answers.ts';
import { validate, type FieldError } from '../../../shared/engine/validate.ts';
import { visibleFields } from '../../../shared/engine/visible.ts';
import { lostIn, settle, stepsFor } from '../../../shared/engine/settle.ts';
import type { Answers } from '../../../shared/plan/answers.ts';
import { problems as say } from '../../../shared/problems/catalogue.ts';
import type { Place, Problem } from '../../../shared/problems/problem.ts';
import { isMessageOf } from '../../model/expressions.ts';
import type { ConditionModel, ExpressionModel, FieldSetModel } from '../../model/types.ts';
import { placeOf, type Path } from '../../read/source.ts';
import type { Step } from '../../../shared/plan/form.ts';
import { setOf, type SimulationModel } from '../simulation-model.ts';
import { ASSERT } from '../../../shared/engine/expressions/run.ts';
import { afterAnswer, complete, filled, isBefore, rulesAt, type Progress } from '../visitor/complete.ts';
import { boundsRows } from '../visitor/dates.ts';
import { dependsOn, joinsAnswers } from '../visitor/reads.ts';
import { limit } from '../visitor/states.ts';
import { checkExits } from './exits.ts';
import { loops } from './loops.ts';
import { visitorAt, withState, type Reachability } from './reachability.ts';
import { combinationCount, mostCombinations, ruleCombinations, visitorsAt } from './rule-combinations.ts';

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

/** States in which a step cannot be left, whatever is answered there. One state is reported for each step and field. */
function deadEnds(reach: Reachability): Problem[] {
  const { model, base, states } = reach;
  const found = new Map<string, Problem>();
  const look = ({ stuck, answers }: Progress, because: Answers): void => {
    const step = model.form.steps.find(({ plan }) => plan.id === stuck?.step);
    if (!step) return;
    // For a visitor of a form who is led in circles, the last refused answer is reported.
    const [error] = stuck!.errors.length > 0 || model.form.plan.wizard ? stuck!.errors : validate(step, answers, '');
    const key = `${step.plan.id} ${error?.field ?? ''}`;
    if (found.has(key)) return;
    const reasons = pick(
      because,
      (field) => decides(model, field, step, error?.field) && !isEmpty(answerOf(answers, field)),
    );
    const isProved = !isUnproved(model, step, error);
    if (isProved || because === noAnswers) found.set(key, deadEnd(model, step, error, reasons, isProved));
  };
  look(base, noAnswers);
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

/** The answers of the first visitor if visitors cannot continue. */
const noAnswers: Answers = {};

/**
 * Whether expressions refuse a field, or the bounds of dates in its rows that count from other fields, and more answers
 * may satisfy them than were tried.
 */
function isUnproved(model: SimulationModel, step: Step, error: FieldError | undefined): boolean {
  if (error && boundsRows(step, ownerOf(error.field))) return true;
  const set = setOf(model, step);
  const isWorkedOut = (name: string) => name.startsWith(ASSERT) || set.fields.get(name)?.ui.computed !== undefined;
  const names = error ? rulesAt(set, error.field).filter(isWorkedOut) : [];
  return names.length > 0 && !names.some((name) => model.neverPasses(set, name));
}

/** Whether a field is asked no later than in this step, and is not the refused one. */
const decides = (model: SimulationModel, field: string, step: Step, refused: string | undefined): boolean =>
  field !== refused && (isBefore(model, field, step) || model.stepOf.get(field) === step);

const next = ({ form }: SimulationModel, step: Step): string | undefined =>
  form.steps[form.steps.indexOf(step) + 1]?.plan.id;

/**
 * Takes    `error`: the message that keeps the visitor in the step; undefined when the visitor is led in circles;
 *          `isProved`: whether it is proved that no answers lead on
 */
function deadEnd(
  model: SimulationModel,
  step: Step,
  error: FieldError | undefined,
  because: Answers,
  isProved: boolean,
): Problem {
  const set = setOf(model, step);
  const refused = error && set.fields.get(error.field);
  const path: Path = refused?.requiredPath ?? refused?.path ?? [...set.path, 'schema'];
  const place = placeOf(set.source, path, refused?.requiredPath ? 'value' : 'key');
  if (!isProved) {
    const rule = error && refusing(set, error);
    return say.noWayFound(rule ? placeOf(set.source, rule.path) : place, error?.field ?? '', rule?.text);
  }
  return model.form.plan.wizard
    ? say.neverLeft(place, step.plan.id, error?.field ?? '', because)
    : say.neverPassed(place, error?.field ?? '');
}

/** The `assert` that fails: if there are several at the field, the one whose message the visitor reads. */
function refusing(
  { expressions, messages }: FieldSetModel,
  { field, message }: FieldError,
): ExpressionModel | undefined {
  const all = expressions.filter(({ of }) => of.kind === 'assert' && of.at === field);
  const said = messages.filter(({ text }) => text === message);
  return all.find((one) => said.some(({ of }) => isMessageOf(of, one.of))) ?? all[0];
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
