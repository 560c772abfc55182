import type { Answer } from '../../../shared/plan/answers.ts';
import type { FormModel } from '../../model/types.ts';

/**
 * The answers of the file's own examples to each field. They read better than generated texts, may fit a pattern that
 * generated texts do not, and are found in look-ups of texts.
 */
export function typedInExamples({ examples }: Pick<FormModel, 'examples'>): ReadonlyMap<string, readonly Answer[]> {
  const typed = new Map<string, Answer[]>();
  for (const { config } of examples) {
    for (const [field, answer] of Object.entries(config.answers ?? {}))
      if (typeof answer === 'string' || typeof answer === 'number')
        typed.set(field, [...(typed.get(field) ?? []), answer]);
  }
  return typed;
}
