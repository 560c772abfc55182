import { randomBytes } from 'node:crypto';
import { stat, statfs, unlink, writeFile } from 'node:fs/promises';
import type { LeadsLocation } from './open.ts';
import { sqlitePath } from './open.ts';

/** In bytes. Enough for SQLite's log of deleting one lead at a time, and of the record that a command was run. */
const size = 256 * 1024;

const reserveOf = (place: LeadsLocation): string => `${sqlitePath(place)}.reserve`;

/**
 * Keeps a file beside SQLite's that reserves space, so that leads can be deleted when the disk is full. Never fails:
 * without space, the next call creates it.
 */
export async function keepReserve(place: LeadsLocation): Promise<void> {
  if (place.databaseUrl !== undefined) return;
  const path = reserveOf(place);
  const kept = await stat(path).catch(() => undefined);
  if (kept?.size === size) return;
  // Random, because a file system may not allocate space for zeros.
  await writeFile(path, randomBytes(size), { mode: 0o600 }).catch(() => unlink(path).catch(() => {}));
}

/** Whether the disk has no room for as much as the reserve. */
export async function isDiskFull(place: LeadsLocation): Promise<boolean> {
  if (place.databaseUrl !== undefined) return false;
  const disk = await statfs(place.dataDir).catch(() => undefined);
  return disk !== undefined && disk.bavail * disk.bsize < size;
}

/** Releases the space before a command deletes leads, or on a full disk. */
export async function releaseReserve(place: LeadsLocation): Promise<void> {
  if (place.databaseUrl === undefined) await unlink(reserveOf(place)).catch(() => {});
}
