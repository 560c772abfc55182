import type { Answer, Answers } from '../plan/answers.ts';
import type { FieldSchema, FieldSet, FormModule, RulePlan } from '../plan/form.ts';
import type { AlternativePlan } from '../plan/submit.ts';
import type { RuleFinding } from '../plan/plugins.ts';
import type { Message } from '../plan/message.ts';
import { answersOfType, isEmpty, ownerOf, pick } from './answers.ts';
import { isOffered } from './choices.ts';
import { brokenBounds, daysFor } from './date-bounds.ts';
import { failuresOf, schemaErrors } from './ajv-errors.ts';
import { FAILED } from './sheltered.ts';
import { fieldLabel, visibleFields } from './visible.ts';
import { messageInWords, printedFields } from './texts.ts';

/**
 * What is wrong with one field. `message` is what the visitor reads; `keyword` is a JSON Schema keyword or a plug-in's
 * code.
 */
export interface FieldError {
  readonly field: string;
  readonly keyword: string;
  readonly message: string;
  /** The name of its row: Member 2. The field is then members.2.share. */
  readonly within?: string;
}

/** The keyword of the error for a control that holds something which is not an answer, such as half a date. */
export const UNREADABLE = 'unreadable';

/**
 * The fields whose control is unreadable, each with the message that is used when the field has none of its own.
 * {label} in it is the field's label.
 */
export type Unreadable = ReadonlyMap<string, Message | undefined>;

/** When one of these keywords fails, the answer is not one of the choices, so the message of `required` fits. */
const choiceKeywords: readonly string[] = ['enum', 'type', 'const'];

/**
 * Checks the answers (spec point 5).
 * Takes    settled answers of all steps, because rules may read those of other steps; `invalid`: the message where no
 *          other fits
 * Returns  the errors of visible fields, in the order of the fields and at most one for each: that of the schema comes
 *          before those in its rows, and these before that of a rule. None for a form that enforces nothing (spec
 *          5.71). In a set that reports a refusal in its own way their message is '' (spec 5.68, 5.69)
 * Errors   never throws, whatever the answers hold
 */
export function validate(set: FieldSet, answers: Answers, invalid: string): FieldError[] {
  if (set.plan.validation === 'none') return [];
  const given = typeof answers === 'object' && answers !== null ? answers : {};
  const visible = visibleFields(set, given);
  const found = new Map<string, FieldError>();
  for (const [field, keywords] of schemaFailures(set, given, visible)) {
    if (visible.has(field)) found.set(field, schemaError(set, field, keywords, given, invalid));
  }
  for (const field of visible) {
    if (!found.has(field) && !isOffered(set, field, given))
      found.set(field, schemaError(set, field, notOffered, given, invalid));
    const broken = found.has(field) ? [] : brokenBounds(set, field, given);
    if (broken.length > 0) found.set(field, schemaError(set, field, new Set(broken), given, invalid));
  }
  // What is wrong in a row comes before what is wrong with all rows together.
  const inRows = new Map<string, readonly FieldError[]>();
  for (const field of Object.keys(set.rows?.sets ?? {}))
    if (visible.has(field) && !found.has(field)) inRows.set(field, set.rows!.errors(set, field, given, invalid));
  for (const rule of set.plan.rules) {
    for (const finding of placed(findings(set, rule, given), visible)) {
      const { field } = finding;
      if (visible.has(field) && !found.has(field) && (inRows.get(field) ?? []).length === 0)
        found.set(field, ruleError(set, rule, finding, given, invalid));
    }
  }
  const errors = Object.keys(set.plan.fields).flatMap((field) => found.get(field) ?? inRows.get(field) ?? []);
  return set.plan.refusal === undefined ? errors : errors.map((error) => ({ ...error, message: '' }));
}

/**
 * Puts the errors of unreadable controls in place of other errors of the same fields. What cannot be read breaks every
 * rule of its field but `required`, so the message is the first one of those rules. But half a date is neither too
 * early nor too late, and what is not a number is neither too small nor too large. This also holds for a set that
 * enforces nothing: to ignore the control would silently lose what was typed in it.
 * Takes    `invalid`: the message where neither the field nor `unreadable` has one
 */
