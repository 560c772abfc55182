import { dateAfter } from '../../shared/engine/dates.ts';
import type { Field } from '../../shared/plan/config.generated.ts';
import type { DateBound, DateBounds, DateUnit } from '../../shared/plan/form.ts';
import { nearest } from '../../shared/problems/nearest.ts';
import type { FieldSchema } from './types.ts';

/** Why a text is not a bound of a date, and how to fix it. */
export interface NoBound {
  readonly why: string;
  readonly fix: string;
}

const units: readonly DateUnit[] = ['days', 'months', 'years'];

/** today - 18 years: where to count from, and how far. */
const form = /^(?<from>[A-Za-z]\w*|\d{4}-\d\d-\d\d)(?:\s*(?<sign>[+-])\s*(?<count>\d{1,4})\s*(?<unit>[A-Za-z]+))?$/;

const howTo = 'Write a date, today or the name of a date field, and how far from there: today - 18 years.';

/**
 * Parses a bound such as 2026-01-31, today, today - 18 years or departureDate + 1 days. A later expression language can
 * read the same texts.
 */
export function parseDateBound(text: string): DateBound | NoBound {
  const { from, sign, count, unit } = form.exec(text.trim())?.groups ?? {};
  if (from === undefined) return { why: 'it cannot be read', fix: howTo };
  const counted = unit === undefined ? undefined : unitOf(unit);
  if (unit !== undefined && counted === undefined)
    return {
      why: `"${unit}" is not a unit of time here`,
      fix: `Count in ${nearest(unit, units) ?? 'days, months or years'}; a week is 7 days.`,
    };
  const isDay = /^\d/.test(from);
  if (isDay && dateAfter(from, 0, 'days') === undefined)
    return { why: `${from} is not a valid date`, fix: 'Write year-month-day: 2026-01-31.' };
  return {
    ...(isDay ? { day: from } : from === 'today' ? {} : { field: from }),
    ...(counted && { plus: Number(`${sign ?? ''}${count ?? ''}`), unit: counted }),
  };
}

/** Singular and plural are both allowed. */
const unitOf = (typed: string): DateUnit | undefined => units.find((unit) => typed === unit || `${typed}s` === unit);

/** The bounds of a date as far as they can be parsed; undefined when there are none. */
export function dateBounds({ minimum, maximum }: Field): DateBounds | undefined {
  const [first, last] = [minimum, maximum].map(boundIn);
  return first || last ? { ...(first && { minimum: first }), ...(last && { maximum: last }) } : undefined;
}

function boundIn(written: string | number | undefined): DateBound | undefined {
  const parsed = typeof written === 'string' ? parseDateBound(written) : undefined;
  return parsed && !('why' in parsed) ? parsed : undefined;
}

/**
 * The part of a field's schema that a JSON Schema validator can check. The engine itself checks the bounds of dates.
 */
export function withoutDateBounds({ minimum, maximum, ...rest }: Field): FieldSchema {
  return {
    ...(rest as FieldSchema),
    ...(typeof minimum === 'number' && { minimum }),
    ...(typeof maximum === 'number' && { maximum }),
  };
}
