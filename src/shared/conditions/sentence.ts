import { formatDate } from '../engine/dates.ts';
import { formatNumber } from '../engine/format/numbers.ts';
import type { Type } from './expression.ts';
import type { Names } from './names.ts';
import { statedOf } from './rules.ts';
import {
  asGroup,
  isConstant,
  isGroup,
  isNamedValue,
  tidied,
  today,
  type Line,
  type Node,
  type Sign,
  type Value,
} from './tree.ts';

/** A condition in plain English: City is Pune and Age is at least 18. */
export function sentenceOf(condition: Node, names: Names): string {
  const { join, lines } = asGroup(tidied(condition));
  // A comparison implies an answer.
  const told = join === 'all' ? lines.filter((line) => !isGroup(line) && !isToldBy(line, lines)) : [];
  const kept = join === 'all' ? lines.filter((line) => isGroup(line) || told.includes(line)) : lines;
  const parts = kept.map((line, index) => sentencePart(line, kept[index - 1], names));
  return joinWords(parts, join === 'all' ? 'and' : 'or');
}

/** Several parts as a list: a, b and c. */
export function joinWords(parts: readonly string[], word: 'and' | 'or'): string {
  const [last = '', ...before] = [...parts].reverse();
  return before.length === 0 ? last : `${before.reverse().join(', ')} ${word} ${last}`;
}

/** Whether a line is redundant beside another one: a field that is compared is answered. */
const isToldBy = ({ name, sign, not }: Line, lines: readonly Node[]): boolean =>
  sign === 'answered' &&
  !not &&
  lines.some((line) => !isGroup(line) && line.name === name && line.sign !== 'answered' && !line.not);

/** A line, or a group in brackets. A subject is not repeated in the next line. */
function sentencePart(node: Node, before: Node | undefined, names: Names): string {
  if (isGroup(node)) return `(${sentenceOf(node, names)})`;
  const isSame = before && !isGroup(before) && before.name === node.name && before.of === node.of;
  return isSame ? predicateOf(node, names) : `${subjectOf(node, names)} ${predicateOf(node, names)}`;
}

/** The subject of a line. `titled`: how to write its name, in quotes within a sentence. */
export function subjectOf({ name, of }: Pick<Line, 'name' | 'of'>, names: Names, titled = quotedTitle): string {
  const title = titled(name, names);
  if (of === 'years') return `years since ${title}`;
  if (of === 'count') return names.typeOf(name) === 'text' ? `length of ${title}` : `number of ${title}`;
  return title;
}

/** The title of a field can be any words, so it is in quotes: “You are” is Tenant. */
export function quotedTitle(name: string, names: Names): string {
  const title = plainTitleOf(name, names);
  return names.of(name) && !isConstant(name) ? `“${title}”` : title;
}

/** The title in a list of names. */
export const plainTitleOf = (name: string, names: Names): string =>
  name === today ? 'today' : (names.of(name)?.title ?? name);

/** The predicate of a line. */
function predicateOf({ name, of, sign, not, values }: Line, names: Names): string {
  if (sign === 'fits') return statedOf(String(values[0]), not === true);
  const about = names.of(name);
  const type = of === undefined ? about?.type : 'number';
  if (type === 'truth') return truthWords(about?.isBox === true, values[0] !== false, not === true, sign);
  const said = values.map((value) => valueWords(value, name, names, of !== undefined));
  const words = signWords(sign, not === true, type);
  return said.length === 0 ? words : `${words} ${joinWords(said, 'or')}`;
}

function truthWords(isBox: boolean, isTrue: boolean, not: boolean, sign: Sign): string {
  if (sign === 'answered') return not ? 'is not answered' : 'is answered';
  return `is ${isTrue === not ? 'not ' : ''}${isBox ? 'ticked' : 'true'}`;
}

const signTexts: Readonly<Record<Sign, string>> = {
  answered: 'is answered',
  is: 'is',
  other: 'is something other than',
  oneOf: 'is',
  noneOf: 'is something other than',
  atLeast: 'is at least',
  above: 'is more than',
  atMost: 'is at most',
  below: 'is less than',
  includes: 'includes',
  startsWith: 'starts with',
  endsWith: 'ends with',
  contains: 'contains',
  fits: 'fits',
};

const negatedSignTexts: Readonly<Record<Sign, string>> = {
  answered: 'is not answered',
  is: 'is not',
  other: 'is missing or',
  oneOf: 'is not',
  noneOf: 'is missing or',
  atLeast: 'is not at least',
  above: 'is not more than',
  atMost: 'is not at most',
  below: 'is not less than',
  includes: 'does not include',
  startsWith: 'does not start with',
  endsWith: 'does not end with',
  contains: 'does not contain',
  fits: 'does not fit',
};

const ofDates: Readonly<Partial<Record<Sign, string>>> = {
  atLeast: 'on or after',
  above: 'after',
  atMost: 'on or before',
  below: 'before',
};

/** A comparison in words. Dates are before or after each other. */
export function signWords(sign: Sign, not: boolean, type: Type | undefined): string {
  const day = type === 'date' ? ofDates[sign] : undefined;
  if (day !== undefined) return `is ${not ? 'not ' : ''}${day}`;
  return (not ? negatedSignTexts : signTexts)[sign];
}

/** A value as it reads: the label of a choice, a number with commas, a date as visitors read it. */
export function valueWords(value: Value, beside: string, names: Names, isNumber = false): string {
  if (isNamedValue(value)) {
    if (!isConstant(value.name)) return quotedTitle(value.name, names);
    const constant = names.of(value.name);
    const known = constant?.value === undefined ? undefined : valueWords(constant.value, beside, names, isNumber);
    return known === undefined ? (constant?.title ?? value.name) : `${known} (${constant?.title ?? value.name})`;
  }
  const about = names.of(beside);
  const option = isNumber ? undefined : about?.options.find((one) => one.value === value);
  if (option) return option.label;
  if (typeof value === 'number') return Number.isInteger(value) ? formatNumber(value, names.numbers) : String(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return about?.type === 'date' ? formatDate(value) : `“${value}”`;
}
