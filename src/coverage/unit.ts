import type { Path, Source } from '../compiler/read/source.ts';

/** What can be exercised. The first three are held at 100 %. */
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
] as const;
export type UnitKind = (typeof unitKinds)[number];

/** Kinds of which nothing may be left out. */
export const gated: readonly UnitKind[] = ['message', 'step', 'rule'];

/** One thing of the config that examples can exercise. */
export interface Unit {
  readonly kind: UnitKind;
  /** An example exercises it when it leaves any one of these traces. */
  readonly traces: readonly Trace[];
  /** The file in which it is written, and where: a part that several files share counts once for each. */
  readonly source: Source;
  readonly path: Path;
  /** Whether its place is the key at the path, rather than the value. */
  readonly key: boolean;
  /** The form or wizard that it is of; none for options and constants, which many may use. */
  readonly owner?: string;
  /** What it is, in words: message of "mobile" for "pattern". */
  readonly what: string;
  /** What an example must do to exercise it. */
  readonly wanted: string;
}

/** What an example leaves where it comes by: a file, a path in it, and of a condition whether it held. */
export type Trace = string;

export const traceOf = (file: string, path: Path, held?: boolean): Trace =>
  `${file}#/${path.join('/')}${held === undefined ? '' : `=${String(held)}`}`;

/** What an example leaves that meets a condition, whichever way it goes. */
export const bothWays = (file: string, condition: Path): Trace[] =>
  [true, false].map((held) => traceOf(file, condition, held));

/** An example that exercises something. */
export interface Exerciser {
  readonly file: string;
  readonly name: string;
  /** Whether the browser plays it too, with the controls of the built site. */
  readonly journey: boolean;
}
