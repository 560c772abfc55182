import type { Unsaved } from '../../../compiler/read/files.ts';
import type { FormName, Recorded } from '../contract.ts';
import type { Proved } from './form-proof.ts';
import type { Outcome } from './outcome.ts';

/** A question about a form, which simulated visitors answer. */
export type VisitorQuestion =
  | { readonly ask: 'proof'; readonly form: FormName }
  | ({ readonly ask: 'outcome' } & Recorded);

/**
 * Answers questions about a site with changed texts (`unsaved`). Both methods reject if the form is missing or invalid.
 */
export interface Answering {
  /** Which visitors get which messages and get to which parts of a form. */
  prove(form: FormName, unsaved: Unsaved): Promise<readonly Proved[]>;
  /** The outcome of a visitor's answers. */
  outcome(recorded: Recorded, unsaved: Unsaved): Promise<Outcome>;
}
