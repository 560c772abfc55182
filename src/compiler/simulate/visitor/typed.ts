import type { Answer } from '../../../shared/plan/answers.ts';
import type { FormModel } from '../../model/types.ts';

/**
 * The answers that the file's own examples give to each field. They read better than generated texts, may fit a pattern
 * that no generated text fits, and are found where a text is looked up.
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
