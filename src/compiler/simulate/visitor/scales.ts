import { daysFor } from '../../../engine/date-bounds.ts';
import { dateAfter, daysBetween, todayIn } from '../../../engine/dates.ts';
import type { Answer, Row } from '../../../plan/answers.ts';
import type { FieldSet } from '../../../plan/form.ts';
import type { FieldModel, FieldSetModel, FormModel } from '../../model/types.ts';
import { rowsToTry } from './rows.ts';

/** Answers to a field in order, by whole numbers. */
export interface Scale {
  readonly least: number;
  readonly greatest: number;
  at(index: number): Answer | undefined;
}

export interface Domain {
  /** Some of its answers, which lie far apart. */
  readonly some: readonly (Answer | undefined)[];
  /** The ways in which they lie in order: rows have one for each question, and for few and many rows. */
  readonly scales: readonly Scale[];
}

/** What a field can be answered with; undefined for texts, which lie nowhere between others. */
export function domainOf(field: FieldModel, step: FieldSet, model: FormModel): Domain | undefined {
  const { name, schema, rows } = field;
  if (rows) return rowsDomain(field, rows, step, model);
  const choices = step.plan.fields[name]?.choices?.map(({ value }) => value);
  if (schema.type === 'boolean') return { some: [true, undefined], scales: [] };
  if (schema.type === 'array')
    return {
      some: [undefined, ...(choices ?? []).map((choice) => [choice]), ...(choices ? [choices] : [])],
      scales: [],
    };
  if (choices) return { some: choices, scales: [] };
  const scale = scaleOf(field, step);
  return scale && { scales: [scale], some: indexes(scale).map((index) => scale.at(index)) };
}

const scaleOf = ({ name, schema }: FieldModel, step: FieldSet): Scale | undefined =>
  schema.type === 'string'
    ? dateScale(name, step)
    : ['integer', 'number'].includes(schema.type)
      ? numberScale(schema)
      : undefined;

/** As few rows as there may be, one more, and as many as there may be; one question changes in the first, or in all. */
function rowsDomain({ name, schema }: FieldModel, rows: FieldSetModel, step: FieldSet, model: FormModel): Domain {
  const [tried, set] = [rowsToTry(model, step, name), step.rows?.sets[name]];
  const good = tried.find(([first]) => first)?.[0];
  if (!set || !good) return { some: [undefined], scales: [] };
  const least = Math.max(1, schema.minItems ?? 1);
  const { maxItems = least + 1 } = schema;
  const counts = [...new Set([least, least + 1, maxItems])].filter((count) => count <= maxItems);
  const like = (count: number): Row[] => Array.from({ length: count }, () => good);
  const scales = [...rows.fields.values()].flatMap((inner) => {
    const scale = set.plan.fields[inner.name]?.choices ? undefined : scaleOf(inner, set);
    if (!scale) return [];
    const having = (row: Row, index: number): Row => ({ ...row, [inner.name]: scale.at(index) }) as Row;
    return counts.flatMap((count) => [
      { ...scale, at: (index: number): Answer => like(count).map((row) => having(row, index)) },
      { ...scale, at: (index: number): Answer => [having(good, index), ...like(count - 1)] },
    ]);
  });
  return { some: [undefined, ...counts.map(like), ...tried.slice(0, 4)], scales };
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
