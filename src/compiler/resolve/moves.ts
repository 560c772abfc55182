import type { Path, Source } from '../read/source.ts';

/** A part that moves: where later stages find it, and where it is written. */
export interface Move {
  readonly to: Path;
  readonly from: Path;
}

/**
 * Converts the path at which later stages find a part to the one where it is written. The first move that fits counts.
 */
export const writtenBy =
  (moves: readonly Move[], source: Source): NonNullable<Source['written']> =>
  (path) => {
    const move = moves.find(({ to }) => to.length <= path.length && to.every((step, depth) => step === path[depth]));
    const from = move ? [...move.from, ...path.slice(move.to.length)] : path;
    return source.written?.(from) ?? { path: from };
  };
