import { daysFor } from '../../../shared/engine/date-bounds.ts';
import { dateAfter, daysBetween, todayIn } from '../../../shared/engine/dates.ts';
import type { Answer, Row } from '../../../shared/plan/answers.ts';
import type { FieldSet } from '../../../shared/plan/form.ts';
import type { FieldModel, FieldSetModel, FormModel } from '../../model/types.ts';
import type { FieldRules } from '../../expression/answer-rules.ts';
import { decidedBy } from './deciding.ts';
import { rowsToTry } from './rows.ts';
import { accepts, triesOf } from './values.ts';

/** Answers to a field in order, by whole numbers. */
export interface Scale {
  readonly least: number;
  readonly greatest: number;
  at(index: number): Answer | undefined;
  /** The position of a number on it. */
  indexOf?(value: number): number;
}

export interface Domain {
  /** Some of its answers, which are far apart. */
  readonly some: readonly (Answer | undefined)[];
  /** The orders of its answers: rows have one for each question, and for few and many rows. */
  readonly scales: readonly Scale[];
  /** Answers that represent all possible ones; undefined when there are too many. */
  readonly every?: readonly (Answer | undefined)[];
  /** Whether visitors cannot continue without an answer. */
  readonly isNeeded?: boolean;
}

/** A field with more whole numbers between its bounds is not tried with each of them. */
const mostNumbers = 2000;

/** The possible answers to a field. `asked`: the form's rules about it. `typed`: the answers of examples. */
export function domainOf(
  field: FieldModel,
  step: FieldSet,
  model: FormModel,
  asked: FieldRules | undefined,
  typed: readonly Answer[] = [],
): Domain {
  const { name, schema, rows } = field;
  const plan = step.plan.fields[name]!;
  if (rows) return rowsDomain(field, rows, step, model);
  if (schema.type === 'boolean') return { some: [true, undefined], scales: [], every: [true, false, undefined] };
  const choices = plan.choices?.map(({ value }) => value);
  const { answers, isAll } = decidedBy(field, plan, asked);
  // Visitors try a sample of a list that is searched, so that no proof rests on its options.
  const isSample = plan.searched !== undefined;
  const decided = isAll && !isSample && { every: [undefined, ...answers] };
  if (schema.type === 'array') {
    const lists = [...(choices ?? []).map((choice) => [choice]), ...(choices ? [choices] : [])];
    return { some: [undefined, ...lists, ...answers], scales: [], ...decided };
  }
  if (choices) return { some: choices, scales: [], ...(!isSample && { every: [undefined, ...choices] }) };
  const scales = scalesOf(field, step);
  const [scale] = scales;
  if (!scale) return { some: [...answers, ...sampleTexts(step, name, typed)], scales: [], ...decided };
  const { least, greatest, at } = scale;
  const count = greatest - least + 1;
  const isCounted = scales.length === 1 && (schema.type === 'integer' || schema.multipleOf !== undefined);
  return {
    scales,
    some: scales.flatMap((one) => indexes(one).map(one.at)),
    ...(!decided && isCounted && count <= mostNumbers
      ? { every: [undefined, ...Array.from({ length: count }, (_, index) => at(least + index))] }
      : decided),
  };
}

/** How many texts are tried besides those of examples. */
const mostMade = 4;

/** Some texts that a field accepts, those of examples first. */
const sampleTexts = (step: FieldSet, name: string, typed: readonly Answer[]): Answer[] =>
  triesOf(step, name, typed)
    .filter((text): text is Answer => text !== undefined && accepts(step, name, text))
    .slice(0, new Set(typed).size + mostMade);

const scalesOf = ({ name, schema, widget }: FieldModel, step: FieldSet): Scale[] => {
  if (schema.type === 'string') return dateScales(name, step);
  return ['integer', 'number'].includes(schema.type) ? numberScales(schema, widget === 'amount') : [];
};

