import { answerOf, isEmpty, isRows, ownerOf } from '../../../shared/engine/answers.ts';
import { choicesFor } from '../../../shared/engine/choices.ts';
import { validate, type FieldError } from '../../../shared/engine/validate.ts';
import { visibleFields } from '../../../shared/engine/visible.ts';
import { change, settle, stepsFor } from '../../../shared/engine/settle.ts';
import { exitOf } from '../../../shared/engine/wizard/walk.ts';
import type { Answer, Answers } from '../../../shared/plan/answers.ts';
import type { Step } from '../../../shared/plan/form.ts';
import type { ExitPlan } from '../../../shared/plan/wizard.ts';
import { boundsRows, fieldsBounding, withinBounds } from './dates.ts';
import { readsOfExits } from './reads.ts';
import { assertName } from '../../compile/expressions.ts';
import { inputsOf } from '../../model/expressions.ts';
import type { FieldSetModel } from '../../model/types.ts';
import { setOf, type SimulationModel } from '../simulation-model.ts';

/** How far a visitor gets who answers everything that a step asks for. */
export interface Progress {
  readonly answers: Answers;
  /** The first step that no answers to it satisfy, with its errors; undefined when the visitor gets through. */
  readonly stuck?: { readonly step: string; readonly errors: readonly FieldError[] };
  /** Id of the exit at which the visitor ends, whatever they answer. */
  readonly exit?: string;
}

/** Whether a visitor gets as far as they were sent. */
export const getsThrough = ({ stuck, exit }: Progress): boolean => stuck === undefined && exit === undefined;

export interface Bounds {
  /** The step in front of which the visitor stops. */
  readonly until?: string;
  /** Fields whose answers do not change once their step is finished. */
  readonly kept?: readonly string[];
}

/**
 * The most answers that a visitor gives. Visitors of our wizards need fewer, so one who gives more is led in circles.
 */
const mostAnswers = 300;

/** Answers, step by step, everything that keeps the visitor from continuing. */
export function complete(model: SimulationModel, start: Answers, { until, kept = [] }: Bounds = {}): Progress {
  let answers = settle(model.form, start);
  const seen = new Set<string>();
  for (let count = 0; count < mostAnswers; count++) {
    const refusing = firstRefusing(model, answers, until);
    if (!refusing) return { answers };
    const { step, errors, exit } = refusing;
    const fixed = kept.filter((field) => isBefore(model, field, step));
    const next = exit
      ? avoided(model, step, answers, fixed)
      : improved(model, step, ownerOf(errors[0]!.field), answers, fixed, seen);
    if (!next) {
      const owned = errors.map((error) => ({ ...error, field: ownerOf(error.field) }));
      return { answers, ...(exit ? { exit: exit.id } : { stuck: { step: step.plan.id, errors: owned } }) };
    }
    answers = next;
  }
  return { answers, stuck: { step: firstRefusing(model, answers, until)?.step.plan.id ?? '', errors: [] } };
}

/** The first step that refuses the answers, or that leads to an exit. */
export function firstRefusing(
  { form }: SimulationModel,
  answers: Answers,
  until?: string,
): { step: Step; errors: readonly FieldError[]; exit?: ExitPlan } | undefined {
  for (const step of stepsFor(form, answers)) {
    if (step.plan.id === until) return undefined;
    const errors = validate(step, answers, '');
    if (errors.length > 0) return { step, errors };
    const exit = exitOf(step, answers);
    if (exit) return { step, errors, exit };
  }
  return undefined;
}

/** The answers with which a step accepts the visitor; undefined when there are none without changing those `fixed`. */
export function accepted(
  model: SimulationModel,
  step: Step,
  start: Answers,
  fixed: readonly string[],
): Answers | undefined {
  let answers: Answers | undefined = start;
  const seen = new Set<string>();
  for (let count = 0; answers && count < mostAnswers; count++) {
    const [error] = validate(step, answers, '');
    if (!error) return answers;
    answers = improved(model, step, ownerOf(error.field), answers, fixed, seen);
  }
  return undefined;
}

/** The most combinations of answers with which a visitor tries to get past an exit. */
const mostWaysOut = 500;

/**
 * The answers with which a step leads to no exit; undefined when there are none without changing those `fixed`. Only
 * the answers that the exits read change.
 */
