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

/** Makes the room of a call. `share`: the most bytes of all calls of its sender, however slowly it sends. */
export type Rooms = (sender: string, share: number) => Room;

/** The memory for the files of all calls, `size` in bytes. Only received bytes count, so a slow call uses little. */
export function createRooms(size: number): Rooms {
  let used = 0;
  const usedBy = new Map<string, number>();
  return (sender, share) => {
    let [taken, held] = [0, 0];
    const own = () => usedBy.get(sender) ?? 0;
    const reserve = (bytes: number): void => {
      used += bytes;
      held += bytes;
      if (own() + bytes > 0) usedBy.set(sender, own() + bytes);
      else usedBy.delete(sender);
    };
    return {
      take(bytes) {
        if (used + bytes > size || own() + bytes > share) return false;
        taken += bytes;
        reserve(bytes);
        return true;
      },
      get taken() {
        return taken;
      },
      leave: () => reserve(-held),
      none: notStored,
    };
  };
}
