import { choiceControls, radioControls } from '../compiler/model/controls.ts';
import { defaultsOf, isEmpty } from '../engine/answers.ts';
import { applyFilters } from '../engine/filters.ts';
import type { Answer, Answers } from '../plan/answers.ts';
import type { Example, WizardExample } from '../plan/config.generated.ts';
import type { FieldPlan, FormPlan } from '../plan/form.ts';
import type { StepPlan } from '../plan/wizard.ts';

type Fields = Readonly<Record<string, FieldPlan>>;

/** The examples of a form that a visitor can bring about with its controls: the browser plays them. */
export const playedInForm = (plan: FormPlan, examples: readonly Example[]): Example[] =>
  examples.filter(({ answers }) => canBeGiven(plan.fields, answers as Answers, defaultsOf(plan)));

/**
 * The examples of a wizard that a visitor can bring about with its controls. Those with changes are left to the engine
 * alone: the journeys of the wizards show in the browser what a change leads to.
 */
export function playedInWizard(steps: readonly StepPlan[], examples: readonly WizardExample[]): WizardExample[] {
  const fields = Object.assign({}, ...steps.map((step) => step.fields)) as Fields;
  return examples.filter(({ answers, changes }) => changes === undefined && canBeGiven(fields, answers as Answers, {}));
}

/**
 * Whether the controls let a visitor give these answers: some examples tell what the engine makes of answers that no
 * control gives. `start`: the defaults.
 */
function canBeGiven(fields: Fields, answers: Answers = {}, start: Answers): boolean {
  return Object.entries(answers).every(([name, answer]) => {
    const field = fields[name];
    if (!field || (field.readOnly === true && answer !== start[name])) return false;
    return isOpenTo(field, answer) && !isTooMany(field, answers);
  });
}

/** Whether a box that counts would have to count more than its buttons let it. */
function isTooMany({ widget, options }: FieldPlan, answers: Answers): boolean {
  const { count, sharedMax } = options;
  if (widget !== 'tile-counter' || count === undefined || sharedMax === undefined) return false;
  return [count, ...sharedMax.with].reduce((sum, name) => sum + Number(answers[name] ?? 0), 0) > sharedMax.max;
}

function isOpenTo(field: FieldPlan, answer: Answer | undefined): boolean {
  if (isEmpty(answer)) return true;
  if (choiceControls.includes(field.widget) && field.choices)
    return [answer].flat().every((one) => field.choices?.some(({ value }) => value === one));
  return typeof answer !== 'string' || passesFilters(answer, field);
}

/** Whether a text gets through the filters of its control as it is, blanks around it apart. */
function passesFilters(text: string, { filters = [] }: FieldPlan): boolean {
  const trimming = filters.filter((filter) => filter === 'trim');
  return applyFilters(applyFilters(text, filters), filters, true) === applyFilters(text, trimming, true);
}

/** Defaults that an example takes back although their control cannot: it tells of the form as it is without them. */
export const takenBack = (fields: Fields, answers: Answers = {}, start: Answers): string[] =>
  Object.keys(answers).filter((name) => {
    const field = fields[name];
    return field && radioControls.includes(field.widget) && isEmpty(answers[name]) && start[name] !== undefined;
  });
