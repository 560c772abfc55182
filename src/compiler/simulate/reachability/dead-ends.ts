import { answerOf, isAlike, isEmpty, ownerOf, pick } from '../../../shared/engine/answers.ts';
import { settle } from '../../../shared/engine/settle.ts';
import { ASSERT } from '../../../shared/engine/expressions/run.ts';
import { validate, type FieldError } from '../../../shared/engine/validate.ts';
import type { Answers } from '../../../shared/plan/answers.ts';
import type { Step } from '../../../shared/plan/form.ts';
import { problems as say } from '../../../shared/problems/catalogue.ts';
import type { Problem } from '../../../shared/problems/problem.ts';
import { isMessageOf } from '../../model/expressions.ts';
import type { ExpressionModel, FieldSetModel } from '../../model/types.ts';
import { placeOf, type Path } from '../../read/source.ts';
import { setOf, type SimulationModel } from '../simulation-model.ts';
import { complete, isBefore, rulesAt, type Progress } from '../visitor/complete.ts';
import { boundsRows } from '../visitor/dates.ts';
import { withState, type Reachability } from './reachability.ts';
import { ruleCombinations, visitorsAt } from './rule-combinations.ts';

/** A step that a visitor cannot leave, and the answer that it refuses: undefined for one who is led in circles. */
interface Stuck {
  readonly step: Step;
  readonly error: FieldError | undefined;
  readonly answers: Answers;
}

/**
 * States in which a step cannot be left, whatever is answered there. One state is reported for each step and field.
 * Problems: step/never-left, form/never-passed, form/no-way-found
 */
export function deadEnds(reach: Reachability): Problem[] {
  const { model, base } = reach;
  const first = stuckIn(model, base);
  if (first) return [deadEnd(model, first, {}, isProved(model, first, {}))];
  const found = new Map<string, Problem>();
  for (const { stuck, because } of stuckVisitors(reach)) {
    if (found.has(deadEndKey(stuck))) continue;
    const reasons = because();
    if (isProved(model, stuck, reasons)) found.set(deadEndKey(stuck), deadEnd(model, stuck, reasons, true));
  }
  return [...found.values()];
}

/** A visitor who is stuck, and the answers that keep them there. One that is undefined is missing. */
interface StuckBecause {
  readonly stuck: Stuck;
  because(): Answers;
}

function* stuckVisitors(reach: Reachability): Generator<StuckBecause> {
  const { model, states } = reach;
  for (const { factor, all } of states) {
    const visitors = all.map((state) => complete(model, withState(reach, factor, state), { kept: factor }));
    for (const visitor of visitors) {
      const stuck = stuckIn(model, visitor);
      if (stuck) yield { stuck, because: () => fewestAmong(model, stuck, reasonsIn(model, stuck, factor), visitors) };
    }
  }
  for (const combination of ruleCombinations(reach)) {
    const { step, fields } = combination;
    for (const answers of visitorsAt(reach, combination)) {
      const stuck = stuckIn(model, complete(model, answers, { until: next(model, step), kept: fields }));
      const isGiven = (_: string, answer: unknown): boolean => answer !== undefined;
      if (stuck) yield { stuck, because: () => pick(reasonsIn(model, stuck, fields), isGiven) };
    }
  }
  for (const { step, answers } of refusedByRules(model)) {
    const fields = Object.keys(answers);
    const start = settle(model.form, { ...reach.base.answers, ...answers });
    const stuck = stuckIn(model, complete(model, start, { until: next(model, step), kept: fields }));
    if (stuck && refusingRules(model, stuck).length > 0)
      yield { stuck, because: () => fewest(model, stuck, reasonsIn(model, stuck, fields)) };
  }
}

/** The most answers to earlier steps that are tried for one rule. */
const mostRefused = 100;

/** Answers to earlier steps with which the rules of a step refuse all answers to it. */
function* refusedByRules(model: SimulationModel): Generator<{ readonly step: Step; readonly answers: Answers }> {
  for (const step of model.form.steps) {
    const set = setOf(model, step);
    const before = new Set([...model.stepOf.keys()].filter((field) => isBefore(model, field, step)));
    for (const name of new Set(set.expressions.flatMap(({ of }) => ('at' in of ? rulesAt(set, of.at) : [])))) {
      let count = 0;
      for (const answers of model.refusing(set, name, before)) {
        if (count++ === mostRefused) break;
        yield { step, answers };
      }
    }
  }
}

