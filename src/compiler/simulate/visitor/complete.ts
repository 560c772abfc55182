import { answerOf, isEmpty } from '../../../engine/answers.ts';
import { choicesFor } from '../../../engine/choices.ts';
import { validate, type FieldError } from '../../../engine/validate.ts';
import { visibleFields } from '../../../engine/visible.ts';
import { changeStep, settleSteps, stepsFor } from '../../../engine/wizard/answers.ts';
import type { Answer, Answers } from '../../../plan/answers.ts';
import type { SimulationModel, Step } from '../simulation-model.ts';

/** How far a visitor gets who answers whatever a step asks. */
export interface Progress {
  readonly answers: Answers;
  /** The first step that no answers of its own satisfy, with what it says; none when the visitor gets through. */
  readonly stuck?: { readonly step: string; readonly errors: readonly FieldError[] };
}

export interface Bounds {
  /** Stop in front of this step. */
  readonly until?: string;
  /** Answers that stay as they are, once their step is behind the visitor. */
  readonly kept?: readonly string[];
}

/** More answers than this no visitor of ours gives; one who does is led in circles. */
const patience = 300;

/** Answer, step by step, what refuses to let the visitor on. */
export function complete(model: SimulationModel, start: Answers, { until, kept = [] }: Bounds = {}): Progress {
  let answers = settleSteps(model.wizard, start);
  for (let turn = 0; turn < patience; turn++) {
    const refusing = firstRefusing(model, answers, until);
    if (!refusing) return { answers };
    const fixed = kept.filter((field) => isBefore(model, field, refusing.step));
    const next = mended(model, refusing.step, refusing.errors, answers, fixed);
    if (!next) return { answers, stuck: { step: refusing.step.plan.id, errors: refusing.errors } };
    answers = next;
  }
  return { answers, stuck: { step: firstRefusing(model, answers, until)?.step.plan.id ?? '', errors: [] } };
}

function firstRefusing(
  { wizard }: SimulationModel,
  answers: Answers,
  until?: string,
): { step: Step; errors: readonly FieldError[] } | undefined {
  for (const step of stepsFor(wizard, answers)) {
    if (step.plan.id === until) return undefined;
    const errors = validate(step, answers, '');
    if (errors.length > 0) return { step, errors };
  }
  return undefined;
}

/** Whether the field is asked in a step before this one. */
export const isBefore = ({ wizard, stepOf }: SimulationModel, field: string, step: Step): boolean =>
  wizard.steps.indexOf(stepOf.get(field)!) < wizard.steps.indexOf(step);

/** The answers after one more, or two, with which the step refuses less. */
function mended(
  model: SimulationModel,
  step: Step,
  errors: readonly FieldError[],
  answers: Answers,
  fixed: readonly string[],
): Answers | undefined {
  const tried = (from: Answers, field: string, value: Answer | undefined): Answers | undefined => {
    const after = answered(model, from, field, value);
    return fixed.every((name) => answerOf(after, name) === answerOf(answers, name)) ? after : undefined;
  };
  const isBetter = (after: Answers | undefined): after is Answers =>
    after !== undefined && !stillWrong(step, errors[0]!, after);
  for (const [field, value] of movesFor(model, step, errors[0]!, answers)) {
    const after = tried(answers, field, value);
    if (isBetter(after)) return after;
  }
  const moves =
    rulesAbout(model, step, errors[0]!).length > 0 ? movesFor(model, step, errors[0]!, answers).slice(0, 40) : [];
  for (const [field, value] of moves) {
    const first = tried(answers, field, value);
    if (!first) continue;
    for (const [other, second] of moves) {
      const after = other === field ? undefined : tried(first, other, second);
      if (isBetter(after)) return after;
    }
  }
  return undefined;
}

const stillWrong = (step: Step, { field }: FieldError, answers: Answers): boolean =>
  validate(step, answers, '').some((error) => error.field === field);

/** Answers to the field that is wrong, then to those that the rules about it read. */
function movesFor(
  model: SimulationModel,
  step: Step,
  { field }: FieldError,
  answers: Answers,
): [string, Answer | undefined][] {
  const own = answersTo(model, step, field, answers).map((value): [string, Answer | undefined] => [field, value]);
  const read = rulesAbout(model, step, { field } as FieldError);
  const repeated = read
    .map((other): [string, Answer | undefined] => [field, answerOf(answers, other)])
    .filter(([, value]) => !isEmpty(value));
  return [
    ...own,
    ...repeated,
    ...read.flatMap((other) =>
      [undefined, ...model.good(other).slice(0, 6)].map((value): [string, Answer | undefined] => [other, value]),
    ),
  ];
}

const rulesAbout = (model: SimulationModel, { plan }: Step, { field }: FieldError): string[] =>
  [
    ...new Set(
      plan.rules
        .map((rule) => model.named(rule.plugin, rule.with))
        .filter((names) => names.includes(field))
        .flat(),
    ),
  ].filter((name) => name !== field && Object.hasOwn(plan.fields, name));

/** The answers of a visitor who got through, and also answers what need not be answered, where a first answer lets them through. */
export function filled(model: SimulationModel, start: Answers): Answers {
  let answers = start;
  for (const step of model.wizard.steps) {
    for (const field of Object.keys(step.plan.fields)) {
      if (
        !isEmpty(answerOf(answers, field)) ||
        !stepsFor(model.wizard, answers).includes(step) ||
        !visibleFields(step, answers).has(field)
      )
        continue;
      const [value] = answersTo(model, step, field, answers);
      const after = value === undefined ? answers : settleSteps(model.wizard, { ...answers, [field]: value });
      if (!firstRefusing(model, after)) answers = after;
    }
  }
  return answers;
}

/** What there is to answer a field with as the answers stand. */
function answersTo(model: SimulationModel, step: Step, field: string, answers: Answers): readonly Answer[] {
  const { choices, years } = step.plan.fields[field]!;
  if (!choices && !years) return model.good(field);
  const values = choicesFor(step, field, answers).map(({ value }) => value);
  return step.plan.schema.properties[field]?.type === 'array' ? values.map((value) => [value]) : values;
}

/** The answers after the visitor answers one field, with all that follows. */
export function answered(
  { wizard, stepOf }: SimulationModel,
  answers: Answers,
  field: string,
  value: Answer | undefined,
): Answers {
  const step = stepOf.get(field);
  return step ? changeStep(wizard, answers, step.plan.id, { ...answers, [field]: value }, field).answers : answers;
}
