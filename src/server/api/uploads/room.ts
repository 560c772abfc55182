import type { Problem } from '../../http/problem.ts';
import { notStored } from '../problems.ts';

/** A share of the memory for files, which one call takes as its bytes come. */
export interface Room {
  /** Whether there was room for so many bytes more. */
  take(bytes: number): boolean;
  /** How many bytes were taken, also of those that were given back. */
  readonly taken: number;
  /** Gives back what was taken. */
  leave(): void;
  /** What a call is told that finds no room. */
  readonly none: Problem;
}

/**
 * The memory for the files of all calls. Only bytes that came count: a call that sends slowly takes little.
 * `size`: in bytes
 */
export function createRooms(size: number): () => Room {
  let used = 0;
  return () => {
    let [taken, held] = [0, 0];
    return {
      take(bytes) {
        if (used + bytes > size) return false;
        used += bytes;
        taken += bytes;
        held += bytes;
        return true;
      },
      get taken() {
        return taken;
      },
      leave() {
        used -= held;
        held = 0;
      },
      none: notStored,
    };
  };
}
