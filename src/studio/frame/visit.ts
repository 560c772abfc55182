import type { ScrollTarget } from '../proof/contract.ts';

/** The visitor that the frame plays: their answers in a form or wizard when its page opens. */
export interface Visit {
  readonly form: { readonly kind: 'form' | 'wizard'; readonly id: string };
  readonly answers: Readonly<Record<string, unknown>>;
  /** The day of their visit, if dates of the form depend on it. */
  readonly day?: string;
  /** The step of the wizard that they see. */
  readonly step?: string;
  /** Whether they have answered only the steps before that one. */
  readonly upToStep: boolean;
  /** Whether they submit then, so that all messages show. */
  readonly presses: boolean;
  /** Whether the answers are complete, without defaults. */
  readonly isWhole?: boolean;
  /** What to scroll to once it is rendered. */
  readonly look?: ScrollTarget;
  /** Grows each time the same visitor is played again. */
  readonly turn?: number;
}

/** Global variable of a page whose picture is taken: it plays the stored visit. */
export const pictureFlag = 'studioPicture';

/** Key in session storage: the visit of a picture. */
export const visitKey = 'studio:visit';
