import type { Answers, SimpleAnswer } from '../plan/answers.ts';
import { isRows } from './answers.ts';

/**
 * The answers with each of those in rows under a name of its own: members.2.share, rows counted from 1. So a table has
 * a column for each, and a label can say what was asked.
 */
export function flatAnswers(answers: Answers): Record<string, SimpleAnswer> {
  const flat: Record<string, SimpleAnswer> = {};
  for (const [field, answer] of Object.entries(answers)) {
    if (answer === undefined) continue;
    if (!isRows(answer) || answer.length === 0) flat[field] = answer as SimpleAnswer;
    else
      for (const [index, row] of answer.entries())
        for (const [name, inner] of Object.entries(row))
          if (inner !== undefined) flat[`${field}.${index + 1}.${name}`] = inner;
  }
  return flat;
}
