import type { Problem } from '../../http/problem.ts';
import { notStored } from '../problems.ts';

/** The share of the file memory that one call uses. */
export interface Room {
  /** Reserves bytes. Returns false if there is not enough memory. */
  take(bytes: number): boolean;
  /** Total bytes reserved, including released ones. */
  readonly taken: number;
  /** Releases all bytes. */
  leave(): void;
  /** The problem if memory is full. */
  readonly none: Problem;
}

/** The memory for the files of all calls, `size` in bytes. Only received bytes count, so a slow call uses little. */
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
