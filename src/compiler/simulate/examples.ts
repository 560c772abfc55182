import { isMap } from '../read/shape.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Example, WizardExample } from '../../shared/plan/config.generated.ts';
import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import type { ExampleModel } from '../model/types.ts';
import { placeOf, type Path } from '../read/source.ts';
import { outcomeOf } from './outcomes.ts';
import type { SimulationModel } from './simulation-model.ts';

/** Something that an example says, and what comes instead. A side that is undefined has nothing there. */
export interface Difference {
  readonly example: ExampleModel;
  /** Within the example: errors, or errors/email. */
  readonly path: Path;
  readonly declared: unknown;
  readonly came: unknown;
}

/**
 * Runs the examples of a form or wizard with the engine that the browser has, and checks that what they say comes of
 * them.
 * Problem: example/other-outcome
 */
export const checkExamples = (model: SimulationModel): Problem[] =>
  differencesOf(model).map(({ example, path, declared, came }) => {
    const { source } = model.formModel;
    const place =
      declared === undefined ? placeOf(source, [...example.path, 'name']) : placeOf(source, [...example.path, ...path]);
    return say.otherOutcome(place, example.config.name, wordsOf(path), declared, came);
  });

/** What the examples of a form or wizard say otherwise than it comes. */
export const differencesOf = ({ formModel: { examples }, form, offers }: SimulationModel): Difference[] =>
  examples.flatMap((example) => {
    const { came, declared } = outcomeOf(form, example.config as Example & WizardExample, offers);
    return compare(plain(declared), plain(came), []).map((one) => ({ example, ...one }));
  });

/** does › 1 › alert, as a person counts. */
export const wordsOf = (path: Path): string => path.map((key) => (typeof key === 'number' ? key + 1 : key)).join(' › ');

/** Without the keys that have no value, which JSON leaves out. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Key by key, so that a problem names the one that differs. Lists of different lengths are compared as a whole. */
function compare(declared: unknown, came: unknown, path: Path): Omit<Difference, 'example'>[] {
  if (isDeepStrictEqual(declared, came)) return [];
  if (Array.isArray(declared) && Array.isArray(came) && declared.length === came.length)
    return declared.flatMap((item, index) => compare(item, came[index], [...path, index]));
  if (!isMap(declared) || !isMap(came)) return [{ path, declared, came }];
  return [...new Set([...Object.keys(declared), ...Object.keys(came)])].flatMap((key) =>
    compare(declared[key], came[key], [...path, key]),
  );
}
