import { isEmpty } from '../../../shared/engine/answers.ts';
import { asciiDigits } from '../../../shared/engine/filters.ts';
import { formatMessage } from '../../../shared/engine/format/message.ts';
import { groupDigits } from '../../../shared/engine/format/numbers.ts';
import { isGrouped } from '../../../shared/engine/grouped.ts';
import { inDigits, isExact, numberReader } from '../../../shared/engine/read-number.ts';
import type { FieldPlan, FieldSchema } from '../../../shared/plan/form.ts';
import type { MoneyPlan, NumberStyle, NumberWords } from '../../../shared/plan/message.ts';
import type { Before, DraftRules } from './draft.ts';

type NumberField = Pick<FieldPlan, 'widget' | 'options' | 'filters'>;

/**
 * How a number is typed. What a visitor means is read as they leave the field: 2.5 million becomes 2,500,000. A
 * text that cannot be read, or could be meant as another number, stays in the control and is not an answer. The box of
 * an amount, or of a slider for whole amounts, groups plain digits while they are typed (spec 3.09, 5.03). The answer
 * of a text field is the digits.
 */
export function numberRules(field: NumberField, schema: FieldSchema, money: MoneyPlan): DraftRules<number | string> {
  const { style } = money;
  const isAmount = field.widget === 'amount';
  const groups = isAmount || (field.widget === 'slider' && isGrouped(schema));
  const words = wordsFor(field, money);
  const readText = numberReader(style, words);
  const kindOf = kindsFor(field, schema);
  const isUnfit = (text: string) => kindOf(readText(text)) !== undefined;
  const read = (text: string) => {
    if (isEmpty(text) || isUnfit(text)) return undefined;
    const number = readText(text)!;
    return schema.type === 'string' ? withoutDecimals(number) : Number(number);
  };
  const styled = (number: string) => {
    const [, sign = '', whole, decimals] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(number) ?? [];
    if (whole === undefined) return number;
    const isDropped = decimals === undefined || (isWhole(field, schema) && Number(decimals) === 0);
    const fraction = isDropped ? '' : `${style.point ?? '.'}${decimals}`;
    return `${sign}${groups ? groupDigits(whole, style) : whole}${fraction}`;
  };
  return {
    show: (answer) => (answer === undefined ? '' : styled(typeof answer === 'number' ? inDigits(answer) : answer)),
    read,
    clean: (text, leaving, before) => {
      if (leaving) return isUnfit(text) && !isEmpty(text) ? text : clamped(text);
      const kept = field.filters?.includes('digits') ? withoutLetters(text, words) : text;
      return (groups ? regrouped(kept, style, (one) => !isUnfit(one), before) : undefined) ?? kept;
    },
    unreadable: (text) => (isEmpty(text) ? undefined : kindOf(readText(text))),
  };

  function clamped(text: string): string {
    const { clamp } = field.options;
    const number = isEmpty(text) ? undefined : readText(text);
    if (!clamp) return number === undefined ? '' : styled(number);
    const { minimum = -Infinity } = schema;
    const nearest = Math.max(Number(number ?? 0), minimum);
    return number !== undefined && Number(number) === nearest ? styled(number) : styled(inDigits(nearest));
  }
}

/** Whether the field takes no decimals. An amount takes none, whatever its schema says. */
const isWhole = ({ widget }: NumberField, { type }: FieldSchema): boolean => widget === 'amount' || type !== 'number';

/** Why a number cannot be an answer of the field: by its type, or by its size. */
function kindsFor(field: NumberField, schema: FieldSchema) {
  const { widget, filters = [] } = field;
  const most = Math.min(
    ...filters.flatMap((filter) => (typeof filter === 'object' && 'cap' in filter ? filter.cap : [])),
  );
  return (number: string | undefined) => {
    if (number === undefined || (widget === 'amount' && number.startsWith('-'))) return 'number';
    if (isWhole(field, schema) && /\.\d*[1-9]/.test(number)) return 'whole';
    const tooLong = withoutDecimals(number).replace('-', '').length > most;
    return tooLong || (schema.type !== 'string' && !isExact(number)) ? 'long' : undefined;
  };
}

const withoutDecimals = (number: string): string => number.split('.')[0]!;

/** The units and marks of the site, and the text around the box. If that is a unit, the box counts in it. */
function wordsFor(
  { options: { prefix = '', suffix = '' } }: NumberField,
  { style, reads = {} }: MoneyPlan,
): NumberWords {
  const around = [prefix, suffix]
    .flatMap((message) => [1, 2].map((value) => formatMessage(message, { value }).trim()))
    .filter((text) => text !== '');
  const { units = [], marks = [] } = reads;
  const counts = units.some(({ names }) => names.some((name) => around.includes(name)));
  return { units: counts ? [] : units, marks: [...(style.sign ? [style.sign] : []), ...marks, ...new Set(around)] };
}

/**
 * Groups the digits of a text that has no separators, or only those that the control wrote. Other separators are the
 * visitor's: they stay until the whole number is read.
 * Takes    `isRead`: whether a text is a number as it is
 */
function regrouped(
  text: string,
  { separator = ',', ...style }: NumberStyle,
  isRead: (text: string) => boolean,
  before: Before | undefined,
): string | undefined {
  const isDigits = (one: string): boolean => /^\p{Nd}*$/u.test(one.replaceAll(separator, ''));
  if (!isDigits(text)) return undefined;
  if (text.includes(separator)) {
    if (!before || !isDigits(before.text)) return undefined;
    const typed = before.typed ?? inserted(before.text, text);
    const isOurs = before.isOurs || (typed === '' && isRead(before.text));
    if (typed.includes(separator) || !isOurs) return undefined;
  }
  return groupDigits(asciiDigits(text.replaceAll(separator, '')), { separator, ...style });
}

/** The part of a text that was not in the text before. */
function inserted(before: string, after: string): string {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return after.slice(start, after.length - end);
}

/**
 * Drops letters that cannot be part of a number (spec 5.03): before it only a mark may begin, and after it a unit, a
 * mark or an exponent.
 */
function withoutLetters(text: string, { units = [], marks = [] }: NumberWords): string {
  const after = [...units.flatMap(({ names }) => names), ...marks, 'e'];
  const digit = text.search(/\p{Nd}/u);
  return text
    .replace(/\p{L}+/gu, (letters, at: number) => {
      const known = digit === -1 || at < digit ? marks : after;
      return known.some((word) => word.toLowerCase().startsWith(letters.toLowerCase())) ? letters : '';
    })
    .trimStart();
}
