import type { Answers } from './answers.ts';
import type { Leads, Phones } from './config.generated.ts';
import type { ObjectSet } from './objects.ts';
import type { FilesPlan } from './submit.ts';

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

/** What a lead is sent from: a form or a wizard. */
export interface LeadSource {
  readonly id: string;
  readonly shown: FormFingerprint;
  /** Its fields, or those of all its steps, each with its control. */
  readonly fields: Readonly<
    Record<string, { readonly widget: string; readonly computed?: true; readonly sent?: boolean }>
  >;
  readonly files?: FilesPlan | undefined;
  /** What it asks together, whose objects and rows give the answers their shape. */
  readonly sets?: readonly ObjectSet[];
  /** What the row of a field such as members.2.share is called; undefined for any other field. */
  within?(field: string): string | undefined;
}

/** The current consent text of a form, which the server sends when it refuses another one. */
export interface ConsentAsked {
  readonly version: string;
  readonly words: string;
  /** The time by the server's clock, ISO 8601 in UTC. */
  readonly at: string;
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
  /** Set if the address with the choices has failed, so that nobody knows whether the answer is one of them. */
  readonly unchecked?: true;
}

/** What both a sent and a stored lead have. */
interface Lead {
  /** Id of the form. */
  readonly form: string;
  readonly answers: Answers;
  /** Present when the form asks for consent. */
  readonly consent?: Consent;
  /** Path of the page that the form was on. */
  readonly page: string;
  /** `FormFingerprint.config` of the form. */
  readonly config: string;
}

/**
 * Why a file needs a look before it is opened. `script`: it holds a program, such as a PDF with JavaScript.
 * `second-type`: it is also a file of another type, such as a picture that is a ZIP archive. `scan`: a scan found
 * something.
 */
export type FileSuspicion = 'script' | 'second-type' | 'scan';

/** A file that was sent with a lead, without its bytes. */
export interface LeadFile {
  readonly field: string;
  /** As the visitor's device calls it. It is a text, and never a path. */
  readonly name: string;
  /** The media type of its content. */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  /** SHA-256 of its bytes, in hexadecimal digits. */
  readonly sha256: string;
  readonly suspect?: FileSuspicion;
}

/** A lead as the server stores it. The labels are the server's own, and the consent is one that it has checked. */
export interface LeadBody extends Lead {
  /**
   * By the name of each question on the visitor's way. One without an answer was left empty; any other was not asked.
   * The question of the consent box is the words that were agreed to.
   */
  readonly labels: Readonly<Record<string, Label>>;
  /** The code of the language in which the visitor read the form, if the site has several. */
  readonly language?: string;
  /** Files that were sent with it, in the order of the answers; absent if there are none. */
  readonly files?: readonly LeadFile[];
}

/**
 * A lead as the form sends it: the body of POST /api/leads. The guard of site.yaml decides whether the last two keys
 * are needed.
 */
export interface LeadPost extends Lead {
  /** Text in the field that people do not see; robots fill it in. */
  readonly trap?: string | undefined;
  /** For how long the form was shown, in ms. */
  readonly spent?: number | undefined;
}

/** What a visitor submitted once. It may be sent several times, until a try succeeds. */
export interface Submitted {
  readonly answers: Answers;
  /** When it was submitted by the device's clock, ISO 8601 in UTC. */
  readonly at: string;
  /** Path of the page. */
  readonly page: string;
  /** The same for every try, so that the server stores one lead. */
  readonly idempotencyKey: string;
  /** Text in the field that people do not see. */
  readonly trap?: string | undefined;
  /** How long the form was shown, in ms. */
  readonly spent?: number | undefined;
}

/** What the sender of a lead gets. */
export interface Receipt {
  readonly reference: string;
  /**
   * Opens the lead for its sender. A retry gets a new one, and the one before it no longer opens anything. A server of
   * an earlier version sends none.
   */
  readonly token?: string;
}

/** A question of a lead and what its sender answered. */
export interface OwnAnswer {
  readonly field: string;
  readonly question: string;
  readonly value: string | number | boolean | readonly (string | number)[];
  /** The label of a chosen option. */
  readonly answer?: string;
}

/** What the sender of a lead may correct, in the form that it was sent with. */
export interface CorrectableLead {
  /** Id of the form. */
  readonly form: string;
  /** The stored answers, by the names of today's fields. */
  readonly answers: Answers;
  /** Whether the words to agree to have changed since, so that the form asks again. */
  readonly agrees?: true;
}

/** A lead as its sender sees it again: what was sent, when, to whom, and under which words. */
export interface OwnRequest {
  readonly reference: string;
  /** When the server received it, ISO 8601 in UTC. */
  readonly at: string;
  readonly page: string;
  readonly language?: string;
  readonly answers: readonly OwnAnswer[];
  readonly files: readonly Pick<LeadFile, 'name' | 'type' | 'size'>[];
  readonly consent?: Consent & { readonly words?: string };
  /** When the consent was withdrawn. */
  readonly withdrawn?: string;
  /** When an answer was corrected last. */
  readonly corrected?: string;
  /** Absent from one that cannot be corrected: withdrawn, or with files. */
  readonly correctable?: CorrectableLead;
  /** Who has it outside of this site, and since when. */
  readonly receivers: readonly { readonly name: string; readonly at: string }[];
  /** Whether it, or the notice of its withdrawal, is still to be sent. */
  readonly isWaiting: boolean;
}

/** What site.yaml says of leads, and how phone numbers in them are written. */
export type LeadSettings = Partial<Leads> & { readonly phones?: Phones };
