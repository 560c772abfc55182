import { choiceControls, radioControls } from '../../compiler/model/controls.ts';
import { defaultsOf, isEmpty } from '../../shared/engine/answers.ts';
import { applyFilters } from '../../shared/engine/filters.ts';
import type { Answer, Answers } from '../../shared/plan/answers.ts';
import type { Example, WizardExample } from '../../shared/plan/config.generated.ts';
import type { FieldPlan, FormModule, StepPlan } from '../../shared/plan/form.ts';

type FieldPlans = Readonly<Record<string, FieldPlan>>;

/**
 * The examples whose answers can be entered with the controls. The browser tests play these. Examples with changes are
 * only run by the engine; separate browser tests cover changes.
 */
export function playedIn<One extends Example & Pick<WizardExample, 'changes'>>(
  { plan, steps }: Pick<FormModule, 'plan'> & { readonly steps: readonly { readonly plan: StepPlan }[] },
  examples: readonly One[],
): One[] {
  const fields = Object.assign({}, ...steps.map((step) => step.plan.fields)) as FieldPlans;
  const start = plan.wizard ? {} : (Object.assign({}, ...steps.map((step) => defaultsOf(step.plan))) as Answers);
  return examples.filter(
    ({ answers, changes }) => changes === undefined && canBeGiven(fields, answers as Answers, start),
  );
}

/**
 * Whether these answers can be entered with the controls. Some examples test the engine with answers that no control
 * can give. `start`: the defaults.
 */
function canBeGiven(fields: FieldPlans, answers: Answers = {}, start: Answers): boolean {
  return Object.entries(answers).every(([name, answer]) => {
    const field = fields[name];
    if (!field || (field.readOnly === true && answer !== start[name])) return false;
    return isOpenTo(field, answer) && !isTooMany(field, answers);
  });
}

/** Whether a counter tile would exceed its maximum. */
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

/** Whether the filters of a control leave a text unchanged, except for surrounding spaces. */
function passesFilters(text: string, { filters = [] }: FieldPlan): boolean {
  const trimming = filters.filter((filter) => filter === 'trim');
  return applyFilters(applyFilters(text, filters), filters, true) === applyFilters(text, trimming, true);
}

/** Defaults that an example clears although their control cannot. Such an example tests the form without them. */
export const takenBack = (fields: FieldPlans, answers: Answers = {}, start: Answers): string[] =>
  Object.keys(answers).filter((name) => {
    const field = fields[name];
    return field && radioControls.includes(field.widget) && isEmpty(answers[name]) && start[name] !== undefined;
  });
