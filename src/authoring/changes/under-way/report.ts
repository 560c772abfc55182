/** What a change of config does to visitors under way: those who have begun a form or wizard, or have just sent it. */
export interface UnderWay {
  /** The forms and wizards that the change touches for them. */
  readonly forms: readonly FormUnderWay[];
}

export interface FormUnderWay {
  readonly kind: 'form' | 'wizard';
  readonly id: string;
  readonly title: string;
  readonly file: string;
  /** Whether the new config does not have it. */
  readonly isGone: boolean;
  /** Only of a wizard: a form keeps no answers over a reload. */
  readonly drafts?: DraftsReport;
  /** Only where its open pages send leads. */
  readonly leads?: LeadsReport;
  /** Addresses on which it was, and that show no page now. `now`: where it is. */
  readonly addresses: readonly { readonly path: string; readonly now?: string }[];
  /** What the receiver of its leads gets differently, in words. */
  readonly receiver: readonly string[];
  /** The consents in other languages that the change replaces. */
  readonly consents: readonly ReplacedConsent[];
}

/** Words of a consent to which visitors of a language agreed before a change, and do not any more. */
export interface ReplacedConsent {
  /** The name of the language in itself. */
  readonly language: string;
  /** As `formerConsent` takes them. */
  readonly words: string;
}

/** What restoring drafts of the old version does. */
export interface DraftsReport {
  readonly tried: number;
  /** Those of them that lose an answer, must be corrected, or open at another step. */
  readonly touched: number;
  readonly steps: readonly StepReport[];
  readonly landings: readonly Landing[];
}

export interface StepReport {
  readonly step: string;
  readonly title: string;
  /** Its questions whose answers every draft keeps. */
  readonly kept: number;
  readonly again: readonly AskedAgain[];
}

/**
 * Why a visitor is asked again. `gone`: the question is no longer asked; `option`, `type`, `rule`: the answer does
 * not fit it; `hidden`: these visitors are not asked it; `offered`: the choice is not offered with their other answers;
 * `private`: its answer is never kept on a device now; `fewer`: a part of it is lost; `correct`: the answer is kept and
 * must be corrected; `new`: the question was not there; `required`: it could be left out; `changed`, `default`: they
 * find another answer.
 */
export type Why =
  | 'gone'
  | 'option'
  | 'type'
  | 'rule'
  | 'hidden'
  | 'offered'
  | 'private'
  | 'fewer'
  | 'correct'
  | 'new'
  | 'required'
  | 'changed'
  | 'default';

/** A question whose answer does not just stay. */
export interface AskedAgain {
  /** Of a row without its number: members.share. */
  readonly field: string;
  readonly label: string;
  readonly why: Why;
  readonly because: string;
  readonly drafts: number;
  /** Whether the wizard names it to the visitor, as an answer that is gone. */
  readonly isTold: boolean;
}

/** Drafts that open at another step. */
export interface Landing {
  readonly from: string;
  readonly to: string;
  readonly drafts: number;
}

/** What the server answers to leads of pages that were opened before the change. */
export interface LeadsReport {
  readonly tried: number;
  readonly accepted: number;
  /** Those whose visitors must first agree to the new words of the consent. */
  readonly agreeAgain: number;
  /** The words that these visitors see, as `formerConsent` takes them. */
  readonly formerWords?: string;
  /** Answers that are no longer stored. */
  readonly lost: readonly LeadPart[];
  /** `message`: the server's; `reads`: what the open page shows of it. */
  readonly refused: readonly (LeadPart & { readonly message: string; readonly reads: string })[];
}

interface LeadPart {
  readonly field: string;
  readonly label: string;
  readonly leads: number;
}
