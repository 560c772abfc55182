import type { Answer, Answers, Option } from '../plan/answers.ts';
import type { FieldPlan, FieldSchema, FieldSet, YearsPlan } from '../plan/form.ts';
import { answerOf, isEmpty, present } from './answers.ts';
import { todayIn } from './dates.ts';
import { isPart } from './known-options.ts';
import { conditionHolds } from './visible.ts';

/** What a field offers with the given answers of all steps, without what is shown and cannot be chosen. */
export function choicesFor(set: FieldSet, field: string, answers: Answers): readonly Option[] {
  const shown = shownChoices(set, field, answers);
  return set.plan.fields[field]?.unavailable ? shown.filter(({ unavailable }) => unavailable === undefined) : shown;
}

/**
 * What a field shows with the given answers: its years, its option list, the values of its schema, or every whole
 * number between the bounds of its schema, unless these are too many for a list. It leaves out options that belong to
 * another value of the parent field (`options.of`: models of another maker) and those whose condition does not hold
 * (spec 4.30, 4.32). An option that cannot be chosen has the reason.
 * Takes    answers of all steps
 */
export function shownChoices(set: FieldSet, field: string, answers: Answers): readonly Option[] {
  const plan = set.plan.fields[field];
  const schema = set.plan.schema.properties[field];
  if (!plan || !schema) return [];
  if (!narrows(plan) && !plan.choices?.some(({ words }) => words)) return allChoices(plan, schema);
  const given = present(answers);
  return (plan.years ? yearsFor(set, plan.years, given) : allChoices(plan, schema)).flatMap(
    (option) => shownOption(set, plan, option, given) ?? [],
  );
}

/**
 * Whether a field still offers its answer. True when there is no answer, and when the choices never change, because the
 * field's schema checks them then. In a browser, an unknown value of a list that only the server has counts as offered.
 */
export function isOffered(set: FieldSet, field: string, answers: Answers): boolean {
  const plan = set.plan.fields[field];
  const answer = answerOf(answers, field);
  if (!plan || !narrows(plan) || answer === undefined || isEmpty(answer)) return true;
  return [answer].flat().every((value) => offers(set, field, value, answers));
}

/** Whether a field offers one value of its answer. A list of options is not searched through for that. */
function offers(set: FieldSet, field: string, value: unknown, answers: Answers): boolean {
  const plan = set.plan.fields[field]!;
  const { choices, years } = plan;
  if (years || !choices) return choicesFor(set, field, answers).some((option) => option.value === value);
  const options = optionsWith(choices, value);
  const given = present(answers);
  return options.length === 0 ? isPart(choices) : options.some((option) => isAllowed(set, plan, option, given));
}

/**
 * A list of chosen options without the last one that is not offered, which may bring another one back. Undefined if
 * none is left, or the answer is not a list.
 */
export function withoutUnoffered(set: FieldSet, field: string, answers: Answers): Answer | undefined {
  const chosen = answerOf(answers, field);
  if (!Array.isArray(chosen)) return undefined;
  const values = chosen as Several;
  const left = without(
    values,
    values.findLast((value) => !offers(set, field, value, answers)),
  );
  return left.length > 0 ? left : undefined;
}

const isAllowed = (set: FieldSet, plan: FieldPlan, option: Option, given: Answers): boolean => {
  const shown = shownOption(set, plan, option, given);
  return shown !== undefined && shown.unavailable === undefined;
};

/**
 * An option as it is shown: with answers in its words, and the reason why it cannot be chosen, if there is one.
 * Undefined if it belongs to another answer than the one that narrows the choices, or its condition does not hold.
 * Takes    `given`: answers of all steps without empty ones
 */
export function shownOption(set: FieldSet, plan: FieldPlan, option: Option, given: Answers): Option | undefined {
  const [parent, value] = [parentOf(plan), String(option.value)];
  if (parent !== undefined && option.of !== undefined && option.of !== answerOf(given, parent)) return undefined;
  const chosen = answerOf(given, plan.name);
  // A condition can read the other chosen options of the same question, so no option is in its own way.
  const others =
    Array.isArray(chosen) && chosen.includes(option.value)
      ? present({ ...given, [plan.name]: without(chosen as Several, option.value) })
      : given;
  if (!conditionHolds(set, plan.choicesWhen?.[value], others)) return undefined;
  const off = plan.unavailable?.[value];
  const filled = option.words ? { ...option, ...set.fill?.(set, option.words, given) } : option;
  return off && conditionHolds(set, off.when, others) ? { ...filled, unavailable: off.reason } : filled;
}

type Several = readonly (string | number)[];

const without = (values: Several, value: unknown): Several => values.filter((one) => one !== value);

interface ByValue {
  readonly count: number;
  readonly last: Option | undefined;
  readonly options: ReadonlyMap<unknown, readonly Option[]>;
}

const byValue = new WeakMap<readonly Option[], ByValue>();

/** The options with a value: several where a list has it under several parents. */
function optionsWith(choices: readonly Option[], value: unknown): readonly Option[] {
  let known = byValue.get(choices);
  const last = choices.at(-1);
  // The options that a browser knows become more, and a change of config replaces them.
  if (known?.count !== choices.length || known.last !== last) {
    const options = new Map<unknown, Option[]>();
    for (const option of choices) options.set(option.value, [...(options.get(option.value) ?? []), option]);
    byValue.set(choices, (known = { count: choices.length, last, options }));
  }
  return known.options.get(value) ?? [];
}

/** The field whose answer narrows this field's choices. */
export const parentOf = ({ options }: FieldPlan): string | undefined =>
  typeof options.of === 'string' ? options.of : undefined;

/** Whether the choices depend on other answers, or on today's year. */
const narrows = (plan: FieldPlan): boolean =>
  plan.years !== undefined ||
  (plan.searched !== undefined && plan.suggestions === undefined) ||
  (plan.choices !== undefined && (parentOf(plan) !== undefined || plan.choicesWhen !== undefined)) ||
  plan.unavailable !== undefined;

const allChoices = ({ choices }: FieldPlan, schema: FieldSchema): readonly Option[] =>
  choices ?? (schema.enum ?? schema.items?.enum ?? numbersBetween(schema.minimum, schema.maximum)).map(plainOption);

/** The years of the first range whose condition holds, the latest first (spec 9.16, 9.17). */
function yearsFor(set: FieldSet, years: readonly YearsPlan[], given: Answers): readonly Option[] {
  const range = years.find(({ when }) => conditionHolds(set, when, given));
  if (!range) return [];
  const thisYear = Number(todayIn(set.plan.timeZone).slice(0, 4));
  const [from, to] = 'last' in range ? [thisYear - range.last + 1, thisYear] : [range.from, range.to];
  return numbersBetween(from, to).reverse().map(plainOption);
}

/** The longest list of numbers. Larger ranges are typed, such as a loan of up to a million. */
const mostNumbers = 1000;

const numbersBetween = (from?: number, to?: number): number[] =>
  from === undefined || to === undefined || to - from >= mostNumbers
    ? []
    : Array.from({ length: to - from + 1 }, (_, index) => from + index);

const plainOption = (value: string | number): Option => ({ value, label: String(value) });
