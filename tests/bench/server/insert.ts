import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql/promise';

/**
 * Inserts a number of rows of a lead's size into SQLite with bare libsql, each on disk before the next. Returns the
 * rows per second.
 */
export async function insertAlone(folder: string, rows: number, text: string): Promise<number> {
  const place = mkdtempSync(join(folder, 'bare-'));
  const database = new Database(join(place, 'bare.db'), {});
  await database.exec('pragma journal_mode = wal');
  await database.exec('pragma synchronous = full');
  await database.exec('create table lead (id text primary key not null, key text not null unique, body text not null)');
  const insert = await database.prepare('insert into lead values (?, ?, ?)');
  const began = performance.now();
  for (let row = 0; row < rows; row += 1) await insert.run([crypto.randomUUID(), crypto.randomUUID(), text]);
  const seconds = (performance.now() - began) / 1000;
  database.close();
  rmSync(place, { recursive: true });
  return rows / seconds;
}
