import { dayOf } from '../../shared/engine/date-bounds.ts';
import type { DateBound } from '../../shared/plan/form.ts';
import { widgetContract, type Contracts } from '../check/contracts.ts';
import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Place, Problem } from '../../shared/problems/problem.ts';
import { isDate, isDateOrMonth } from '../model/dates.ts';
import { parseDateBound } from '../model/date-bound.ts';
import type { ExpressionModel, FieldModel, FieldSetModel } from '../model/types.ts';
import { placeOf } from '../read/source.ts';

const boundKeys = ['minimum', 'maximum'] as const;

interface LintContext {
  readonly contracts: Contracts;
  readonly today: string;
}

/**
 * Checks that each date says between which days it must be, that these bounds can be read and count from dates, and
 * that a day is left between them. The bound of a number may depend on other answers, if its control allows that.
 * Problems: bound/bad, field/never-fits, field/no-date-bounds
 */
export const lintBounds = (set: FieldSetModel, known: LintContext): Problem[] =>
  [...set.fields.values()].flatMap((field) => {
    const bad = boundKeys.flatMap((key) => lintBound(set, field, key, known));
    if (bad.length > 0) return bad;
    return [...missingBounds(set, field), ...crossed(set, field, known.today)];
  });

function lintBound(
  { source, all, expressions }: FieldSetModel,
  field: FieldModel,
  key: 'minimum' | 'maximum',
  { contracts, today }: LintContext,
): Problem[] {
  const text = field.written[key];
  const given = expressions.find(({ of }) => of.kind === 'bound' && of.at === field.name && of.keyword === key);
  if (given) return lintGiven(placeOf(source, given.path), given, field, needing(field, key, contracts));
  if (text === undefined || isDateOrMonth(field) === (typeof text === 'string')) {
    const parsed = typeof text === 'string' ? parseDateBound(text) : undefined;
    if (parsed === undefined) return [];
    const no = 'why' in parsed ? parsed : misled(parsed, field, all, today);
    return no ? [say.badBound(placeOf(source, [...field.path, key]), String(text), no.why, no.fix)] : [];
  }
  const { why, fix } = isDateOrMonth(field)
    ? { why: `"${field.name}" is a date`, fix: 'Write a date or today: today - 18 years.' }
    : { why: `"${field.name}" is not a date`, fix: numberFix(field, String(text)) };
  return [say.badBound(placeOf(source, [...field.path, key]), String(text), why, fix)];
}

/** Checks a bound that is computed from other answers. `needs`: the part of its field that needs it as a number. */
function lintGiven(place: Place, { text, reads }: ExpressionModel, field: FieldModel, needs?: string): Problem[] {
  if (reads.includes(field.name))
    return [
      say.badBound(place, text, 'it depends on the field that it bounds', 'Name other fields, or write a number.'),
    ];
  if (needs === undefined) return [];
  const why = `${needs} of "${field.name}" needs it before anything is answered`;
  return [say.badBound(place, text, why, `Write a number, or do not use ${needs}.`)];
}

/** The part of a field that needs a bound from the beginning, because it draws it or clamps to it. */
function needing({ widget, options }: FieldModel, key: string, contracts: Contracts): string | undefined {
  if (options.clamp === key) return 'clamp';
  return widgetContract(widget, contracts)?.needs.includes(key) ? `the control ${widget}` : undefined;
}

const numberFix = ({ schema }: FieldModel, text: string): string =>
  schema.type === 'string'
    ? 'Add format: date, or bound its length by minLength and maxLength.'
    : /^-?\d+(\.\d+)?$/.test(text)
      ? `Write it without quotes: ${text}.`
      : 'Write a number.';

/** Why a bound counts from an unusable field. An unknown field is reported with the other names. */
function misled(bound: DateBound, { name }: FieldModel, all: FieldSetModel['all'], today: string) {
  const other = bound.field === undefined ? undefined : all.get(bound.field);
  if (bound.field === name) return { why: 'it counts from itself', fix: 'Name another field, or write today.' };
  if (other && !isDate(other))
    return { why: `"${other.name}" is not a date`, fix: 'Name a field that holds a date, or write today.' };
  const reached = bound.field !== undefined || dayOf(bound, {}, () => today) !== undefined;
  return reached ? undefined : { why: 'it does not give a date', fix: 'Use a smaller number.' };
}

function missingBounds({ source }: FieldSetModel, field: FieldModel): Problem[] {
  // Visitors cannot choose a computed date, so it needs no bounds.
  const lacks = field.ui.computed === undefined ? boundKeys.filter((key) => field.written[key] === undefined) : [];
  return isDateOrMonth(field) && lacks.length > 0
    ? [say.noDateBounds(placeOf(source, field.path, 'key'), field.name, lacks)]
    : [];
}

/** Bounds that count from other fields are left out: their order depends on the visitor. */
function crossed({ source }: FieldSetModel, { name, path, dates }: FieldModel, today: string): Problem[] {
  const [first, last] = boundKeys.map((key) => dates?.[key] && dayOf(dates[key], {}, () => today));
  return first !== undefined && last !== undefined && first > last
    ? [say.neverFits(placeOf(source, [...path, 'minimum']), name, 'minimum is after maximum')]
    : [];
}
