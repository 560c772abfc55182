import { problems as say } from '../../problems/catalogue.ts';
import type { Problem } from '../../problems/problem.ts';
import { array, at, text } from '../read/data.ts';
import { placeOf, type Path, type Source } from '../read/source.ts';
import type { Part } from '../model/parts.ts';

/** Every step that a wizard names exists. Problem: step/unknown. */
export function lintSteps(source: Source): Problem[] {
  const known = array(at(source.data, ['steps'])).map((step) => String(at(step, ['id'])));
  const named: Path[] = [
    ...array(at(source.data, ['hideBackOn'])).map((_, index) => ['hideBackOn', index]),
    ...array(at(source.data, ['examples'])).flatMap((example, index) => [
      ['examples', index, 'stoppedAt'],
      ...array(at(example, ['steps'])).map((_, step) => ['examples', index, 'steps', step]),
    ]),
  ];
  return named.flatMap((path) => {
    const typed = text(at(source.data, path));
    return typed === undefined || known.includes(typed) ? [] : [say.unknownStep(placeOf(source, path), typed, known)];
  });
}

/** Answers are kept by field name, so no two steps ask the same. Problem: field/duplicate. */
export function lintStepFields(parts: readonly Part[]): Problem[] {
  const asked = new Map<string, string>();
  return parts.flatMap((part) =>
    Object.keys(part.fields).flatMap((field) => {
      const step = asked.get(field);
      asked.set(field, step ?? String(part.data.id));
      return step === undefined
        ? []
        : [
            say.fieldInTwoSteps(
              placeOf(part.source, [...part.path, 'schema', 'properties', field], 'key'),
              field,
              step,
            ),
          ];
    }),
  );
}
