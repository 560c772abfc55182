import type { Answers } from '../../plan/answers.ts';

/** The sum of counting fields; one without an answer counts nothing. */
export const totalOf = (answers: Answers, fields: readonly string[]): number =>
  fields.reduce((total, field) => total + (Number(answers[field]) || 0), 0);
