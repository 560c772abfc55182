/** An error in a row: its field, such as members.2.share, and what the row is called, such as Member 2. */
export interface RowError {
  readonly field: string;
  readonly keyword: string;
  readonly message: string;
  readonly within: string;
}

/** The parts of an Ajv error object that we read. */
export interface AjvError {
  readonly instancePath: string;
  readonly keyword: string;
  /** Only for `required`. */
  readonly params?: { readonly missingProperty?: string };
}
