import type { ProblemCode } from './codes.ts';

/** Where in a config file a problem is. Lines and columns count from 1; `length` in characters of that line. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly length: number;
  /** The line's text, for the excerpt. */
  readonly excerpt: string;
  /** Where another file gives what stands here, while problems are gathered: one mistake there is one problem. */
  readonly origin?: Place;
}

/** One thing that is wrong in the config, said to a person who does not write code. */
export interface Problem {
  /** Permanent name, such as list/unknown. Wording may improve, codes never change. */
  readonly code: ProblemCode;
  readonly place: Place;
  readonly message: string;
  readonly fix: string;
}
