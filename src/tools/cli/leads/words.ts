import { flatAnswers } from '../../../shared/engine/flat-answers.ts';
import type { Label, LeadBody } from '../../../shared/plan/lead.ts';

/** An answer with the label that the visitor chose: `In writing (letter)`. */
export function withWords<Given>(given: Given, label: Label | undefined): Given | string {
  const words = label?.answer === undefined || label.answer === given ? given : `${label.answer} (${String(given)})`;
  return label?.unchecked ? `${String(words)} (unchecked)` : words;
}

/** In place of the answer to a question that was asked and left empty. A question that was not asked has nothing. */
export const leftEmpty = '(left empty)';

/** The questions that a visitor left empty: those with a label, but without an answer. */
export function emptyFields({ answers, labels }: Pick<LeadBody, 'answers' | 'labels'>): string[] {
  const given = Object.keys(flatAnswers(answers));
  const isGiven = (field: string) => given.some((name) => name === field || name.startsWith(`${field}.`));
  return Object.keys(labels).filter((field) => !isGiven(field));
}