function avoided(model: SimulationModel, step: Step, answers: Answers, fixed: readonly string[]): Answers | undefined {
  let ways = [answers];
  for (const field of fieldsOfExits(model, step).filter((name) => !fixed.includes(name))) {
    const others = ways.flatMap((way) =>
      model.answerKinds(field).map((value) => afterAnswer(model, way, field, value)),
    );
    const after = others.filter((way) => fixed.every((name) => answerOf(way, name) === answerOf(answers, name)));
    const past = after.find((way) => !exitOf(step, way) && stepsFor(model.form, way).includes(step));
    if (past) return past;
    ways = [...ways, ...after].slice(0, mostWaysOut);
  }
  return undefined;
}

/** The fields that decide whether a step leads to an exit. */
export const fieldsOfExits = ({ formModel, form }: SimulationModel, step: Step): string[] => [
  ...new Set(readsOfExits(formModel.sets[form.steps.indexOf(step)]!)),
];

/** Whether an earlier step asks for the field. */
export const isBefore = ({ form, stepOf }: SimulationModel, field: string, step: Step): boolean =>
  form.steps.indexOf(stepOf.get(field)!) < form.steps.indexOf(step);

/**
 * The answers after one more answer, or two, with which the step no longer refuses the field `wrong`; undefined when
 * there are none. The answers to the fields `fixed` must not change. `seen`: the earlier answers of the visitor, which
 * are only used again if there are no others; it grows.
 */
function improved(
  model: SimulationModel,
  step: Step,
  wrong: string,
  answers: Answers,
  fixed: readonly string[],
  seen: Set<string>,
): Answers | undefined {
  const answeredWith = (before: Answers, [field, value]: FieldAnswer): Answers | undefined => {
    const after = afterAnswer(model, before, field, value);
    return fixed.every((name) => answerOf(after, name) === answerOf(answers, name)) ? after : undefined;
  };
  const before = validate(step, answers, '').length;
  /** How many fields are refused after an answer; undefined while the field `wrong` still is. */
  const refused = (after: Answers): number | undefined => {
    const errors = validate(step, after, '');
    return errors.some(({ field }) => ownerOf(field) === wrong) ? undefined : errors.length;
  };
  const tries = answersAbout(model, step, wrong, answers);
  const asserts = setOf(model, step).expressions.some(({ of }) => 'at' in of);
  const ways: Answers[] = [];
  seen.add(JSON.stringify(answers));
  for (const one of concat(tries, () => answersNear(model, step, wrong, answers, fixed))) {
    const after = answeredWith(answers, one);
    if (!after) continue;
    const count = refused(after);
    if (count === undefined) continue;
    // If expressions join fields, an answer that fixes one and breaks another may lead in circles.
    if (count < before || !asserts) return after;
    ways.push(after);
  }
  const [first, ...others] = ways;
  if (first) return [first, ...others].find((way) => !seen.has(JSON.stringify(way))) ?? first;
  const paired = relatedFields(model, step, wrong).length > 0 ? tries.slice(0, mostPaired) : [];
  for (const one of paired) {
    const begun = answeredWith(answers, one);
    if (!begun) continue;
    for (const second of paired) {
      const after = second[0] === one[0] ? undefined : answeredWith(begun, second);
      if (after && refused(after) !== undefined) return after;
    }
  }
  for (const passing of answersPassing(model, step, wrong)) {
    const after = passing.reduce<Answers | undefined>((way, one) => way && answeredWith(way, one), answers);
    if (after && refused(after) !== undefined && !seen.has(JSON.stringify(after))) return after;
  }
  return undefined;
}

/** Some items, and then others, which are computed when they are needed. */
function* concat<Item>(first: readonly Item[], others: () => readonly Item[]): Generator<Item> {
  yield* first;
  yield* others();
}

type FieldAnswer = readonly [field: string, value: Answer | undefined];

/** How many answers are tried in pairs, and how many to each other field that a rule names. */
const [mostPaired, mostOfOther] = [40, 6];

/**
 * What a visitor tries when a field is refused: answers to it, including those of other fields, then answers to the
 * other fields.
 */
