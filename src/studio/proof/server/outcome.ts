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

/** An example without its name, as config declares it. */
export type Outcome = Readonly<Record<string, unknown>>;

/** The order in which a person writes down an example. */
const order = [
  ...['day', 'answers', 'presses', 'steps', 'stoppedAt', 'exit', 'errors', 'alert'],
  ...['estimate', 'note', 'offers', 'does', 'result'],
] as const;

/**
 * What comes of the answers that a visitor has given, as of today: the answers that are not defaults and follow from no
 * other, and the outcome. The day is part of it where another day would make another outcome.
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
  const given = onDay(today, () => fewest(model, answers as Answers));
  const example = { name: '', answers: given, presses } as Example & WizardExample;
  const on = (day: string): Outcome => onDay(day, () => plain(runExample(model.form, example, offers)));
  const outcome = on(today);
  const later = days.map((count) => on(dateAfter(today, count, 'days') ?? today));
  const counts = later.some((other) => JSON.stringify(other) !== JSON.stringify(outcome));
  const whole: Outcome = {
    ...outcome,
    ...(counts && { day: today }),
    ...(Object.keys(given).length > 0 && { answers: given }),
  };
  return Object.fromEntries(order.filter((key) => isSaid(whole[key])).map((key) => [key, whole[key]]));
}

/** So many days later the outcome is looked at again: what an example says is to hold for years. */
const days = [1, 31, 366, 5 * 366, 20 * 366] as const;

/** Without the keys that have no value. */
const plain = (value: object): Outcome => JSON.parse(JSON.stringify(value)) as Outcome;

const isSaid = (value: unknown): boolean =>
  value !== undefined && !(value && typeof value === 'object' && Object.keys(value).length === 0);

/**
 * The fewest answers with which a visitor has these in the end. Defaults, and what follows from other answers, are left
 * out; a default that was taken back is an empty answer.
 */
function fewest(model: SimulationModel, answers: Answers): Answers {
  const { form, formModel } = model;
  const begun = (given: Answers): string => keyOf(present(startWith(form, given)));
  const same = (one: Answers, other: Answers): boolean => begun(one) === begun(other);
  const defaults = defaultsOfForm(form);
  const isOwn = (field: string) =>
    form.plan.carried.includes(field) || (formModel.fields.get(field)?.ui ?? { computed: '' }).computed === undefined;
  const typed = pick(answers, (field, answer) => isOwn(field) && answer !== undefined && answer !== null);
  const emptied = Object.keys(defaults).filter((field) => isOwn(field) && isEmpty(typed[field]));
  let now: Answers = { ...inOrder(model, typed), ...Object.fromEntries(emptied.map((field) => [field, ''])) };
  for (const field of Object.keys(now).toReversed()) {
    const without = pick(now, (name) => name !== field);
    if (same(now, without)) now = without;
  }
  return now;
}

/** The answers in the order of their questions. */
const inOrder = ({ formModel, form }: SimulationModel, answers: Answers): Answers =>
  Object.fromEntries(
    [...new Set([...form.plan.carried, ...formModel.fields.keys()])]
      .filter((name) => answers[name] !== undefined)
      .map((name) => [name, answers[name]]),
  );

const keyOf = (answers: Answers): string =>
  JSON.stringify(Object.entries(answers).sort(([one], [other]) => (one < other ? -1 : 1)));
