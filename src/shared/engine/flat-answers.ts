import type { Answers, SimpleAnswer } from '../plan/answers.ts';

/**
 * The answers of a lead, each of those in objects and rows under a name of its own: address.city, and members.2.share
 * with rows counted from 1. So a table has a column for each, and a label can say what was asked.
 */
export function flatAnswers(answers: Answers): Record<string, SimpleAnswer> {
  const flat: Record<string, SimpleAnswer> = {};
  const add = (name: string, answer: unknown): void => {
    const parts = partsOf(answer);
    if (!parts && answer !== undefined) flat[name] = answer as SimpleAnswer;
    for (const [key, part] of parts ?? []) add(`${name}.${key}`, part);
  };
  for (const [field, answer] of Object.entries(answers)) add(field, answer);
  return flat;
}

/** What is in an object or in rows; undefined where an answer is one for itself. */
function partsOf(answer: unknown): [string | number, unknown][] | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  if (!Array.isArray(answer)) return Object.entries(answer);
  return typeof answer[0] === 'object' ? answer.map((row, index) => [index + 1, row]) : undefined;
}
