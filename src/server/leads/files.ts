import type { FileSuspicion, LeadFile } from '../../shared/plan/lead.ts';
import type { LeadDatabase, LeadFilePartTable, LeadFileTable } from './database/tables.ts';
import type { LeadKeys } from './encryption/keys.ts';
import { decryptRow, encryptRow } from './encryption/rows.ts';
import type { NewFile } from './store.ts';

/** Parts written by one statement. Databases limit the number and size of values in a statement. */
const partsPerStatement = 16;

/** Writes the files of a lead, in the transaction of its row. */
export async function insertFiles(
  transaction: LeadDatabase,
  leadId: string,
  files: readonly NewFile[],
  keys: LeadKeys,
): Promise<void> {
  for (const [index, { parts, ...file }] of files.entries()) {
    const key = { lead_id: leadId, number: index + 1 };
    await transaction
      .insertInto('lead_file')
      .values(encryptRow('lead_file', { ...key, ...columnsOf(file) }, keys))
      .execute();
    const rowOfPart = (bytes: Uint8Array, index: number): LeadFilePartTable =>
      encryptRow('lead_file_part', { ...key, part: index + 1, bytes, key_id: null }, keys);
    const rows = parts.map(rowOfPart);
    for (let start = 0; start < rows.length; start += partsPerStatement)
      await transaction
        .insertInto('lead_file_part')
        .values(rows.slice(start, start + partsPerStatement))
        .execute();
  }
}

const columnsOf = ({ field, name, type, size, sha256, suspect }: LeadFile) => ({
  field,
  name,
  type,
  size,
  sha256,
  suspect: suspect ?? null,
  key_id: null,
});

/** The file of a row. Throws Unreadable if it cannot be decrypted. */
export function fileOf(row: LeadFileTable, keys: LeadKeys): LeadFile {
  const { field, name, type, size, sha256, suspect } = decryptRow('lead_file', row, keys);
  return { field, name, type, size, sha256, ...(suspect !== null && { suspect: suspect as FileSuspicion }) };
}

/** The rows of the files of a lead, in order, without their bytes. */
export const filesOf = async (db: LeadDatabase, leadId: string): Promise<LeadFileTable[]> =>
  (await filesOfAll(db, [leadId])).get(leadId) ?? [];

/** The rows of the files of several leads, by lead id. */
export async function filesOfAll(db: LeadDatabase, leadIds: readonly string[]): Promise<Map<string, LeadFileTable[]>> {
  const found = new Map<string, LeadFileTable[]>();
  if (leadIds.length === 0) return found;
  const rows = await db
    .selectFrom('lead_file')
    .selectAll()
    .where('lead_id', 'in', leadIds)
    .orderBy('lead_id')
    .orderBy('number')
    .execute();
  for (const row of rows) found.set(row.lead_id, [...(found.get(row.lead_id) ?? []), row]);
  return found;
}

/** The bytes of a file, part by part. Throws Unreadable if they cannot be decrypted. */
export async function* bytesOf(
  db: LeadDatabase,
  leadId: string,
  number: number,
  keys: LeadKeys,
): AsyncGenerator<Uint8Array> {
  for await (const part of partsOf(db, leadId, number)) yield decryptRow('lead_file_part', part, keys).bytes;
}

/** The rows of the parts of a file, one by one, to keep only one in memory. `number` counts from 1. */
export async function* partsOf(db: LeadDatabase, leadId: string, number: number): AsyncGenerator<LeadFilePartTable> {
  for (let part = 1; ; part += 1) {
    const row = await db
      .selectFrom('lead_file_part')
      .selectAll()
      .where('lead_id', '=', leadId)
      .where('number', '=', number)
      .where('part', '=', part)
      .executeTakeFirst();
    if (!row) return;
    yield { ...row, bytes: bytesIn(row) };
  }
}

/** The bytes of a row. SQLite's library returns them in another type than it accepts. */
const bytesIn = ({ bytes }: { readonly bytes: Uint8Array | ArrayBuffer }): Uint8Array =>
  bytes instanceof ArrayBuffer ? new Uint8Array(bytes) : bytes;
