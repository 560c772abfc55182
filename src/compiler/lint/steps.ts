import { problems as say } from '../../problems/catalogue.ts';
import type { Problem } from '../../problems/problem.ts';
import type { FormModel } from '../model/types.ts';
import { placeOf } from '../read/source.ts';

/**
 * Checks that every step exists which a wizard names.
 * Problem: step/unknown
 */
export function lintSteps({ source, sets, stepNames }: FormModel): Problem[] {
  const known = sets.flatMap(({ config: { id } }) => id ?? []);
  return stepNames
    .filter(({ text }) => !known.includes(text))
    .map(({ text, path }) => say.unknownStep(placeOf(source, path), text, known));
}

/**
 * Checks that no two steps ask for the same field, because answers are kept by field name.
 * Problem: field/duplicate
 */
export function lintStepFields({ source, sets }: FormModel): Problem[] {
  const asked = new Map<string, string>();
  return sets.flatMap(({ config: { id = '' }, fields }) =>
    [...fields.values()].flatMap(({ name, path }) => {
      const step = asked.get(name);
      asked.set(name, step ?? id);
      return step === undefined ? [] : [say.fieldInTwoSteps(placeOf(source, path, 'key'), name, step)];
    }),
  );
}
