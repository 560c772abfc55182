import type { Message } from './message.ts';

/**
 * An amount that is worked out while the form is filled in (spec 9.28). `value` and `note` are its words, in which the
 * plug-in's numbers fill the braces, or what expressions worked out. `messages` says for each of the plug-in's codes
 * why there is no amount yet.
 */
export interface EstimatePlan {
  readonly label: string;
  readonly value: Message;
  readonly note?: Message;
  /** Absent if the words print only answers: then `reads` names those that the amount needs. */
  readonly plugin?: string;
  readonly reads?: readonly string[];
  /** The visitor's fields that these depend on. While one is refused, there is no amount. */
  readonly inputs?: readonly string[];
  readonly with: Readonly<Record<string, unknown>>;
  /** `when`: an index into `FieldSet.conditions`. */
  readonly multipliers: readonly { readonly when: number; readonly times: number }[];
  readonly messages: Readonly<Record<string, Message>>;
  /** The words when the plug-in itself fails. */
  readonly failed?: Message;
}

/** An amount that a form or wizard works out while it is filled in. */
export interface Estimate {
  readonly label: string;
  /** The amount as the visitor reads it. */
  readonly amount: string;
  /** What it is for, or why there is no amount yet. */
  readonly note?: string;
  /** The numbers that the plug-in returned, for messages after submit. */
  readonly values: Readonly<Record<string, number>>;
  /** Set if the estimate has no amount. */
  readonly none?: true;
  /** Whether the formula failed: the note says so, and there is no amount to speak of. */
  readonly failed?: true;
}
