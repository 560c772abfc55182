import type { Answer, Answers } from '../plan/answers.ts';
import type { FieldSchema, FieldSet, RuleFinding, RulePlan } from '../plan/form.ts';
import type { Message } from '../plan/message.ts';
import { fitting, isEmpty, pick } from './answers.ts';
import { isOffered } from './choices.ts';
import { failuresOf } from './errors.ts';
import { formatMessage } from './format/message.ts';
import { labelOf, visibleFields } from './visible.ts';

/** What is wrong with one field, in the visitor's words. `keyword` is the JSON Schema keyword or the plug-in's code. */
export interface FieldError {
  readonly field: string;
  readonly keyword: string;
  readonly message: string;
}

/** Keyword of the error of a control in which something stands that is no answer, such as half a date. */
export const UNREADABLE = 'unreadable';

/** Fields with such a control, and what to say where they have no words of their own; {label} stands in it. */
export type Unreadable = ReadonlyMap<string, Message | undefined>;

/** Keywords whose failure means that none of the choices was made, so the words of `required` serve. */
const choiceKeywords: readonly string[] = ['enum', 'type', 'const'];

/**
 * What is wrong with the answers (spec point 5).
 * Takes    settled answers, of other steps too, for the rules; `invalid`: the words where no message fits
 * Returns  errors of visible fields, in field order, at most one each; a rule's finding comes after the schema's;
 *          none for a form that enforces nothing (spec 5.71). Their message is '' where the set tells a refusal
 *          in its own way (spec 5.68, 5.69)
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
  }
  for (const rule of set.plan.rules) {
    for (const finding of findings(set, rule, given)) {
      if (visible.has(finding.field) && !found.has(finding.field))
        found.set(finding.field, ruleError(rule, finding, given, invalid));
    }
  }
  const errors = Object.keys(set.plan.fields).flatMap((field) => found.get(field) ?? []);
  return set.plan.refusal === undefined ? errors : errors.map((error) => ({ ...error, message: '' }));
}

/**
 * The errors with those of unreadable controls, in place of others of their fields. What cannot be read breaks every rule
 * of its field but `required`, so the first of their messages is said. Whatever the set enforces: to take no notice would
 * lose what was typed.
 * Takes    `invalid`: the words where neither the field nor `unreadable` has some
 */
export function withUnreadable(
  set: FieldSet,
  answers: Answers,
  errors: readonly FieldError[],
  unreadable: Unreadable,
  invalid: string,
): FieldError[] {
  const found = new Map(errors.map((error) => [error.field, error]));
  for (const [field, other] of unreadable) {
    const [, message = other] =
      Object.entries(set.plan.messages[field] ?? {}).find(([keyword]) => keyword !== 'required') ?? [];
    found.set(field, {
      field,
      keyword: UNREADABLE,
      message: wording(message, { ...answers, label: labelOf(set, field, answers) }, invalid),
    });
  }
  return Object.keys(set.plan.fields).flatMap((field) => found.get(field) ?? []);
}

/** The answers without those that fail their checks. What a button that checks nothing may carry along (spec 5.59). */
export function validAnswers(set: FieldSet, answers: Answers): Answers {
  const wrong = new Set(validate(set, answers, '').map(({ field }) => field));
  return pick(answers, (field) => !wrong.has(field));
}

const notOffered: ReadonlySet<string> = new Set(['enum']);

function schemaFailures(set: FieldSet, answers: Answers, visible: ReadonlySet<string>) {
  const asked = pick(
    answers,
    (field, answer) => visible.has(field) && counts(set.plan.schema.properties[field], answer),
  );
  return failuresOf(set.validate(asked) ? [] : (set.validate.errors ?? []));
}

/** No choice at all is left out, unless `minItems` has words for it. */
const counts = (schema: FieldSchema | undefined, answer: Answer | undefined): boolean =>
  !isEmpty(answer) || (Array.isArray(answer) && schema?.minItems !== undefined);

function schemaError(
  set: FieldSet,
  field: string,
  failed: ReadonlySet<string>,
  answers: Answers,
  invalid: string,
): FieldError {
  const messages = new Map(Object.entries(set.plan.messages[field] ?? {}));
  const first = [...failed][0] ?? '';
  const keyword =
    [...messages.keys()].find((key) => failed.has(key)) ?? choiceKeywords.find((key) => failed.has(key)) ?? first;
  const message = messages.get(keyword) ?? (choiceKeywords.includes(keyword) ? messages.get('required') : undefined);
  return { field, keyword, message: wording(message, answers, invalid) };
}

function ruleError(rule: RulePlan, finding: RuleFinding, answers: Answers, invalid: string): FieldError {
  const { field, code, values } = finding;
  const message = Object.hasOwn(rule.messages, code) ? rule.messages[code] : undefined;
  return { field, keyword: code, message: wording(message, { ...answers, ...values }, invalid) };
}

const wording = (message: Message | undefined, values: Record<string, unknown>, invalid: string): string =>
  message === undefined ? invalid : formatMessage(message, values);

/** Findings of one rule. */
const findings = (set: FieldSet, rule: RulePlan, answers: Answers): readonly RuleFinding[] =>
  set.rules[rule.plugin]?.(fitting(set.plan, answers), rule.with) ?? [];
