import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import type { FieldSetModel } from '../model/types.ts';
import { placeOf } from '../read/source.ts';

const keywords = ['dependentRequired', 'dependencies', 'if'] as const;

/**
 * Finds dependencies on another answer that could not become a condition (resolve/follow-ups.ts), because a field is
 * asked or required in another way too.
 * Problem: field/two-conditions
 */
export const lintFollowUps = ({ source, path, config: { schema } }: FieldSetModel): Problem[] =>
  keywords
    .filter((key) => key in schema)
    .map((key) => say.twoConditions(placeOf(source, [...path, 'schema', key], 'key'), key));
