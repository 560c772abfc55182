import { isMap } from '../read/shape.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Example, WizardExample } from '../../shared/plan/config.generated.ts';
import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import type { ExampleModel } from '../model/types.ts';
import { placeOf, type Path } from '../read/source.ts';
import { outcomeOf } from './outcomes.ts';
import type { SimulationModel } from './simulation-model.ts';

/** An expectation of an example, and the actual result. A side that is undefined has nothing there. */
export interface Difference {
  readonly example: ExampleModel;
  /** Within the example: errors, or errors/email. */
  readonly path: Path;
  readonly declared: unknown;
  readonly came: unknown;
}

/**
 * Runs the examples of a form or wizard with the engine of the browser, and checks their expectations.
 * Problem: example/other-outcome
 */
export const checkExamples = (model: SimulationModel): Problem[] =>
  differencesOf(model).map(({ example, path, declared, came }) => {
    const { source } = model.formModel;
    const place =
      declared === undefined ? placeOf(source, [...example.path, 'name']) : placeOf(source, [...example.path, ...path]);
    return say.otherOutcome(place, example.config.name, path, declared, came);
  });

/** The expectations of a form's or wizard's examples that do not match the actual results. */
export const differencesOf = (model: SimulationModel): Difference[] =>
  model.formModel.examples.flatMap((example) => differencesIn(model, example));

/** The expectations of one example that do not match the actual results. */
export function differencesIn({ form, offers }: SimulationModel, example: ExampleModel): Difference[] {
  const { came, declared } = outcomeOf(form, example.config as Example & WizardExample, offers);
  return compare(withoutUndefined(declared), withoutUndefined(came), []).map((one) => ({ example, ...one }));
}

/** does › 1 › alert, as a person counts. */
export const pathText = (path: Path): string =>
  path.map((key) => (typeof key === 'number' ? key + 1 : key)).join(' › ');

/** Without undefined values, which JSON leaves out. */
const withoutUndefined = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

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
