import type { FileSuspicion, LeadFile } from '../../shared/plan/lead.ts';
import type { LeadDatabase, LeadFileTable } from './database/tables.ts';
import type { NewFile } from './store.ts';

/** Parts written by one statement. Databases limit the number and size of values in a statement. */
const partsPerStatement = 16;

/** Writes the files of a lead, in the transaction of its row. */
export async function insertFiles(transaction: LeadDatabase, leadId: string, files: readonly NewFile[]): Promise<void> {
  for (const [index, { parts, ...file }] of files.entries()) {
    const key = { lead_id: leadId, number: index + 1 };
    await transaction
      .insertInto('lead_file')
      .values({ ...key, ...columnsOf(file) })
      .execute();
    const rows = parts.map((bytes, part) => ({ ...key, part: part + 1, bytes }));
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
});

type FileRow = Omit<LeadFileTable, 'lead_id' | 'number'>;

const fileOf = ({ field, name, type, size, sha256, suspect }: FileRow): LeadFile => ({
  field,
  name,
  type,
  size,
  sha256,
  ...(suspect !== null && { suspect: suspect as FileSuspicion }),
});

/** The files of a lead, in order, without their bytes. */
export const filesOf = async (db: LeadDatabase, leadId: string): Promise<LeadFile[]> =>
  (await filesOfAll(db, [leadId])).get(leadId) ?? [];

/** The files of several leads, by lead id. */
export async function filesOfAll(db: LeadDatabase, leadIds: readonly string[]): Promise<Map<string, LeadFile[]>> {
  const found = new Map<string, LeadFile[]>();
  if (leadIds.length === 0) return found;
  const rows = await db
    .selectFrom('lead_file')
    .selectAll()
    .where('lead_id', 'in', leadIds)
    .orderBy('lead_id')
    .orderBy('number')
    .execute();
  for (const { lead_id, ...row } of rows) found.set(lead_id, [...(found.get(lead_id) ?? []), fileOf(row)]);
  return found;
}

/** The bytes of a file, part by part, to keep only one part in memory. `number` counts from 1. */
export async function* bytesOf(db: LeadDatabase, leadId: string, number: number): AsyncGenerator<Uint8Array> {
  for (let part = 1; ; part += 1) {
    const row = await db
      .selectFrom('lead_file_part')
      .select('bytes')
      .where('lead_id', '=', leadId)
      .where('number', '=', number)
      .where('part', '=', part)
      .executeTakeFirst();
    if (!row) return;
    yield bytesIn(row);
  }
}

/** The bytes of a row. SQLite's library returns them in another type than it accepts. */
export const bytesIn = ({ bytes }: { readonly bytes: Uint8Array | ArrayBuffer }): Uint8Array =>
  bytes instanceof ArrayBuffer ? new Uint8Array(bytes) : bytes;
