import type { Path } from './path.ts';

/** What Studio's API answers about what has changed since the last commit. */

/** Some words of a text that became another one: in both, only in the older, or only in the newer. */
export interface Piece {
  readonly text: string;
  readonly in: 'both' | 'before' | 'after';
}

export interface ChangeEntry {
  readonly id: string;
  readonly what: string;
  /** Where one text became another, word by word. */
  readonly pieces: readonly Piece[];
  readonly line: number;
  /** Where it stands now; undefined for what no property shows. */
  readonly path?: Path;
}

export interface ChangedFile {
  readonly file: string;
  /** As one would say it: Page "home". */
  readonly title: string;
  readonly how: 'added' | 'removed' | 'changed';
  readonly changes: readonly ChangeEntry[];
  /** Whether Studio can take its changes back: it writes no guides, for example. */
  readonly isOurs: boolean;
  /** Whether the change is a draft, which is not in its file yet. */
  readonly isDraft: boolean;
}

/** What an example says, and what comes now. */
export interface OutcomeEntry {
  readonly id: string;
  readonly file: string;
  readonly name: string;
  readonly path: Path;
  readonly differences: readonly { readonly at: string; readonly declared: string; readonly came: string }[];
}

/** `GET review` */
export interface ReviewAnswer {
  /** Why nothing can be compared: no git, no repository, no commit. */
  readonly fault?: string;
  readonly files: readonly ChangedFile[];
  readonly count: number;
  readonly outcomes: readonly OutcomeEntry[];
  /** The branch that is checked out, the one to commit on, and a message made from the changes. */
  readonly branch?: string;
  readonly proposed: string;
  readonly message: string;
  /** Files whose changes are drafts. */
  readonly drafts: readonly string[];
  /** Tells what the person has seen from what is there later. */
  readonly key: string;
}

/** Body of `POST review/commit`. */
export interface CommitRequest {
  readonly branch: string;
  readonly message: string;
  readonly key: string;
}

/** Answer to it. */
export interface CommitAnswer {
  readonly commit: string;
  readonly branch: string;
  readonly count: number;
}

/** `GET review/preview`: the folder with the preview, once it is made. */
export interface PreviewAnswer {
  readonly state: 'none' | 'running' | 'done' | 'failed';
  readonly folder?: string;
  readonly pages?: number;
  readonly fault?: string;
}
