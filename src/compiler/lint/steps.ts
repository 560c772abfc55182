import { problems as say } from '../../problems/catalogue.ts';
import type { Problem } from '../../problems/problem.ts';
import type { FormModel } from '../model/types.ts';
import { placeOf } from '../read/source.ts';

/** Every step that a wizard names exists. Problem: step/unknown. */
export function lintSteps({ source, sets, stepNames }: FormModel): Problem[] {
  const known = sets.flatMap(({ config: { id } }) => id ?? []);
  return stepNames
    .filter(({ text }) => !known.includes(text))
    .map(({ text, path }) => say.unknownStep(placeOf(source, path), text, known));
}

/** Answers are kept by field name, so no two steps ask the same. Problem: field/duplicate. */
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
