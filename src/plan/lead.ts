import type { Answers } from './answers.ts';

/** Identifies the version of a form that a visitor saw, so that a lead can tell later what was asked. */
export interface FormFingerprint {
  /** Hash of the compiled form. */
  readonly config: string;
  /**
   * The field of the consent box, which must be ticked, and a hash of the words beside it. A form without consent has
   * none.
   */
  readonly consent?: { readonly field: string; readonly version: string };
}

/** Which words the visitor agreed to, and when by the clock of the visitor's device (ISO 8601 in UTC). */
export interface Consent {
  readonly version: string;
  readonly at: string;
}

/** A question as the visitor read it and, if there were choices, the label of the chosen one. */
export interface Label {
  readonly question: string;
  readonly answer?: string;
}

/** A lead as the server stores it. */
export interface LeadBody {
  /** Id of the form. */
  readonly form: string;
  readonly answers: Answers;
  /** Present when the form asks for consent. */
  readonly consent?: Consent;
  /** Path of the page that the form stood on. */
  readonly page: string;
  /** `FormFingerprint.config` of the form. */
  readonly config: string;
  /** By the name of each answered field. */
  readonly labels: Readonly<Record<string, Label>>;
}

/**
 * A lead as the form sends it: the body of POST /api/leads. The guard of site.yaml decides whether the last two keys
 * are needed.
 */
export interface LeadPost extends LeadBody {
  /** Text in the field that people do not see; robots fill it in. */
  readonly trap?: string | undefined;
  /** For how long the form was shown, in ms. */
  readonly spent?: number | undefined;
}
