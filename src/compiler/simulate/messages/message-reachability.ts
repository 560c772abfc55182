import { visibleFields } from '../../../engine/visible.ts';
import { settleSteps } from '../../../engine/wizard/answers.ts';
import type { Answers } from '../../../plan/answers.ts';
import { dependsOn } from '../visitor/reads.ts';
import { complete } from '../visitor/complete.ts';
import type { SimulationModel, Step } from '../simulation-model.ts';
import type { States } from '../visitor/states.ts';
import { declaredIn, markOf, type Declared } from './marks.ts';
import { arrivalsAt, searchEstimate, searchField, searchRule, type Seen } from './search.ts';

/** Generated answers for each message that a file declares. */
export interface MessageReachability {
  readonly declared: readonly Declared[];
  /** By mark: answers that bring about exactly that message. */
  readonly seen: Seen;
}

/**
 * Look for answers that bring about each message: beside a field, found by a rule, in place of a refusal, about an estimate.
 * The real engine judges them, for visitors who may open the step. Of a field it tries all that `triesOf` makes and its
 * control gives, for each state of the answers on which the field depends; of a rule, answers to the fields that its
 * settings name, two at a time (`searchRule`). A rule that needs three answers beyond these would be missed. What is said
 * after submit needs no search: that some visitor gets there is proved by itself (form/never-passed, step/never-left).
 */
export function messageReachability(
  model: SimulationModel,
  base: Answers,
  states: readonly States[],
): MessageReachability {
  const seen: Seen = new Map();
  const declared = model.wizard.steps.flatMap((step) => declaredIn(model, step));
  for (const step of model.wizard.steps) searchStep(model, step, base, states, seen);
  const { form } = model;
  const estimate = form?.plan.estimate;
  if (!form || !estimate) return { declared, seen };
  const words = [
    ...Object.keys(estimate.messages).map((code) => ['estimate', 'messages', code]),
    ...(estimate.note === undefined ? [] : [['estimate', 'note']]),
  ];
  searchEstimate(model, form, model.named(estimate.plugin, estimate.with), seen, () =>
    words.every((path) => seen.has(markOf(path))),
  );
  return { declared: [...declared, ...words.map((path) => ({ path }))], seen };
}

function searchStep(model: SimulationModel, step: Step, base: Answers, states: readonly States[], seen: Seen): void {
  const declared = declaredIn(model, step);
  const isDone = (ones: readonly Declared[]) => () => ones.every(({ path }) => seen.has(markOf(path)));
  for (const field of Object.keys(step.plan.fields)) {
    // A refusal is shown because of any field: the first that fails shows it.
    const own = declared.filter((one) => one.field === field || (one.field === undefined && one.rule === undefined));
    const about = states.filter(({ factor }) => touches(model, step, [field], factor));
    if (!isDone(own)()) searchField(model, step, field, () => arrivalsAt(model, step, base, about), seen, isDone(own));
  }
  for (const [index, rule] of step.plan.rules.entries()) {
    const own = declared.filter((one) => one.rule === index);
    const fields = model.named(rule.plugin, rule.with);
    if (!isDone(own)())
      searchRule(model, step, fields, rulesArrivals(model, step, fields, base, states), seen, isDone(own));
  }
}

/** Whether some of the fields belong to a factor, or depend on it. */
const touches = (model: SimulationModel, step: Step, fields: readonly string[], factor: readonly string[]): boolean => {
  const compiled = model.compiled[model.wizard.steps.indexOf(step)]!;
  return fields.some(
    (name) =>
      factor.includes(name) ||
      (compiled.plan.fields[name] !== undefined &&
        dependsOn(compiled, compiled.plan.fields[name]).some((read) => factor.includes(read))),
  );
};

/** Visitors who see some of a rule's fields, and as many of them as can be. */
function rulesArrivals(
  model: SimulationModel,
  step: Step,
  fields: readonly string[],
  base: Answers,
  states: readonly States[],
): Answers[] {
  const about = states.filter(({ factor }) => touches(model, step, fields, factor));
  const shown = (answers: Answers) =>
    [...visibleFields(step, answers)].filter((field) => fields.includes(field)).length;
  const joint = (most: boolean) =>
    about.reduce<Answers>((answers, { factor, all }) => {
      const others = Object.fromEntries(Object.entries(answers).filter(([field]) => !factor.includes(field)));
      const ranked = all
        .map((state) => ({ answers: { ...others, ...state.answers }, count: shown(state.answers) }))
        .sort((a, b) => a.count - b.count);
      const least = ranked.find(({ count }) => count > ranked[0]!.count) ?? ranked[0];
      return (most ? ranked.at(-1) : least)?.answers ?? answers;
    }, base);
  return [joint(false), joint(true), base].map(
    (answers) => complete(model, settleSteps(model.wizard, answers), { until: step.plan.id }).answers,
  );
}
