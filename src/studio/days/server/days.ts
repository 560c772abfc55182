import { byDayKey } from '../../../shared/plan/by-day.ts';
import { isByDay } from '../../../compiler/schedule/by-day.ts';
import type { Checked } from '../../../compiler/check/checked.ts';
import type { JsonSchema } from '../../../compiler/check/contracts.ts';
import type { Path } from '../../../compiler/read/source.ts';
import type { ConstantChange, DatedValue } from '../contract.ts';
import type { Thing } from '../../thing/contract.ts';
import { array, at, record } from '../../../compiler/read/data.ts';

/** Kinds of values (`x-ref`) that can have values by day. */
const sayable: ReadonlySet<unknown> = new Set(['text', 'rich', 'message', 'icon', 'asset', 'href', 'list']);

/** The days of a thing, or its values by day, if it can have them. `schemas`: from its contract. */
export function daysOfThing(
  { kind }: Pick<Checked, 'kind'>,
  data: unknown,
  path: Path,
  schemas: readonly JsonSchema[],
): Pick<Thing, 'days'> {
  if (kind === 'table') return {};
  if (kind === 'constants') return ofConstant(data, path);
  const value = at(data, path);
  if (path.length === 0) return kind === 'page' && record(data).status === undefined ? ofItem(value) : {};
  const entry = path.lastIndexOf(byDayKey);
  if (entry !== -1 && entry === path.length - 3 && path.at(-1) === 'value') return ofValue(data, path.slice(0, entry));
  if (isByDay(value)) return ofValue(data, path);
  if (typeof path.at(-1) === 'number' && path.at(-2) !== byDayKey && isMap(value))
    return schemas.some(isTaken) ? {} : ofItem(value);
  const isSaid = typeof value === 'string' && schemas.some((schema) => sayable.has(schema['x-ref']));
  return isSaid ? { days: { kind: 'values', path, values: [{ value }] } } : {};
}

const isMap = (value: unknown): boolean => Boolean(value) && typeof value === 'object' && !Array.isArray(value);

/** Whether a map cannot get `from` and `until`: they mean something else there, or its number of keys is limited. */
const isTaken = ({ properties, maxProperties }: JsonSchema): boolean =>
  'from' in record(properties) || 'until' in record(properties) || maxProperties !== undefined;

/** The days in a map. */
function daysIn(map: unknown): { from?: string; until?: string } {
  const { from, until } = record(map);
  return { ...(typeof from === 'string' && { from }), ...(typeof until === 'string' && { until }) };
}

const ofItem = (value: unknown): Pick<Thing, 'days'> => ({ days: { kind: 'item', ...daysIn(value) } });

function ofValue(data: unknown, path: Path): Pick<Thing, 'days'> {
  const values = array(at(data, [...path, byDayKey])).map((entry): DatedValue => {
    return { ...daysIn(entry), value: at(entry, ['value']) };
  });
  return { days: { kind: 'values', path, values } };
}

function ofConstant(data: unknown, path: Path): Pick<Thing, 'days'> {
  if (path[0] !== 'constants' || path.length < 2) return {};
  const constant = path.slice(0, 2);
  const { value, source, changes } = record(at(data, constant));
  const shown = path.length === 2 || (path.length === 3 && path[2] === 'value') || path[2] === 'changes';
  return shown
    ? {
        days: {
          kind: 'constant',
          path: constant,
          value,
          source: String(source ?? ''),
          changes: array(changes) as readonly ConstantChange[],
        },
      }
    : {};
}