/** Those of some fields that may be the reason, with the answers of the visitor. */
const reasonsIn = (model: SimulationModel, { step, error, answers }: Stuck, fields: readonly string[]): Answers =>
  Object.fromEntries(
    fields.filter((name) => decides(model, name, step, error?.field)).map((name) => [name, answerOf(answers, name)]),
  );

/** As few of the reasons as are needed to prove that no answers lead on. */
const fewest = (model: SimulationModel, stuck: Stuck, reasons: Answers): Answers =>
  reduced(reasons, (less) => isProved(model, stuck, less));

/**
 * As few of the reasons as all visitors have in common who are stuck there, and no others of those who are in another
 * state of the same factor.
 */
function fewestAmong(model: SimulationModel, stuck: Stuck, reasons: Answers, visitors: readonly Progress[]): Answers {
  if (refusingRules(model, stuck).length > 0) return fewest(model, stuck, reasons);
  const isStuckToo = (visitor: Progress): boolean => {
    const other = stuckIn(model, visitor);
    return other !== undefined && deadEndKey(other) === deadEndKey(stuck);
  };
  const others = visitors.filter((visitor) => !isStuckToo(visitor));
  return reduced(reasons, (less) =>
    others.every(({ answers }) =>
      Object.entries(less).some(([name, answer]) => !isAlike(answerOf(answers, name), answer)),
    ),
  );
}

/** The answers without those that are not needed: first without the missing ones. */
const reduced = (reasons: Answers, isEnough: (less: Answers) => boolean): Answers =>
  [...Object.keys(reasons).filter((name) => isEmpty(reasons[name])), ...Object.keys(reasons)].reduce((left, name) => {
    const less = pick(left, (field) => field !== name);
    return isEnough(less) ? less : left;
  }, reasons);

function stuckIn({ form }: SimulationModel, { stuck, answers }: Progress): Stuck | undefined {
  const step = form.steps.find(({ plan }) => plan.id === stuck?.step);
  if (!step) return undefined;
  // For a visitor of a form who is led in circles, the last refused answer is reported.
  const [error] = stuck!.errors.length > 0 || form.plan.wizard ? stuck!.errors : validate(step, answers, '');
  return { step, error, answers };
}

const deadEndKey = ({ step, error }: Stuck): string => `${step.plan.id} ${error?.field ?? ''}`;

/**
 * Whether it is proved that no answers lead on. Otherwise expressions refuse the field, or the bounds of dates in its
 * rows that count from other fields, and more answers may satisfy them than were tried.
 */
function isProved(model: SimulationModel, stuck: Stuck, because: Answers): boolean {
  const { step, error } = stuck;
  if (error && boundsRows(step, ownerOf(error.field))) return false;
  const rules = refusingRules(model, stuck);
  return rules.length === 0 || rules.some((name) => model.neverPasses(setOf(model, step), name, because));
}

/** The names of the expressions that may refuse the field. */
function refusingRules(model: SimulationModel, { step, error }: Stuck): string[] {
  const set = setOf(model, step);
  const isWorkedOut = (name: string) => name.startsWith(ASSERT) || set.fields.get(name)?.ui.computed !== undefined;
  return error ? rulesAt(set, error.field).filter(isWorkedOut) : [];
}

/** Whether a field is asked no later than in this step, and is not the refused one. */
const decides = (model: SimulationModel, field: string, step: Step, refused: string | undefined): boolean =>
  field !== refused && (isBefore(model, field, step) || model.stepOf.get(field) === step);

const next = ({ form }: SimulationModel, step: Step): string | undefined =>
  form.steps[form.steps.indexOf(step) + 1]?.plan.id;

function deadEnd(model: SimulationModel, { step, error }: Stuck, because: Answers, isSure: boolean): Problem {
  const set = setOf(model, step);
  const refused = error && set.fields.get(error.field);
  const path: Path = refused?.requiredPath ?? refused?.path ?? [...set.path, 'schema'];
  const place = placeOf(set.source, path, refused?.requiredPath ? 'value' : 'key');
  if (!isSure) {
    const rule = error && refusing(set, error);
    return say.noWayFound(rule ? placeOf(set.source, rule.path) : place, error?.field ?? '', rule?.text);
  }
  return model.form.plan.wizard
    ? say.neverLeft(place, step.plan.id, error?.field ?? '', because)
    : say.neverPassed(place, error?.field ?? '', because);
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
