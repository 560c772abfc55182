import { randomBytes } from 'node:crypto';
import { stat, unlink, writeFile } from 'node:fs/promises';
import type { Place } from './open.ts';
import { fileOf } from './open.ts';

/** In bytes. Enough for SQLite to delete one lead after another: it writes down each change before it makes it. */
const size = 256 * 1024;

const reserveOf = (place: Place): string => `${fileOf(place)}.reserve`;

/**
 * Keeps a file beside SQLite's that holds nothing and takes room, so that leads can be deleted when the disk is full.
 * Never fails: without room the next call makes it.
 */
export async function keepReserve(place: Place): Promise<void> {
  if (place.databaseUrl !== undefined) return;
  const path = reserveOf(place);
  const kept = await stat(path).catch(() => undefined);
  if (kept?.size === size) return;
  // Random, because a file system may keep no room for zeros.
  await writeFile(path, randomBytes(size), { mode: 0o600 }).catch(() => unlink(path).catch(() => {}));
}

/** Gives the room back for work that deletes. */
export async function releaseReserve(place: Place): Promise<void> {
  if (place.databaseUrl === undefined) await unlink(reserveOf(place)).catch(() => {});
}