function answersAbout(model: SimulationModel, step: Step, wrong: string, answers: Answers): FieldAnswer[] {
  const others = relatedFields(model, step, wrong);
  const own = [...answersTo(model, step, wrong, answers), ...rowsWithin(model, step, wrong, answers)];
  return [
    ...own.map((value): FieldAnswer => [wrong, value]),
    ...others.map((other): FieldAnswer => [wrong, answerOf(answers, other)]).filter(([, value]) => !isEmpty(value)),
    ...others.flatMap((other) => {
      // Without an answer that the step requires, a rule is not checked, and then the field is asked for again.
      const none = step.plan.schema.required.includes(other) ? [] : [undefined];
      return [...none, ...model.acceptedAnswers(other).slice(0, mostOfOther)].map((value): FieldAnswer => [
        other,
        value,
      ]);
    }),
  ];
}

/** How many answers of rows are adjusted to the bounds of their dates. */
const mostRows = 20;

/** Rows, those of the visitor and others, with dates that fit the other answers. */
function rowsWithin(model: SimulationModel, step: Step, field: string, answers: Answers): readonly Answer[] {
  if (!boundsRows(step, field)) return [];
  const known = [answerOf(answers, field), ...model.acceptedAnswers(field).slice(0, mostRows)].filter(isRows);
  return known.map((rows) => withinBounds(step, field, rows, answers));
}

/** Answers to one field that may change the result of an `assert`, or of the bound of a computed value. */
function answersNear(
  model: SimulationModel,
  step: Step,
  wrong: string,
  answers: Answers,
  fixed: readonly string[],
): readonly FieldAnswer[] {
  const set = setOf(model, step);
  return rulesAt(set, wrong).flatMap((name) => model.near(set, name, answers, fixed));
}

/**
 * Answers to several fields that satisfy an `assert`, or the bound of a computed value, including one to the refused
 * field.
 */
function* answersPassing(model: SimulationModel, step: Step, wrong: string): Generator<readonly FieldAnswer[]> {
  const set = setOf(model, step);
  for (const name of rulesAt(set, wrong))
    for (const passing of model.passing(set, name)) {
      const given = Object.entries(passing);
      const others = Object.hasOwn(passing, wrong) ? [] : model.acceptedAnswers(wrong).slice(0, mostOfOther);
      yield given;
      for (const value of others) yield [...given, [wrong, value]];
    }
}

/** The names of the `assert` expressions whose message is shown beside a field, and of its own bounds. */
export const rulesAt = ({ expressions }: FieldSetModel, wrong: string): string[] => [
  ...expressions.flatMap(({ of }) => (of.kind === 'assert' && of.at === wrong ? assertName(of.rule) : [])),
  wrong,
];

/** The other fields of a step that some rule names together with this one, or that bound its date. */
function relatedFields(model: SimulationModel, step: Step, field: string): string[] {
  const { plan } = step;
  const named = plan.rules.map((rule) => model.fieldsOf(rule, step)).filter((names) => names.includes(field));
  return [
    ...new Set([...named.flat(), ...fieldsBounding(step, field), ...inputsOf([field], setOf(model, step))]),
  ].filter((name) => name !== field && Object.hasOwn(plan.fields, name));
}

/**
 * The answers of a visitor who got through and who then also answers every optional field, if its first possible answer
 * lets them through as well. `only`: restricts these fields.
 */
export function filled(model: SimulationModel, start: Answers, only: (field: string) => boolean = () => true): Answers {
  let answers = start;
  for (const step of model.form.steps) {
    for (const field of Object.keys(step.plan.fields)) {
      const isAskedNow = stepsFor(model.form, answers).includes(step) && visibleFields(step, answers).has(field);
      if (!only(field) || !isAskedNow || !isEmpty(answerOf(answers, field))) continue;
      const [value] = answersTo(model, step, field, answers);
      const after = value === undefined ? answers : settle(model.form, { ...answers, [field]: value });
      if (!firstRefusing(model, after)) answers = after;
    }
  }
  return answers;
}

/** The possible answers of a visitor to a field, with these other answers. */
export function answersTo(model: SimulationModel, step: Step, field: string, answers: Answers): readonly Answer[] {
  const { choices, years } = step.plan.fields[field]!;
  if (!choices && !years) return model.acceptedAnswers(field);
  const values = choicesFor(step, field, answers).map(({ value }) => value);
  return step.plan.schema.properties[field]?.type === 'array' ? values.map((value) => [value]) : values;
}

/** The answers after the visitor answers one field, with all consequences. */
export function afterAnswer(
  { form, stepOf }: SimulationModel,
  answers: Answers,
  field: string,
  value: Answer | undefined,
): Answers {
  const step = stepOf.get(field);
  return step ? change(form, step, answers, { ...answers, [field]: value }, field) : answers;
}
