import type { ASTNode } from '@marcbachmann/cel-js';
import { ownerOf } from '../../shared/engine/answers.ts';
import type { DateBound } from '../../shared/plan/form.ts';
import { isFault, parseExpression } from '../../shared/conditions/cel/parse.ts';
import { possible, type PossibleAnswers } from '../expression/possible.ts';
import { anything, between, ofDay, type Possible } from '../expression/possible-values.ts';
import { calendar, daysIn } from '../expression/possible-days.ts';
import { choicesOf } from '../model/answer.ts';
import { isRowNumber, ROW_NUMBER } from '../model/pseudo.ts';
import { mostRows } from '../../shared/engine/projection.ts';
import { isDate } from '../model/dates.ts';
import { PROJECTION, scopeOf } from '../model/expressions.ts';
import type { FieldModel, FieldSetModel } from '../model/types.ts';
import type { SymbolTable } from '../resolve/symbols.ts';

/**
 * The possible values of an expression of a set, with answers that its fields allow. Fields that are `given` are
 * answered, and so are questions of rows, as members.share.
 */
export const possibleIn = (
  ast: ASTNode,
  set: FieldSetModel,
  given: ReadonlySet<string>,
  symbols: SymbolTable,
): Possible => possible(ast, scopeOf(set), answersIn(set, given, symbols));

/** How far rows are followed that read rows. */
const deepest = 4;

/** The possible answers to the fields of a set. */
// Long because its parts share what is known already.
export function answersIn(
  set: FieldSetModel,
  given: ReadonlySet<string>,
  symbols: SymbolTable,
  depth = 0,
): PossibleAnswers {
  const scope = scopeOf(set);
  const known = new Map<string, Possible>();
  const ofField = (name: string): Possible => {
    // A field that depends on itself is reported elsewhere; here it can be anything.
    if (!known.has(name)) known.set(name, anything).set(name, answersTo(name));
    return known.get(name)!;
  };
  const answersTo = (name: string): Possible => {
    if (name === 'today') return presentDays(symbols.today);
    const [holder = '', ...inner] = name.split('.');
    const question = inner.length > 0 ? inner.join('.') : undefined;
    const field = set.all.get(holder);
    if (!field) return anything;
    if (question !== undefined) return inRows(field, question);
    const { computed } = field.ui;
    if (computed === undefined) return answered(field, ofField);
    const expression = parseExpression(computed);
    if (isFault(expression)) return anything;
    const value = possible(expression.ast, scope, ofField);
    if (field.widget === PROJECTION)
      return { ...anything, sizes: [Math.max(0, Math.floor(value.least)), Math.max(0, Math.ceil(value.greatest))] };
    const unit = field.schema.multipleOf ?? (field.schema.type === 'integer' ? 1 : 0);
    return {
      ...value,
      missing: !given.has(name) && field.schema.type !== 'boolean',
      // A box in a hidden field or step is not ticked.
      no: value.no || value.missing || !given.has(name),
      least: value.least - unit,
      greatest: value.greatest + unit,
      isWhole: isWholeNumber(field),
    };
  };
  const answered = (field: FieldModel, others: PossibleAnswers): Possible => ({
    // A bound that counts from an unanswered date limits nothing.
    ...(isDate(field)
      ? dates(field, (name) => (given.has(name) || name === 'today' ? others(name) : anything))
      : typed(field, symbols)),
    ...((given.has(field.name) || isRowNumber(field)) && {
      missing: false,
      ...(field.rows && { sizes: rowCounts(field) }),
    }),
  });
  const inRows = ({ name, rows }: FieldModel, question: string): Possible => {
    if (question === ROW_NUMBER) return between(1, mostRows, false, true);
    if (!rows?.fields.has(ownerOf(question))) return anything;
    const start = `${name}.`;
    const answeredInRow = [...given].flatMap((one) => (one.startsWith(start) ? [one.slice(start.length)] : []));
    // A row that reads the other rows of its field would be asked for ever.
    return depth > deepest
      ? anything
      : answersIn(rows, new Set([...given, ...answeredInRow]), symbols, depth + 1)(question);
  };
  return ofField;
}

/** The possible numbers of rows, if rows are required. */
const rowCounts = ({ schema: { minItems = 0, maxItems = Infinity } }: FieldModel): [number, number] => [
  Math.max(1, minItems),
  maxItems,
];

/** The days on which a site that is checked today may be visited: the next hundred years. */
function presentDays(today: string): Possible {
  const { least } = ofDay(today);
  return between(least, least + 36_525);
}

/** The possible days between the bounds of a date. */
function dates({ dates: bounds }: FieldModel, others: PossibleAnswers): Possible {
  const [first, last] = calendar;
  const boundAt = (bound: DateBound | undefined): readonly [number, number] => {
    if (!bound) return [first, last];
    const from = bound.day === undefined ? others(bound.field ?? 'today') : ofDay(bound.day);
    const [least, greatest] = daysIn([bound.plus ?? 0, bound.plus ?? 0], bound.unit ?? 'days');
    return [from.least + least, from.greatest + greatest];
  };
  return between(Math.max(first, boundAt(bounds?.minimum)[0]), Math.min(last, boundAt(bounds?.maximum)[1]), true, true);
}

const isWholeNumber = ({ schema: { type, multipleOf } }: FieldModel): boolean =>
  type === 'integer' || (multipleOf !== undefined && Number.isInteger(multipleOf));

/** The possible answers of visitors. Without an answer, a box is not ticked and a list of choices is empty. */
function typed(field: FieldModel, symbols: SymbolTable): Possible {
  const { schema } = field;
  const { maxItems = Infinity, minLength = 1, maxLength = Infinity } = schema;
  if (schema.type === 'boolean') return { ...anything, missing: false };
  if (schema.type === 'array') return { ...anything, missing: false, sizes: [0, maxItems] };
  if (schema.type === 'string') return { ...anything, sizes: [Math.max(1, minLength), maxLength] };
  const choices = choicesOf(schema, symbols)?.map(Number);
  if (choices && choices.length > 0)
    return between(Math.min(...choices), Math.max(...choices), true, choices.every(Number.isInteger));
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum, const: only } = schema;
  if (typeof only === 'number') return between(only, only, true, Number.isInteger(only));
  return between(
    Math.max(minimum ?? -Infinity, exclusiveMinimum ?? -Infinity),
    Math.min(maximum ?? Infinity, exclusiveMaximum ?? Infinity),
    true,
    isWholeNumber(field),
  );
}
