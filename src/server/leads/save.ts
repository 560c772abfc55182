import { retryTransient } from './database/retry-transient.ts';
import type { LeadDatabase, LeadTable } from './database/tables.ts';
import { digestOf } from './digest.ts';
import { insertFiles } from './files.ts';
import type { Id } from './ids.ts';
import { newReference } from './reference.ts';
import type { NewFile, NewLead, Saved } from './store.ts';

/** Maximum number of attempts to find a free reference. */
const maxReferences = 5;

type Stored = Pick<LeadTable, 'idempotency_key' | 'reference' | 'digest'>;

/**
 * Writes leads in one commit. With `deliver`, each also gets a line in the outbox.
 * Returns  the result for each, in order: saved now or before, or a conflict with a stored lead
 * Errors   those of the database. Some leads may be written anyway, and are found on a retry
 */
export async function saveLeads(
  db: LeadDatabase,
  leads: readonly NewLead[],
  newId: () => Id,
  deliver: boolean,
): Promise<Saved[]> {
  const rows = leads.map((lead) => rowOf(lead, newId()));
  const files = new Map(leads.map(({ files = [] }, index) => [rows[index]!.id, files]));
  const stored = new Map<string, Stored>();
  let missing = rows;
  for (let tries = 0; missing.length > 0; tries += 1) {
    if (tries === maxReferences) throw new Error('No reference is free');
    const batch = missing;
    const added = await retryTransient(() => insert(db, batch, files, deliver));
    const others = batch.filter(({ id }) => !added.has(id));
    const otherKeys = others.map((row) => row.idempotency_key);
    const savedBefore = others.length > 0 ? await retryTransient(() => storedByKeys(db, otherKeys)) : [];
    for (const row of [...batch.filter(({ id }) => added.has(id)), ...savedBefore])
      stored.set(row.idempotency_key, row);
    // The reference of a lead that is still missing was taken.
    missing = others
      .filter((row) => !stored.has(row.idempotency_key))
      .map((row) => ({ ...row, reference: newReference() }));
  }
  return rows.map((row) => outcome(row.digest, stored.get(row.idempotency_key)!));
}

/** The result of a lead whose key was used before; undefined if the key is new. */
export async function findLead(db: LeadDatabase, lead: NewLead): Promise<Saved | undefined> {
  const [stored] = await retryTransient(() => storedByKeys(db, [lead.key]));
  return stored && outcome(digestOf(lead), stored);
}

/** Adds the rows whose key and reference are not taken, each with its files. Returns their ids. */
function insert(
  db: LeadDatabase,
  rows: readonly LeadTable[],
  files: ReadonlyMap<string, readonly NewFile[]>,
  deliver: boolean,
): Promise<Set<string>> {
  return db.transaction().execute(async (transaction) => {
    const added = await transaction
      .insertInto('lead')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'received_at'])
      .execute();
    for (const { id } of added) await insertFiles(transaction, id, files.get(id) ?? []);
    if (deliver && added.length > 0) {
      const lines = added.map(({ id, received_at }) => ({
        lead_id: id,
        attempts: 0,
        next_at: received_at,
        last_result: null,
      }));
      await transaction.insertInto('outbox').values(lines).execute();
    }
    return new Set(added.map(({ id }) => id));
  });
}

const storedByKeys = (db: LeadDatabase, keys: readonly string[]): Promise<Stored[]> =>
  db
    .selectFrom('lead')
    .select(['idempotency_key', 'reference', 'digest'])
    .where('idempotency_key', 'in', keys)
    .execute();

const outcome = (digest: string, stored: Stored): Saved =>
  stored.digest === digest ? { outcome: 'saved', reference: stored.reference } : { outcome: 'conflict' };

/** A new row, with a new reference, for a lead. */
export function rowOf(lead: NewLead, { id, time }: Id): LeadTable {
  return {
    id,
    reference: newReference(),
    idempotency_key: lead.key,
    digest: digestOf(lead),
    received_at: time.toISOString(),
    form: lead.form,
    page: lead.page,
    config: lead.config,
    consent_version: lead.consent?.version ?? null,
    consent_at: lead.consent?.at ?? null,
    answers: JSON.stringify(lead.answers),
    labels: JSON.stringify(lead.labels),
    flag: lead.flag ?? null,
    language: lead.language ?? null,
  };
}
