/** Offsets of a text, from one character to another. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Something that may be written at a place. */
export interface Completion extends Stretch {
  readonly label: string;
  /** A key, one of a few words, or the name of something. */
  readonly kind: 'key' | 'word' | 'name';
  /** What it is, in a few words. */
  readonly detail: string;
  /** What it means, in Markdown. */
  readonly documentation: string;
  readonly isRequired: boolean;
  /**
   * What replaces the stretch, as a snippet: `$1` and `$2` are places to type at. Lines below the first have the blanks
   * by which they stand further in than the line of the cursor.
   */
  readonly insert: string;
  /** By what it is found: the name, and words of it. */
  readonly filter: string;
}

export interface Completions {
  /** The most useful first. */
  readonly items: readonly Completion[];
  /** Whether there are more, so that more letters find others. */
  readonly isCut: boolean;
}

/** What a word of a file means. */
export interface Hover extends Stretch {
  /** In Markdown. */
  readonly text: string;
}

/** A place in a file. Both offsets are 0 where the file as a whole is meant. */
export interface Location extends Stretch {
  readonly file: string;
}

/** Words that replace a stretch of a file. */
export interface TextEdit extends Stretch {
  readonly words: string;
}

/** What changes in a file, and what the file is called then. */
export interface FileEdit {
  readonly file: string;
  readonly to: string;
  readonly edits: readonly TextEdit[];
}

/** What is wrong at a place, and how to mend it. */
export interface Diagnostic extends Stretch {
  readonly code: string;
  readonly message: string;
  /** How to mend it, in words. */
  readonly fix: string;
  /** Whether it keeps the site from being shown, or only from being published. */
  readonly severity: 'error' | 'warning';
  /** The edit that mends it, where there is exactly one. */
  readonly mend?: { readonly title: string; readonly edit: TextEdit };
}
