import { retryTransient } from './database/retry-transient.ts';
import type { LeadDatabase, LeadTable } from './database/tables.ts';
import { digestOf } from './digest.ts';
import type { Encryption } from './encryption/lead.ts';
import { encryptLead, plainly } from './encryption/lead.ts';
import type { LeadKeys } from './encryption/keys.ts';
import { decryptRow } from './encryption/rows.ts';
import { Unreadable } from './encryption/unreadable.ts';
import { insertFiles } from './files.ts';
import type { Id } from './ids.ts';
import { newReference } from './reference.ts';
import type { NewFile, NewLead, Saved } from './store.ts';
import { newToken, tokenHash } from './token.ts';

/** Maximum number of attempts to find a free reference. */
const maxReferences = 5;

type Stored = Pick<LeadTable, 'id' | 'idempotency_key' | 'reference' | 'digest' | 'key_id'>;

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
  encryption: Encryption = plainly,
): Promise<Saved[]> {
  const { keys } = encryption;
  const rows = leads.map((lead) => rowOf(lead, newId()));
  const plain = new Map(rows.map((row) => [row.id, row]));
  const files = new Map(leads.map(({ files = [] }, index) => [rows[index]!.id, files]));
  const tokens = new Map(rows.map(({ id }) => [id, newToken()]));
  const stored = new Map<string, Stored>();
  let missing = rows.map((row) => encryptLead(row, encryption));
  for (let tries = 0; missing.length > 0; tries += 1) {
    if (tries === maxReferences) throw new Error('No reference is free');
    const batch = missing;
    const added = await retryTransient(() => insert(db, batch, { files, tokens, deliver, keys }));
    const others = batch.filter(({ id }) => !added.has(id));
    const otherKeys = others.map((row) => row.idempotency_key);
    const savedBefore = others.length > 0 ? await retryTransient(() => storedByKeys(db, otherKeys)) : [];
    // What was stored just now need not be decrypted.
    const savedNow = batch
      .filter(({ id }) => added.has(id))
      .map(({ id, reference }) => ({ ...plain.get(id)!, reference }));
    for (const row of [...savedNow, ...savedBefore]) stored.set(row.idempotency_key, row);
    // The reference of a lead that is still missing was taken.
    missing = others
      .filter((row) => !stored.has(row.idempotency_key))
      .map((row) => ({ ...row, reference: newReference() }));
  }
  const saved: Saved[] = [];
  for (const row of rows) saved.push(await outcome({ db, keys }, row.digest, stored.get(row.idempotency_key)!, tokens));
  return saved;
}

/** The result of a lead whose key was used before; undefined if the key is new. */
export async function findLead(db: LeadDatabase, lead: NewLead, keys: LeadKeys): Promise<Saved | undefined> {
  const [stored] = await retryTransient(() => storedByKeys(db, [lead.key]));
  return stored && outcome({ db, keys }, digestOf(lead), stored, new Map());
}

/** What is stored beside the rows of leads, by their ids. */
interface Beside {
  readonly files: ReadonlyMap<string, readonly NewFile[]>;
  readonly tokens: ReadonlyMap<string, string>;
  readonly deliver: boolean;
  readonly keys: LeadKeys;
}

/** Adds the rows whose key and reference are not taken, each with its files and token. Returns their ids. */
function insert(
  db: LeadDatabase,
  rows: readonly LeadTable[],
  { files, tokens, deliver, keys }: Beside,
): Promise<Set<string>> {
  return db.transaction().execute(async (transaction) => {
    const added = await transaction
      .insertInto('lead')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    for (const { id } of added) await insertFiles(transaction, id, files.get(id) ?? [], keys);
    if (added.length > 0)
      await transaction
        .insertInto('lead_access')
        .values(added.map(({ id }) => ({ lead_id: id, token_hash: tokenHash(tokens.get(id)!) })))
        .execute();
    if (deliver && added.length > 0) {
      // By the clock of the deliveries. The time of a lead may be ahead of it, if it was set back.
      const now = new Date().toISOString();
      const lines = added.map(({ id }) => ({
        lead_id: id,
        attempts: 0,
        next_at: now,
        last_result: null,
        notice: null,
      }));
      await transaction.insertInto('outbox').values(lines).execute();
    }
    return new Set(added.map(({ id }) => id));
  });
}

const storedByKeys = (db: LeadDatabase, keys: readonly string[]): Promise<Stored[]> =>
  db
    .selectFrom('lead')
    .select(['id', 'idempotency_key', 'reference', 'digest', 'key_id'])
    .where('idempotency_key', 'in', keys)
    .execute();

/**
 * `tokens`: those of the leads stored now. Only hashes are stored, so a retry of an earlier lead, whose answer was
 * lost, gets a new token in place of the old one.
 */
async function outcome(
  { db, keys }: { readonly db: LeadDatabase; readonly keys: LeadKeys },
  digest: string,
  stored: Stored,
  tokens: ReadonlyMap<string, string>,
): Promise<Saved> {
  const { id, reference } = stored;
  try {
    if (decryptRow('lead', stored, keys).digest !== digest) return { outcome: 'conflict' };
  } catch (error) {
    if (error instanceof Unreadable) return { outcome: 'unreadable', error };
    throw error;
  }
  return { outcome: 'saved', reference, token: tokens.get(id) ?? (await replaceToken(db, id)) };
}

async function replaceToken(db: LeadDatabase, id: string): Promise<string> {
  const token = newToken();
  const row = { lead_id: id, token_hash: tokenHash(token) };
  await retryTransient(() =>
    db
      .insertInto('lead_access')
      .values(row)
      .onConflict((conflict) => conflict.column('lead_id').doUpdateSet(row))
      .execute(),
  );
  return token;
}

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
    withdrawn_at: null,
    corrected_at: null,
    key_id: null,
    lookup: null,
  };
}
