import { retryTransient } from '../../../server/leads/database/retry-transient.ts';
import type { LeadDatabase } from '../../../server/leads/database/tables.ts';
import { partSize } from '../../../server/leads/store.ts';
import { addErasures, erasureOf } from './erasures.ts';
import type { Session } from './session.ts';

/** Maximum number of leads deleted in one transaction. Databases limit the size of statements and transactions. */
const maxPerTransaction = 500;

/** Maximum number of file parts deleted in one transaction. */
const maxPartsPerTransaction = 64;

/**
 * Deletes leads with their files, lines in the outbox, and dead letters. On a full disk it deletes small batches, and
 * frees space after each. The bytes of files are deleted first, so that the command can be run again if it crashes in
 * between. `erases`: also adds them to the list of erasures, which `restore` applies again.
 */
export async function removeLeads(session: Session, ids: readonly string[], erases = false): Promise<void> {
  for (const part of await fileKeysOf(session.db, ids)) await removeFile(session, part);
  await inPieces(session, ids, maxPerTransaction, (some) =>
    session.db.transaction().execute(async (transaction) => {
      const at = new Date().toISOString();
      if (erases)
        await addErasures(
          transaction,
          some.map((id) => ({ id: erasureOf(id), at })),
        );
      await removeRows(transaction, some);
    }),
  );
}

/** Processes a list in batches. If the disk is full, uses smaller batches and frees space after each. */
async function inPieces<Item>(
  { wipe }: Session,
  items: readonly Item[],
  usual: number,
  work: (some: readonly Item[]) => Promise<void>,
): Promise<void> {
  let most = usual;
  for (let start = 0; start < items.length;) {
    const some = items.slice(start, start + most);
    try {
      await retryTransient(() => work(some));
      start += some.length;
    } catch (error) {
      if (!isFull(error) || most === 1) throw error;
      most = Math.max(1, Math.floor(most / 8));
    }
    if (most < usual) await wipe();
  }
}

interface FileKey {
  readonly lead_id: string;
  readonly number: number;
  readonly size: number;
}

const fileKeysOf = (db: LeadDatabase, ids: readonly string[]): Promise<FileKey[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db.selectFrom('lead_file').select(['lead_id', 'number', 'size']).where('lead_id', 'in', ids).execute();

/** Deletes the bytes of a file. */
const removeFile = (session: Session, { lead_id, number, size }: FileKey): Promise<void> => {
  const parts = Array.from({ length: Math.ceil(size / partSize) }, (_, index) => index + 1);
  return inPieces(session, parts, maxPartsPerTransaction, async (some) => {
    await session.db
      .deleteFrom('lead_file_part')
      .where('lead_id', '=', lead_id)
      .where('number', '=', number)
      .where('part', 'in', some)
      .execute();
  });
};

/** Deletes the rows of leads, except the bytes of their files. */
async function removeRows(db: LeadDatabase, ids: readonly string[]): Promise<void> {
  for (const table of ['lead_file', 'dead_letter', 'outbox'] as const)
    await db.deleteFrom(table).where('lead_id', 'in', ids).execute();
  await db.deleteFrom('lead').where('id', 'in', ids).execute();
}

const isFull = (error: unknown): boolean => /^SQLITE_(FULL|IOERR)/.test(String((error as { code?: unknown }).code));
