import type { Answers } from './answers.ts';

/** What the plug-in of a rule reports: the field to mark, a code, and values for the message of that code. */
export interface RuleFinding {
  readonly field: string;
  readonly code: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/**
 * The function of a rule over several fields. It is pure, sees the answers of all steps, and reports nothing while
 * answers that it needs are missing.
 */
export type RulePlugin = (answers: Answers, settings: Readonly<Record<string, unknown>>) => readonly RuleFinding[];

/** What a formula returns: numbers for the words of the estimate. */
export interface Estimated {
  readonly values: Readonly<Record<string, number>>;
  /** Why the estimate has no amount, such as a missing answer. */
  readonly code?: string;
  /** Set if the estimate has no amount, also if no code gives the reason. */
  readonly none?: true;
}

/**
 * A formula over the answers. It is pure. `multipliers` are those whose condition holds, in the order of the form's
 * file.
 */
export type EstimatePlugin = (
  answers: Answers,
  settings: Readonly<Record<string, unknown>>,
  multipliers: readonly number[],
) => Estimated;
