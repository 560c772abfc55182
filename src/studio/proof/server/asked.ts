import type { Unsaved } from '../../../compiler/read/files.ts';
import type { FormName, Recorded } from '../contract.ts';
import type { Proved } from './form-proof.ts';
import type { Outcome } from './outcome.ts';

/** A question about one form that takes visitors. */
export type VisitorQuestion =
  { readonly ask: 'proof'; readonly form: FormName } | ({ readonly ask: 'outcome' } & Recorded);

/**
 * Who answers such questions about the site that some texts make (`unsaved`: in place of those on the disk). Both fail
 * where there is no such form, or it is not sound.
 */
export interface Answering {
  /** Who reads which message of a form, and gets to which part of it. */
  prove(form: FormName, unsaved: Unsaved): Promise<readonly Proved[]>;
  /** What comes of the answers that a visitor has given. */
  outcome(recorded: Recorded, unsaved: Unsaved): Promise<Outcome>;
}
