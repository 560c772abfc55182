import type { Answers } from '../plan/answers.ts';
import type { EstimatePlan } from '../plan/estimate.ts';
import type { Estimator, FieldSet } from '../plan/form.ts';
import type { Message } from '../plan/message.ts';
import type { EstimatePlugin } from '../plan/plugins.ts';
import { failuresOf, schemaErrors } from './ajv-errors.ts';
import { answersOfType } from './answers.ts';
import { formatMessage } from './format/message.ts';
import { FAILED } from './sheltered.ts';
import { conditionHolds } from './visible.ts';
import { messageInWords, printedFields } from './texts.ts';

/** The code while an answer that the estimate prints is missing. */
export const MISSING = 'missing';

/** A formula for texts that print computed fields: there is an amount once all of these are known. */
export const worked =
  (reads: readonly string[]): EstimatePlugin =>
  (answers) => ({ values: {}, ...(reads.some((field) => !Object.hasOwn(answers, field)) && { code: MISSING }) });

/** Makes the estimator of a formula (spec 9.28). */
export const estimating =
  (formula: EstimatePlugin): Estimator =>
  (sets, answers, plan) => {
    const set = sets[0]!;
    const given = answersOfType(set.plan, answers);
    const multipliers = plan.multipliers
      .filter(({ when }) => conditionHolds(set, when, given))
      .map(({ times }) => times);
    const {
      values,
      code,
      none = code === undefined ? undefined : true,
    } = isRefused(sets, given, plan) ? { values: {}, code: MISSING } : formula(given, plan.with, multipliers);
    const { label } = plan;
    if (code === FAILED)
      return { label, amount: '', note: formatMessage(plan.failed ?? [], given), values, none: true, failed: true };
    const named: Answers & Readonly<Record<string, unknown>> = { ...given, ...values };
    const words = (message: Message): string => messageInWords(message, named, printedFields(set));
    const note = code === undefined ? plan.note : plan.messages[code];
    return {
      label,
      // A formula of expressions has no amount of its own to print while an answer is missing.
      amount: code === MISSING && plan.reads ? '' : words(plan.value),
      values,
      ...(none && { none }),
      ...(note !== undefined && { note: words(note) }),
    };
  };

/** Whether a visitor's answer that the amount depends on is invalid. */
const isRefused = (sets: readonly FieldSet[], given: Answers, { inputs = [] }: EstimatePlan): boolean =>
  inputs.length > 0 &&
  sets.some((set) => {
    const failures = failuresOf(schemaErrors(set, given));
    return inputs.some((field) => [...(failures.get(field) ?? [])].some((keyword) => keyword !== 'required'));
  });
