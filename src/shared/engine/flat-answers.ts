import type { Answers, SimpleAnswer } from '../plan/answers.ts';

/**
 * The answers of a lead, flattened: those in objects and rows are named like address.city and members.2.share, with
 * rows counted from 1. So a table has a column for each, and a label can name the question.
 */
export function flatAnswers(answers: Answers): Record<string, SimpleAnswer> {
  const flat: Record<string, SimpleAnswer> = {};
  const add = (name: string, answer: unknown): void => {
    const parts = nestedEntries(answer);
    if (!parts && answer !== undefined) flat[name] = answer as SimpleAnswer;
    for (const [key, part] of parts ?? []) add(`${name}.${key}`, part);
  };
  for (const [field, answer] of Object.entries(answers)) add(field, answer);
  return flat;
}

/** The entries of an object or of rows; undefined for a simple answer. */
function nestedEntries(answer: unknown): [string | number, unknown][] | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  if (!Array.isArray(answer)) return Object.entries(answer);
  return typeof answer[0] === 'object' ? answer.map((row, index) => [index + 1, row]) : undefined;
}
