import type { Path, Source } from '../../compiler/read/source.ts';
import type { Place } from '../../shared/problems/problem.ts';

/** The kinds of units. The first three are required. */
export const unitKinds = [
  'message',
  'step',
  'rule',
  'branch',
  'option',
  'field',
  'effect',
  'action',
  'constant',
  'row',
] as const;
export type UnitKind = (typeof unitKinds)[number];

/** Required kinds: every unit of them must be exercised. */
export const gated: readonly UnitKind[] = ['message', 'step', 'rule'];

/** A part of config that examples can exercise. */
export interface Unit {
  readonly kind: UnitKind;
  /** An example exercises it when it leaves any one of these traces. */
  readonly traces: readonly Trace[];
  /** The file in which it is written. A part that several files share is counted once for each of them. */
  readonly source: Source;
  readonly path: Path;
  /** Whether its place is the key at the path, rather than the value. */
  readonly key: boolean;
  /** Its place, if it is not found by its path: in a CSV file. */
  readonly place?: Place;
  /** The form or wizard that it belongs to. Options and constants have none, because several may use them. */
  readonly owner?: string;
  /** Its name for people: message of "mobile" for "pattern". */
  readonly what: string;
  /** What an example must do to exercise it. */
  readonly wanted: string;
}

/** Marks a part of config that an example reached: a file, a path in it and, for a condition, whether it held. */
export type Trace = string;

export const traceOf = (file: string, path: Path, held?: boolean): Trace =>
  `${file}#/${path.join('/')}${held === undefined ? '' : `=${String(held)}`}`;

/** The traces of a condition, for both results. */
export const bothWays = (file: string, condition: Path): Trace[] =>
  [true, false].map((held) => traceOf(file, condition, held));

/** An example that exercises something. */
export interface Exerciser {
  readonly file: string;
  readonly name: string;
  /** Whether browser tests also play it. */
  readonly journey: boolean;
}
