import type { Answers } from '../../../plan/answers.ts';
import { setOf, type SimulationModel, type Step } from '../simulation-model.ts';
import { dependsOn } from '../visitor/reads.ts';
import type { States } from '../visitor/states.ts';
import type { Mark } from './marks.ts';
import { MessageSearch } from './search.ts';
import { arrivalsAt, ruleArrivals } from './visitors.ts';

/** By message: generated answers that bring about exactly that one. A message without answers was not reached. */
export type MessageReachability = ReadonlyMap<Mark, Answers>;

/**
 * Look for answers that bring about each message: beside a field, found by a rule, in place of a refusal, about an
 * estimate. The real engine judges them, for visitors who may open the step. Of a field it tries all that `triesOf`
 * makes and its control gives, for each state of the answers on which the field depends; of a rule, answers to the
 * fields that its settings name, two at a time (`variations`). A rule that needs three answers beyond these would be
 * missed. What is said after submit needs no search: that some visitor gets there is proved by itself
 * (form/never-passed, step/never-left).
 */
export function messageReachability(
  model: SimulationModel,
  base: Answers,
  states: readonly States[],
): MessageReachability {
  const search = new MessageSearch(model);
  for (const step of model.wizard.steps) searchStep(search, model, step, base, states);
  const estimate = model.form?.plan.estimate;
  if (model.form && estimate) {
    const wanted = model.formModel.messages.filter(({ of }) => of.kind === 'estimate' || of.kind === 'note');
    search.searchEstimate(model.form, model.fieldsNamedBy(estimate.plugin, estimate.with), wanted);
  }
  return search.found;
}

function searchStep(
  search: MessageSearch,
  model: SimulationModel,
  step: Step,
  base: Answers,
  states: readonly States[],
): void {
  const { messages } = setOf(model, step);
  const statesAbout = (fields: readonly string[]) =>
    states.filter(({ factor }) => touches(model, step, fields, factor));
  for (const field of Object.keys(step.plan.fields)) {
    // A refusal is shown because of any field: the first that fails shows it.
    const wanted = messages.filter(({ of }) => of.kind === 'refusal' || (of.kind === 'field' && of.field === field));
    if (!search.hasFound(wanted))
      search.searchField(step, field, arrivalsAt(model, step, base, statesAbout([field])), wanted);
  }
  for (const [index, rule] of step.plan.rules.entries()) {
    const wanted = messages.filter(({ of }) => of.kind === 'rule' && of.rule === index);
    if (search.hasFound(wanted)) continue;
    const fields = model.fieldsNamedBy(rule.plugin, rule.with);
    search.searchRule(step, fields, ruleArrivals(model, step, fields, base, statesAbout(fields)), wanted);
  }
}

/** Whether some of the fields belong to a factor, or depend on it. */
function touches(model: SimulationModel, step: Step, fields: readonly string[], factor: readonly string[]): boolean {
  const set = setOf(model, step);
  return fields.some((name) => {
    const field = set.fields.get(name);
    return factor.includes(name) || (field && dependsOn(set, field).some((read) => factor.includes(read)));
  });
}
