import type { Answers } from '../../../shared/plan/answers.ts';
import type { Step } from '../../../shared/plan/form.ts';
import { setOf, type SimulationModel } from '../simulation-model.ts';
import { inputsOf } from '../../model/expressions.ts';
import { rowSetsOf } from '../../model/form-model.ts';
import type { FieldSetModel } from '../../model/types.ts';
import { fieldsBounding } from '../visitor/dates.ts';
import { dependsOn } from '../visitor/reads.ts';
import type { States } from '../visitor/states.ts';
import { markedEstimate, type Mark } from './marks.ts';
import { MessageSearch } from './search.ts';
import { arrivalsAt, ruleArrivals } from './visitors.ts';

/** By message: generated answers that cause exactly that one. A message that was not reached is missing. */
export type MessageReachability = ReadonlyMap<Mark, Answers>;

/**
 * Searches for answers that cause each message: beside a field, of a rule, of a refusal, of an estimate. The real
 * engine judges the answers of visitors who may open the step. For a field it tries all answers that `triesOf` makes
 * and its control can give, in each state of the answers that the field depends on. For a rule it varies the answers to
 * the fields that its settings name, two at a time (`variations`), so it would miss a message that needs three
 * particular answers. A date that another field bounds is varied together with that field. Messages after submit need
 * no search, because another check proves that some visitor gets there (form/never-passed, step/never-left).
 */
export function messageReachability(
  model: SimulationModel,
  base: Answers,
  states: readonly States[],
): MessageReachability {
  const search = new MessageSearch(model);
  for (const step of model.form.steps) searchStep(search, model, step, base, states);
  searchEstimate(search, model, base);
  return search.found;
}

/**
 * Varies the answers that the estimate reads, for visitors who have answered nothing and for visitors who get through.
 */
function searchEstimate(search: MessageSearch, model: SimulationModel, base: Answers): void {
  const { plan, estimate } = model.form;
  const [step] = model.form.steps;
  if (!plan.estimate || !estimate || !step) return;
  const { messages } = model.formModel;
  const marked = markedEstimate(plan.estimate, messages);
  const wanted = messages.filter(({ of }) => ['amount', 'estimate', 'note'].includes(of.kind));
  const fields = model.fieldsOf(plan.estimate, step);
  for (const start of plan.wizard ? [{}, base] : [{}])
    search.searchEstimate((answers) => estimate(model.form.steps, answers, marked), fields, start, wanted);
}

function searchStep(
  search: MessageSearch,
  model: SimulationModel,
  step: Step,
  base: Answers,
  states: readonly States[],
): void {
  const { messages, fields } = setOf(model, step);
  const about = (fields: readonly string[]) => statesAbout(model, step, fields, states);
  for (const field of Object.keys(step.plan.fields)) {
    // Any field can cause a refusal: the first one that fails does.
    const wanted = [
      ...messages.filter(({ of }) => of.kind === 'refusal' || (of.kind === 'field' && of.field === field)),
      ...[fields.get(field)?.rows ?? []]
        .flat()
        .flatMap((rows) => [rows, ...rowSetsOf(rows)].flatMap((set) => set.messages)),
    ];
    if (!search.hasFound(wanted))
      search.searchField(step, field, arrivalsAt(model, step, base, about([field])), wanted);
    const inputs = inputsOf([field, ...boundedBy(setOf(model, step), field)], setOf(model, step)).filter(
      (input) => input !== field,
    );
    const bounding = [...fieldsBounding(step, field), ...inputs];
    if (bounding.length === 0 || search.hasFound(wanted)) continue;
    const varied = [field, ...bounding];
    search.searchRule(step, field, varied, ruleArrivals(model, step, varied, base, about(varied)), wanted);
  }
  for (const [index, rule] of step.plan.rules.entries()) {
    const wanted = messages.filter(({ of }) => of.kind === 'rule' && of.rule === index);
    if (search.hasFound(wanted)) continue;
    const varied = model.fieldsOf(rule, step);
    search.searchRule(step, rule.plugin, varied, ruleArrivals(model, step, varied, base, about(varied)), wanted);
  }
}

/** The fields with which expressions bound the number of a field. */
const boundedBy = ({ expressions }: FieldSetModel, field: string): string[] =>
  expressions.flatMap(({ of, reads }) => (of.kind === 'bound' && of.at === field ? reads : []));

/** The states of the factors that contain some of the fields, or that these depend on. */
export const statesAbout = (
  model: SimulationModel,
  step: Step,
  fields: readonly string[],
  states: readonly States[],
): readonly States[] => states.filter(({ factor }) => touches(model, step, fields, factor));

/** Whether a factor contains some of the fields, or depends on them. */
function touches(model: SimulationModel, step: Step, fields: readonly string[], factor: readonly string[]): boolean {
  const set = setOf(model, step);
  return fields.some((name) => {
    const field = set.fields.get(name);
    return factor.includes(name) || (field && dependsOn(set, field).some((read) => factor.includes(read)));
  });
}
