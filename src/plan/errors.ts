/** An error in a row: its field, such as nominees.2.share, and what the row is called, such as Nominee 2. */
export interface RowError {
  readonly field: string;
  readonly keyword: string;
  readonly message: string;
  readonly within: string;
}
