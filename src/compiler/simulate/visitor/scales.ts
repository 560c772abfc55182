import { daysFor } from '../../../engine/date-bounds.ts';
import { dateAfter, daysBetween, todayIn } from '../../../engine/dates.ts';
import type { Answer } from '../../../plan/answers.ts';
import type { FieldSet } from '../../../plan/form.ts';
import type { FieldModel } from '../../model/types.ts';

/** Answers to a field in order, by whole numbers. */
export interface Scale {
  readonly least: number;
  readonly greatest: number;
  at(index: number): Answer | undefined;
}

export interface Domain {
  /** Some of its answers, which lie far apart. */
  readonly some: readonly (Answer | undefined)[];
  readonly scale?: Scale;
}

/** What a field can be answered with; undefined for texts, which lie nowhere between others. */
export function domainOf({ name, schema }: FieldModel, step: FieldSet): Domain | undefined {
  const choices = step.plan.fields[name]?.choices?.map(({ value }) => value);
  if (schema.type === 'boolean') return { some: [true, undefined] };
  if (schema.type === 'array')
    return { some: [undefined, ...(choices ?? []).map((choice) => [choice]), ...(choices ? [choices] : [])] };
  if (choices) return { some: choices };
  const scale = schema.type === 'string' ? dateScale(name, step) : numberScale(schema);
  return scale && { scale, some: indexes(scale).map((index) => scale.at(index)) };
}

/** Numbers without a step are tried to two decimals. */
function numberScale({ type, minimum, exclusiveMinimum, maximum, multipleOf }: FieldModel['schema']): Scale {
  const unit = multipleOf ?? (type === 'integer' ? 1 : 0.01);
  const least = Math.ceil((minimum ?? exclusiveMinimum ?? 0) / unit);
  return {
    least,
    greatest: Math.max(least, Math.floor((maximum ?? 1e9) / unit)),
    at: (index) => Number((index * unit).toPrecision(15)),
  };
}

function dateScale(name: string, step: FieldSet): Scale | undefined {
  if (step.plan.schema.properties[name]?.format !== 'date') return undefined;
  const today = todayIn(step.plan.timeZone);
  const { minimum, maximum } = daysFor(step, name, {});
  const index = (day: string | undefined, years: number) =>
    daysBetween(today, day ?? dateAfter(today, years, 'years') ?? today) ?? 0;
  return {
    least: index(minimum, -120),
    greatest: index(maximum, 30),
    at: (days) => dateAfter(today, days, 'days'),
  };
}

/** Places on a scale: its ends, and places between that come closer together towards its beginning. */
export function indexes({ least, greatest }: Scale): number[] {
  const between = [0, 1e-8, 1e-7, 1e-6, 1e-5, 1e-4, 1e-3, 1e-2, 0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 1];
  return [...new Set(between.map((share) => Math.round(least + share * (greatest - least))))];
}
