import type { Answers } from './answers.ts';

/** A row of a projection: what its columns show, and its values and named columns, with its number. */
export interface ProjectedRow {
  readonly cells: readonly number[];
  readonly values: Answers;
}

/** Works out the rows of a projection from the answers and the number of rows; undefined while a number is missing. */
export type Project = (answers: Answers, count: number) => readonly ProjectedRow[] | undefined;
