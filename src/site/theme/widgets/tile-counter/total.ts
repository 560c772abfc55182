import type { Answers } from '../../../../shared/plan/answers.ts';

/** The sum of fields that count. A field without an answer counts as 0. */
export const totalOf = (answers: Answers, fields: readonly string[]): number =>
  fields.reduce((total, field) => total + (Number(answers[field]) || 0), 0);
