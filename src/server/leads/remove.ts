import { retryTransient } from './database/retry-transient.ts';
import type { LeadDatabase, LeadTable } from './database/tables.ts';
import { sendNotice } from './delivery/outbox.ts';
import { addErasures, erasureOf } from './erasures.ts';
import { partSize } from './store.ts';

/** The database, and how the space of deleted rows is freed. */
export interface Removal {
  readonly db: LeadDatabase;
  /** Overwrites deleted data in local database files, if any. Resolves to false if other readers prevented it. */
  readonly wipe: () => Promise<boolean>;
}

/** What an erasure needs beside the ids: whether a webhook is told of it. */
interface Erasing {
  readonly tells: boolean;
}

/** Maximum number of leads deleted in one transaction. Databases limit the size of statements and transactions. */
const maxPerTransaction = 500;

/** Maximum number of file parts deleted in one transaction. */
const maxPartsPerTransaction = 64;

/**
 * Deletes leads with their files, lines in the outbox, and dead letters. On a full disk it deletes small batches, and
 * frees space after each. The bytes of files are deleted first, so that the command can be run again if it crashes in
 * between. With `erasing`, it also adds them to the list of erasures, which `restore` applies again, and tells the
 * webhook.
 */
export async function removeLeads(
  removal: Removal,
  leads: readonly Pick<LeadTable, 'id' | 'reference'>[],
  erasing?: Erasing,
): Promise<void> {
  const ids = leads.map(({ id }) => id);
  for (const part of await fileKeysOf(removal.db, ids)) await removeFile(removal, part);
  await inPieces(removal, leads, maxPerTransaction, (some) =>
    removal.db.transaction().execute(async (transaction) => {
      const at = new Date().toISOString();
      if (erasing)
        await addErasures(
          transaction,
          some.map(({ id }) => ({ id: erasureOf(id), at })),
        );
      for (const { id, reference } of erasing ? some : [])
        await sendNotice(transaction, id, { type: 'lead.erased', reference, at }, erasing!.tells);
      await removeRows(
        transaction,
        some.map(({ id }) => id),
        erasing !== undefined,
      );
    }),
  );
}

/** Processes a list in batches. If the disk is full, uses smaller batches and frees space after each. */
async function inPieces<Item>(
  { wipe }: Removal,
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
const removeFile = (removal: Removal, { lead_id, number, size }: FileKey): Promise<void> => {
  const parts = Array.from({ length: Math.ceil(size / partSize) }, (_, index) => index + 1);
  return inPieces(removal, parts, maxPartsPerTransaction, async (some) => {
    await removal.db
      .deleteFrom('lead_file_part')
      .where('lead_id', '=', lead_id)
      .where('number', '=', number)
      .where('part', 'in', some)
      .execute();
  });
};

/** Deletes the rows of leads, except the bytes of their files. An erasure has already replaced what is to be sent. */
async function removeRows(db: LeadDatabase, ids: readonly string[], erased: boolean): Promise<void> {
  const unsent = erased ? [] : (['dead_letter', 'outbox'] as const);
  for (const table of ['lead_file', 'lead_access', 'delivery', ...unsent] as const)
    await db.deleteFrom(table).where('lead_id', 'in', ids).execute();
  await db.deleteFrom('lead').where('id', 'in', ids).execute();
}

const isFull = (error: unknown): boolean => /^SQLITE_(FULL|IOERR)/.test(String((error as { code?: unknown }).code));
