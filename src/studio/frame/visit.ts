import type { Look } from '../proof/contract.ts';

/** The visitor that the frame plays: what they have answered in a form or wizard when its page opens. */
export interface Visit {
  readonly form: { readonly kind: 'form' | 'wizard'; readonly id: string };
  readonly answers: Readonly<Record<string, unknown>>;
  /** The day of their visit, where its dates count from one. */
  readonly day?: string;
  /** The step of the wizard that they see. */
  readonly step?: string;
  /** Whether they have answered the questions before that step alone. */
  readonly upToStep: boolean;
  /** Whether they press the button then, so that all messages show. */
  readonly presses: boolean;
  /** Whether the answers are all that they have: no default is beside them. */
  readonly isWhole?: boolean;
  /** What is scrolled to, once it is there. */
  readonly look?: Look;
  /** Grows each time the same visitor is played again. */
  readonly turn?: number;
}

/** Under this key the session's storage has the day as on which the frame shows the site; nothing for today. */
export const dayKey = 'studio:day';
/** A page of which a picture is taken has this among its globals. It plays the visit, although it is in no frame. */
export const pictureFlag = 'studioPicture';

/** Under this key the session's storage, which the frame shares with Studio, has the visit. */
export const visitKey = 'studio:visit';
