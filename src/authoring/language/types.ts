/** A range of a text, in offsets. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A completion at a place. */
export interface Completion extends TextRange {
  readonly label: string;
  /** A key, one of a fixed set of words, or a name. */
  readonly kind: 'key' | 'word' | 'name';
  /** What it is, in a few words. */
  readonly detail: string;
  /** What it means, in Markdown. */
  readonly documentation: string;
  readonly isRequired: boolean;
  /**
   * A snippet that replaces the range: `$1` and `$2` are tab stops. Lines after the first are indented relative to the
   * line of the cursor.
   */
  readonly insert: string;
  /** The text that it is matched by. */
  readonly filter: string;
}

export interface Completions {
  /** The most useful first. */
  readonly items: readonly Completion[];
  /** Whether the list is cut, so that more letters find others. */
  readonly isCut: boolean;
}

/** The explanation of a word. */
export interface Hover extends TextRange {
  /** In Markdown. */
  readonly text: string;
}

/** A place in a file. Both offsets are 0 for the whole file. */
export interface Location extends TextRange {
  readonly file: string;
}

/** A text that replaces a range of a file. */
export interface TextEdit extends TextRange {
  readonly words: string;
}

/** The edits of a file, and its new path. */
export interface FileEdit {
  readonly file: string;
  readonly to: string;
  readonly edits: readonly TextEdit[];
}

/** A problem at a place, with its fix. */
export interface Diagnostic extends TextRange {
  readonly code: string;
  readonly message: string;
  /** How to fix it. */
  readonly fix: string;
  /** Errors block the preview, warnings only block publishing. */
  readonly severity: 'error' | 'warning';
  /** The edit that fixes it, if there is exactly one. */
  readonly mend?: { readonly title: string; readonly edit: TextEdit };
}