export function withUnreadable(
  set: FieldSet,
  answers: Answers,
  errors: readonly FieldError[],
  unreadable: Unreadable,
  invalid: string,
): readonly FieldError[] {
  if (unreadable.size === 0) return errors;
  const found = new Map(errors.map((error) => [error.field, error]));
  for (const [field, other] of unreadable) {
    const inRow = set.rows?.unreadable(set, field, answers, other, invalid);
    if (inRow) found.set(field, inRow);
    if (!Object.hasOwn(set.plan.fields, field)) continue;
    const unfit = set.plan.fields[field]?.dates || isNumber(set, field) ? ['required', ...beyond] : ['required'];
    const [, message = other] =
      Object.entries(set.plan.messages[field] ?? {}).find(([keyword]) => !unfit.includes(keyword)) ?? [];
    found.set(field, {
      field,
      keyword: UNREADABLE,
      message: wording(
        set,
        message,
        () => ({ ...answers, ...limitsOf(set, field, answers), label: fieldLabel(set, field, answers) }),
        invalid,
      ),
    });
  }
  const inRows = [...found.values()].filter(({ within }) => within !== undefined);
  return [...Object.keys(set.plan.fields).flatMap((field) => found.get(field) ?? []), ...inRows];
}

/**
 * The answers for the actions of a button beside submit, which checks nothing: the valid ones (spec 5.59), or all if it
 * says so.
 */
export function seenBy(
  { answers: seen }: AlternativePlan,
  { steps }: Pick<FormModule, 'steps'>,
  typed: Answers,
): Answers {
  if (seen === 'typed') return typed;
  const wrong = new Set(steps.flatMap((step) => validate(step, typed, '').map(({ field }) => ownerOf(field))));
  return pick(typed, (field) => !wrong.has(field));
}

/** The least and the greatest answer that a field takes, which its messages may print: {minimum, date}. */
function limitsOf(set: FieldSet, field: string, answers: Answers): Record<string, unknown> {
  const limits = set.plan.schema.properties[field] ?? ({} as Partial<FieldSchema>);
  const { minimum, maximum, multipleOf, minItems, maxItems, minLength, maxLength } = limits;
  return { minimum, maximum, multipleOf, minItems, maxItems, minLength, maxLength, ...daysFor(set, field, answers) };
}

/** What is said of an answer that can be read, but is out of bounds. */
const beyond: readonly string[] = ['minimum', 'maximum', 'exclusiveMaximum', 'multipleOf'];

const isNumber = ({ plan }: FieldSet, field: string): boolean =>
  ['integer', 'number'].includes(plan.schema.properties[field]?.type ?? '');

const notOffered: ReadonlySet<string> = new Set(['enum']);

function schemaFailures(set: FieldSet, answers: Answers, visible: ReadonlySet<string>) {
  const asked = pick(
    answers,
    (field, answer) => visible.has(field) && isChecked(set.plan.schema.properties[field], answer),
  );
  return failuresOf(schemaErrors(set, asked));
}

/**
 * Whether the validator sees this answer. It does not see empty ones, except an empty list, for which `minItems` may
 * have a message.
 */
const isChecked = (schema: FieldSchema | undefined, answer: Answer | undefined): boolean =>
  !isEmpty(answer) || (Array.isArray(answer) && schema?.minItems !== undefined);

/** The one error of a field whose schema or choices refuse its answer. `failed`: the keywords that did. */
export function schemaError(
  set: FieldSet,
  field: string,
  failed: ReadonlySet<string>,
  answers: Answers,
  invalid: string,
): FieldError {
  const messages = set.plan.messages[field] ?? {};
  const first = [...failed][0] ?? '';
  const keyword =
    Object.keys(messages).find((key) => failed.has(key)) ?? choiceKeywords.find((key) => failed.has(key)) ?? first;
  const own = Object.hasOwn(messages, keyword) ? messages[keyword] : undefined;
  const message = own ?? (choiceKeywords.includes(keyword) ? messages.required : undefined);
  const values = () => ({ ...answers, ...limitsOf(set, field, answers) });
  return { field, keyword, message: wording(set, message, values, invalid) };
}

function ruleError(set: FieldSet, rule: RulePlan, finding: RuleFinding, answers: Answers, invalid: string): FieldError {
  const { field, code, values } = finding;
  const message = code === FAILED ? rule.failed : Object.hasOwn(rule.messages, code) ? rule.messages[code] : undefined;
  return { field, keyword: code, message: wording(set, message, () => ({ ...answers, ...values }), invalid) };
}

/** Most messages are plain text, and a long form has hundreds at once: only the others need `values`. */
const wording = (
  set: FieldSet,
  message: Message | undefined,
  values: () => Record<string, unknown>,
  invalid: string,
): string => {
  if (message === undefined) return invalid;
  return typeof message === 'string' ? message : messageInWords(message, values(), printedFields(set));
};

const findings = (set: FieldSet, rule: RulePlan, answers: Answers): readonly RuleFinding[] =>
  set.rules[rule.plugin]?.(answersOfType(set.plan, answers), rule.with) ?? [];

/** A plug-in's failure is reported at the last field, beside the button. */
const placed = (found: readonly RuleFinding[], visible: ReadonlySet<string>): readonly RuleFinding[] =>
  found.map((finding) => (finding.code === FAILED ? { ...finding, field: [...visible].at(-1) ?? '' } : finding));
