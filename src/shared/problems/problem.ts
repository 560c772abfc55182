import type { ProblemCode } from './codes.ts';
import type { Place } from './place.ts';

export type { Place };

/** One mistake in config, explained to a person who does not write code. */
export interface Problem {
  readonly code: ProblemCode;
  readonly place: Place;
  readonly message: string;
  readonly fix: string;
}
