import type { Answers } from './answers.ts';

/** Identifies the form that a visitor saw, so that a lead can say later which one it was. */
export interface FormFingerprint {
  /** Hash of the compiled form. */
  readonly config: string;
  /** The box that must be ticked, and a hash of the words beside it; absent from a form that asks for no consent. */
  readonly consent?: { readonly field: string; readonly version: string };
}

/** Which words the visitor agreed to, and when by the clock of the visitor's device (ISO 8601 in UTC). */
export interface Consent {
  readonly version: string;
  readonly at: string;
}

/** A question as the visitor read it, and the words of the choice that was made, if there were choices. */
export interface Label {
  readonly question: string;
  readonly answer?: string;
}

/** A lead as it is kept. */
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
  /** For each field that has an answer. */
  readonly labels: Readonly<Record<string, Label>>;
}

/** A lead as the form sends it: the body of POST /api/leads. The guard of site.yaml asks for the last two. */
export interface LeadPost extends LeadBody {
  /** Text in the field that people do not see. */
  readonly trap?: string | undefined;
  /** For how long the form was shown, in ms. */
  readonly spent?: number | undefined;
}
