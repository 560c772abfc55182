import type { Answer } from '../../plan/answers.ts';
import { answerInWords } from '../texts.ts';
import { asList } from './logic.ts';
import type { EvaluationContext } from './run.ts';

/** The answer to a field as visitors read it: the label of a choice, a date by its type, several choices as a list. */
export function label(told: EvaluationContext, field: string, answer: unknown): string | undefined {
  if (answer === undefined || (Array.isArray(answer) && asList(answer).length === 0)) return undefined;
  const plan = told.fields?.()[field];
  return plan ? answerInWords(plan, answer as Answer) : String(answer as string);
}
