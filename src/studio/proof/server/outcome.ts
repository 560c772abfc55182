import { dateAfter } from '../../../shared/engine/dates.ts';
import { isEmpty, pick, present } from '../../../shared/engine/answers.ts';
import { runExample } from '../../../shared/engine/examples.ts';
import { defaultsOfForm, startWith } from '../../../shared/engine/settle.ts';
import type { CheckedForm, CheckedWizard } from '../../../compiler/check/checked.ts';
import { compileOffers } from '../../../compiler/compile/offers.ts';
import type { SymbolTable } from '../../../compiler/resolve/symbols.ts';
import { timeZoneOf } from '../../../compiler/resolve/time-zone.ts';
import { onDay } from '../../../compiler/simulate/on-day.ts';
import { simulationModel, type SimulationModel } from '../../../compiler/simulate/simulation-model.ts';
import { offersModuleOf } from '../../../compiler/simulate/visitor/modules.ts';
import type { Answers } from '../../../shared/plan/answers.ts';
import type { Example, WizardExample } from '../../../shared/plan/config.generated.ts';
import type { Recorded } from '../contract.ts';

/** An example without its name, as in config. */
export type Outcome = Readonly<Record<string, unknown>>;

/** The order of keys in an example. */
const keyOrder = [
  ...['day', 'answers', 'presses', 'steps', 'stoppedAt', 'exit', 'errors', 'alert'],
  ...['estimate', 'note', 'offers', 'does', 'result'],
] as const;

/**
 * The outcome of a visitor's answers today, with the answers that are neither defaults nor computed. Contains the day
 * if the outcome depends on it.
 */
export function outcomeOf(
  source: CheckedForm | CheckedWizard,
  { answers, presses }: Omit<Recorded, 'form'>,
  symbols: SymbolTable,
): Outcome {
  const model = simulationModel(source, symbols);
  const compiled = compileOffers(model.formModel, symbols);
  const offers = compiled && offersModuleOf(compiled, timeZoneOf(symbols));
  const { today } = symbols;
  const given = onDay(today, () => fewestAnswers(model, answers as Answers));
  const example = { name: '', answers: given, presses } as Example & WizardExample;
  const on = (day: string): Outcome => onDay(day, () => withoutUndefined(runExample(model.form, example, offers)));
  const outcome = on(today);
  const later = daysLater.map((count) => on(dateAfter(today, count, 'days') ?? today));
  const counts = later.some((other) => JSON.stringify(other) !== JSON.stringify(outcome));
  const whole: Outcome = {
    ...outcome,
    ...(counts && { day: today }),
    ...(Object.keys(given).length > 0 && { answers: given }),
  };
  return Object.fromEntries(keyOrder.filter((key) => hasContent(whole[key])).map((key) => [key, whole[key]]));
}

/** Days after which the outcome is computed again, because examples must stay true for years. */
const daysLater = [1, 31, 366, 5 * 366, 20 * 366] as const;

/** Removes keys without a value. */
const withoutUndefined = (value: object): Outcome => JSON.parse(JSON.stringify(value)) as Outcome;

const hasContent = (value: unknown): boolean =>
  value !== undefined && !(value && typeof value === 'object' && Object.keys(value).length === 0);

/**
 * The fewest answers that lead to these. Leaves out defaults and computed answers; a cleared default is an empty
 * answer.
 */
function fewestAnswers(model: SimulationModel, answers: Answers): Answers {
  const { form, formModel } = model;
  const begun = (given: Answers): string => answersKey(present(startWith(form, given)));
  const same = (one: Answers, other: Answers): boolean => begun(one) === begun(other);
  const defaults = defaultsOfForm(form);
  const isOwn = (field: string) =>
    form.plan.carried.includes(field) || (formModel.fields.get(field)?.ui ?? { computed: '' }).computed === undefined;
  const typed = pick(answers, (field, answer) => isOwn(field) && answer !== undefined && answer !== null);
  const emptied = Object.keys(defaults).filter((field) => isOwn(field) && isEmpty(typed[field]));
  let now: Answers = { ...inQuestionOrder(model, typed), ...Object.fromEntries(emptied.map((field) => [field, ''])) };
  for (const field of Object.keys(now).toReversed()) {
    const without = pick(now, (name) => name !== field);
    if (same(now, without)) now = without;
  }
  return now;
}

/** The answers in the order of the questions. */
const inQuestionOrder = ({ formModel, form }: SimulationModel, answers: Answers): Answers =>
  Object.fromEntries(
    [...new Set([...form.plan.carried, ...formModel.fields.keys()])]
      .filter((name) => answers[name] !== undefined)
      .map((name) => [name, answers[name]]),
  );

const answersKey = (answers: Answers): string =>
  JSON.stringify(Object.entries(answers).sort(([one], [other]) => (one < other ? -1 : 1)));
