/** Where in a config file a problem is. Lines and columns count from 1, `length` counts characters of that line. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly length: number;
  /** The line's text, for the excerpt. */
  readonly excerpt: string;
  /**
   * The place in another file that gives this value. It is set only until all problems are known: then each mistake is
   * reported once.
   */
  readonly origin?: Place;
  /** The item of a list for which a template writes this value. It is set for as long as `origin`. */
  readonly item?: string;
}
