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
  /** What an example leaves behind that exercises it: any one of these marks. */
  readonly marks: readonly Mark[];
  /** The file in which it is written, and where: a part that several files share counts once for each. */
  readonly source: Source;
  readonly path: Path;
  readonly key: boolean;
  /** The form or wizard that it is of; none for options and constants, which many may use. */
  readonly owner?: string;
  /** What it is, in words: message of "mobile" for "pattern". */
  readonly what: string;
  /** What an example must do to exercise it. */
  readonly wanted: string;
}

/** What an example touched: file of the form or wizard, path, and for a condition which way it went. */
export type Mark = string;

export const markOf = (file: string, path: Path, way?: boolean): Mark =>
  `${file}#/${path.join('/')}${way === undefined ? '' : `=${String(way)}`}`;

/** An example that exercises something. */
export interface Exerciser {
  readonly file: string;
  readonly name: string;
  /** Whether the browser plays it too, with the controls of the built site. */
  readonly journey: boolean;
}
