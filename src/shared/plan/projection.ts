import type { Answers } from './answers.ts';

/** Works out the rows of a projection from the answers and the number of rows; undefined while a number is missing. */
export type Project = (answers: Answers, count: number) => readonly (readonly number[])[] | undefined;
