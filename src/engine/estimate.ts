import type { Answers } from '../plan/answers.ts';
import type { ActionPlan, FormModule } from '../plan/form.ts';
import type { Message } from '../plan/message.ts';
import { fitting } from './answers.ts';
import { formatMessage } from './format/message.ts';
import { FAILED } from './sheltered.ts';
import { holds } from './visible.ts';
import { messageInWords, printedFields } from './words.ts';

/** An amount that a form works out while it is filled in. */
export interface Estimate {
  readonly label: string;
  /** The amount as the visitor reads it. */
  readonly amount: string;
  /** What it is for, or why there is no amount yet. */
  readonly note?: string;
  /** The numbers that the plug-in returned, for messages after submit. */
  readonly values: Readonly<Record<string, number>>;
  /** Whether the formula failed: the note says so, and there is no amount to speak of. */
  readonly failed?: true;
}

/** The estimate for a form's current answers (spec 9.28); undefined for a form that estimates nothing. Never throws. */
export function estimateOf(form: FormModule, answers: Answers): Estimate | undefined {
  const plan = form.plan.estimate;
  if (!plan || !form.estimate) return undefined;
  const given = fitting(form.plan, answers);
  const multipliers = plan.multipliers.filter(({ when }) => holds(form, when, given)).map(({ times }) => times);
  const { values, code } = form.estimate(given, plan.with, multipliers);
  if (code === FAILED)
    return { label: plan.label, amount: '', note: formatMessage(plan.failed ?? [], given), values, failed: true };
  const named = { ...given, ...values };
  const words = (message: Message): string => messageInWords(message, named, printedFields(form));
  const note = code === undefined ? plan.note : plan.messages[code];
  return {
    label: plan.label,
    amount: words(plan.value),
    values,
    ...(note !== undefined && { note: words(note) }),
  };
}

/** What follows a submit. Where the formula failed, alerts say so: their own words would speak of an amount. */
export function actionsAfter(estimate: Estimate | undefined, actions: readonly ActionPlan[]): readonly ActionPlan[] {
  if (!estimate?.failed) return actions;
  return actions.map((action) => ('alert' in action ? { alert: [estimate.note ?? ''] } : action));
}