/** As few rows as allowed, one more, and as many as allowed; one question changes in the first, or in all. */
function rowsDomain({ name, schema }: FieldModel, rows: FieldSetModel, step: FieldSet, model: FormModel): Domain {
  const [tried, set] = [rowsToTry(model, step, name), step.rows?.sets[name]];
  const good = tried.find(([first]) => first)?.[0];
  if (!set || !good) return { some: [undefined], scales: [] };
  const least = Math.max(1, schema.minItems ?? 1);
  const { maxItems = least + 1 } = schema;
  const counts = [...new Set([least, least + 1, maxItems])].filter((count) => count <= maxItems);
  const like = (count: number): Row[] => Array.from({ length: count }, () => good);
  const scales = [...rows.fields.values()].flatMap((inner) => {
    const own = set.plan.fields[inner.name]?.choices ? [] : scalesOf(inner, set);
    return own.flatMap((scale) => {
      const having = (row: Row, index: number): Row => ({ ...row, [inner.name]: scale.at(index) }) as Row;
      return counts.flatMap((count) => [
        { ...scale, at: (index: number): Answer => like(count).map((row) => having(row, index)) },
        { ...scale, at: (index: number): Answer => [having(good, index), ...like(count - 1)] },
      ]);
    });
  });
  return { some: [undefined, ...counts.map(like), ...tried.slice(0, 4)], scales };
}

/** The largest number that is tried for a field without a bound. */
const furthest = 1e9;

/** Numbers without a step are tried to two decimals, and those without a least one also from 0 down. */
function numberScales(
  { type, minimum, exclusiveMinimum, maximum, multipleOf }: FieldModel['schema'],
  isPositive: boolean,
): Scale[] {
  const unit = multipleOf ?? (type === 'integer' ? 1 : 0.01);
  const from = minimum ?? exclusiveMinimum;
  const least = Math.ceil((from ?? 0) / unit);
  const along = (sign: 1 | -1): Pick<Scale, 'at' | 'indexOf'> => ({
    at: (index) => Number((sign * index * unit).toPrecision(15)),
    indexOf: (value) => Math.floor((sign * value) / unit),
  });
  return [
    { least, greatest: Math.max(least, Math.floor((maximum ?? furthest) / unit)), ...along(1) },
    ...(from === undefined && !isPositive ? [{ least: 1, greatest: Math.floor(furthest / unit), ...along(-1) }] : []),
  ];
}

function dateScales(name: string, step: FieldSet): Scale[] {
  if (step.plan.schema.properties[name]?.format !== 'date') return [];
  const today = todayIn(step.plan.timeZone);
  const { minimum, maximum } = daysFor(step, name, {});
  const index = (day: string | undefined, years: number) =>
    daysBetween(today, day ?? dateAfter(today, years, 'years') ?? today) ?? 0;
  return [
    {
      least: index(minimum, -120),
      greatest: index(maximum, 30),
      at: (days) => dateAfter(today, days, 'days'),
    },
  ];
}

/** Positions on a scale: its ends, and positions between them that are closer together towards its beginning. */
function indexes({ least, greatest }: Scale): number[] {
  const between = [0, 1e-8, 1e-7, 1e-6, 1e-5, 1e-4, 1e-3, 1e-2, 0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 1];
  return [...new Set(between.map((share) => Math.round(least + share * (greatest - least))))];
}

/** The most numbers of an expression that are used, and the most whose sums and differences are used. */
const [mostNear, mostAdded] = [12, 6];

/**
 * Positions on a scale, in order, also near numbers that an expression names. `closely`: also near their sums,
 * differences and multiples, where rounded numbers and remainders change.
 */
export function placesNear(scale: Scale, named: readonly number[], closely = false): number[] {
  const { least, greatest, at, indexOf } = scale;
  const numbers = named.slice(0, mostNear);
  const first = at(least);
  const near = [...numbers, ...(closely ? combinedNumbers(numbers.slice(0, mostAdded), Number(first)) : [])];
  const places = indexOf ? near.flatMap((value) => [-1, 0, 1].map((more) => indexOf(value) + more)) : [];
  const inside = places.filter((place) => place >= least && place <= greatest);
  return [...new Set([...indexes(scale), ...inside])].sort((a, b) => a - b);
}

/** Sums and differences of two numbers; and for each remainder, the first number from `least` on that has it. */
const combinedNumbers = (numbers: readonly number[], least: number): number[] =>
  numbers.flatMap((one) => [
    ...numbers.flatMap((other) => [one + other, one - other, one * other]),
    ...(one > 0 ? [0, ...numbers].map((rest) => Math.ceil((least - rest) / one) * one + rest) : []),
  ]);
