import type { Label } from '../../../shared/plan/lead.ts';

/** An answer with the label that the visitor chose: `In writing (letter)`. */
export const withWords = <Given>(given: Given, label: Label | undefined): Given | string =>
  label?.answer === undefined || label.answer === given ? given : `${label.answer} (${String(given)})`;
