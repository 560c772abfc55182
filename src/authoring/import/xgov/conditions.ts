import { isMap } from '../../../compiler/read/shape.ts';
import {
  allHold,
  answer,
  any,
  CannotSay,
  compare,
  not,
  constantOf,
  type Expression,
  type Sign,
} from '../expression.ts';
import type { Json } from '../form.ts';
import { readInfix, type Dialect } from '../infix.ts';
import { list, map, maps, numberIn, text } from '../reading.ts';

/** What a condition can name. */
export interface Known {
  /** The conditions by name and id. */
  readonly conditions: ReadonlyMap<string, Json>;
  /** The id of the question that a name or an id means. */
  idOf(name: string): string;
  /** The value of an item of a list, by their ids. */
  itemOf(listId: unknown, itemId: unknown): unknown;
}

/** A named condition. Throws CannotSay. */
export function namedCondition(name: string, known: Known, around: readonly string[] = []): Expression {
  const condition = known.conditions.get(name);
  if (!condition || around.includes(name)) throw new CannotSay(`there is no condition ${name}`);
  const next = [...around, name];
  if (Array.isArray(condition.items)) {
    const items = maps(condition.items).map((item) => itemCondition(item, known, next));
    return (
      (String(condition.coordinator).toLowerCase() === 'or' ? any(...items) : allHold(...items)) ?? constantOf(true)
    );
  }
  if (typeof condition.value === 'string') return readText(condition.value, known);
  return group(map(condition.value), known, next);
}

/** Several conditions with "and" and "or" between them; "and" binds closer. */
function group({ conditions }: Json, known: Known, around: readonly string[]): Expression {
  const alternatives: Expression[][] = [[]];
  for (const one of maps(conditions)) {
    if (String(one.coordinator).toLowerCase() === 'or') alternatives.push([]);
    alternatives.at(-1)!.push(conditionPart(one, known, around));
  }
  const result = any(...alternatives.map((each) => allHold(...each)));
  if (!result) throw new CannotSay('it has no parts');
  return result;
}

function conditionPart(one: Json, known: Known, around: readonly string[]): Expression {
  if (Array.isArray(one.conditions)) return group(one, known, around);
  const name = text(one.conditionName);
  if (name !== undefined) return namedCondition(name, known, around);
  const of = answer(known.idOf(String(map(one.field).name ?? one.field)));
  const given = isMap(one.value) ? one.value : { value: one.value };
  if (given.type === 'RelativeDate') return fromToday(of, String(one.operator), given);
  return test(of, String(one.operator), given.value);
}

function itemCondition(item: Json, known: Known, around: readonly string[]): Expression {
  if (item.conditionId !== undefined) return namedCondition(String(item.conditionId), known, around);
  const of = answer(known.idOf(String(item.componentId)));
  const reference = map(item.value);
  const given =
    item.type === 'ListItemRef' || reference.itemId !== undefined
      ? known.itemOf(reference.listId, reference.itemId)
      : item.value;
  if (item.type === 'RelativeDate') return fromToday(of, String(item.operator), map(item.value));
  return test(of, String(item.operator), given);
}

const signs: Readonly<Record<string, Sign>> = {
  is: '==',
  'is not': '!=',
  'is before': '<',
  'is after': '>',
  'is more than': '>',
  'is less than': '<',
  'is at least': '>=',
  'is at most': '<=',
};

const lengths: Readonly<Record<string, Sign>> = { 'is longer than': '>', 'is shorter than': '<', 'has length': '==' };

function test(of: Expression, operator: string, given: unknown): Expression {
  const literal = isMap(given) ? given.value : given;
  const items =
    list(given).length > 0
      ? list(given)
      : String(literal)
          .split(',')
          .map((one) => one.trim());
  const length = lengths[operator];
  if (length) return compare({ op: 'call', name: 'size', of: [of] }, length, constantOf(numberIn(literal) ?? 0));
  if (operator === 'in') return any(...items.map((one) => compare(of, '==', single(one))))!;
  if (operator === 'not in') return not(any(...items.map((one) => compare(of, '==', single(one))))!);
  if (operator === 'contains') return { op: 'contains', whole: of, item: single(literal) };
  if (operator === 'does not contain') return not({ op: 'contains', whole: of, item: single(literal) });
  const sign = signs[operator];
  if (!sign) throw new CannotSay(`our forms do not know the operator "${operator}"`);
  return compare(of, sign, single(literal));
}

/** A date counted from today: some days, months or years before or after it. */
function fromToday(of: Expression, operator: string, { period, unit, direction }: Json): Expression {
  const sign = signs[operator];
  const today: Expression = { op: 'call', name: 'today', of: [] };
  const isPast = direction === 'in the past';
  const isWhole = unit === 'days' || sign === '>=' || sign === '<';
  if (!sign || numberIn(period) === undefined || !['days', 'months', 'years'].includes(String(unit)) || !isWhole)
    throw new CannotSay('it is about a time that is counted from now');
  const apart: Expression = { op: 'call', name: String(unit), of: isPast ? [of, today] : [today, of] };
  return compare(apart, sign, constantOf(numberIn(period)!));
}

function single(given: unknown): Expression {
  if (typeof given !== 'string' && typeof given !== 'number' && typeof given !== 'boolean')
    throw new CannotSay(`${JSON.stringify(given)} is not a single value`);
  return constantOf(given);
}

/** A condition as old versions write it: section.field == 'x' and other > 1. */
function readText(written: string, known: Known): Expression {
  const dialect: Dialect = {
    names: [],
    operators: { and: 'and', or: 'or' },
    call: (name) => {
      throw new CannotSay(`our expressions do not know the function ${name}`);
    },
    word: (name) => (name === 'undefined' || name === 'null' ? constantOf('') : answer(known.idOf(name))),
  };
  return readInfix(written, dialect);
}
