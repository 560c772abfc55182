/** A change of a file's text. */
export interface Edit {
  readonly file: string;
  /** The new path of the file; unchanged unless it is renamed too. */
  readonly to: string;
  readonly before: string;
  readonly after: string;
}
