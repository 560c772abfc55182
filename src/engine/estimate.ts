import type { Answers } from '../plan/answers.ts';
import type { FormModule } from '../plan/form.ts';
import { fitting } from './answers.ts';
import { formatMessage } from './format/message.ts';
import { holds } from './visible.ts';

/** An amount that a form works out while it is filled in. */
export interface Estimate {
  readonly label: string;
  /** The amount as the visitor reads it. */
  readonly amount: string;
  /** What it is for, or why there is no amount yet. */
  readonly note?: string;
  /** The numbers that the plug-in returned, for messages after submit. */
  readonly values: Readonly<Record<string, number>>;
}

/** The estimate for a form's current answers (spec 9.28); undefined for a form that estimates nothing. Never throws. */
export function estimateOf(form: FormModule, answers: Answers): Estimate | undefined {
  const plan = form.plan.estimate;
  if (!plan || !form.estimate) return undefined;
  const given = fitting(form.plan, answers);
  const multipliers = plan.multipliers.filter(({ when }) => holds(form, when, given)).map(({ times }) => times);
  const { values, code } = form.estimate(given, plan.with, multipliers);
  const named = { ...given, ...values };
  const note = code === undefined ? plan.note : plan.messages[code];
  return {
    label: plan.label,
    amount: formatMessage(plan.value, named),
    values,
    ...(note !== undefined && { note: formatMessage(note, named) }),
  };
}
