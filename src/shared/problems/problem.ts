import type { ProblemCode } from './codes.ts';
import type { Place } from './place.ts';

export type { Place };

/** One thing that is wrong in the config, told to a person who does not write code. */
export interface Problem {
  readonly code: ProblemCode;
  readonly place: Place;
  readonly message: string;
  readonly fix: string;
}
