import { audited } from './audit.ts';
import { retryTransient } from './database/retry-transient.ts';
import type { LeadDatabase, LeadTable } from './database/tables.ts';
import { sendNotice } from './delivery/outbox.ts';
import { correctLead, type Corrector } from './correct.ts';
import type { LeadKeys } from './encryption/keys.ts';
import type { Encryption } from './encryption/lead.ts';
import { filesOf } from './files.ts';
import { removeLeads } from './remove.ts';
import { leadOf } from './rows.ts';
import type { Correcting, OwnLead, OwnLeads } from './store.ts';
import { tokenHash } from './token.ts';

/** Who works on a lead, in the audit. */
const operator = 'visitor';

/** How often a correction is read again because the lead was changed meanwhile. */
const maxTries = 5;

/**
 * What the sender of a lead may do. `tells`: whether there is a webhook, which is told of withdrawals, corrections and
 * erasures.
 */
export function ownLeads(db: LeadDatabase, encryption: Encryption, tells: boolean, wake: () => void): OwnLeads {
  const { keys } = encryption;
  const withLead =
    <T>(work: (row: LeadTable) => Promise<T>) =>
    async (token: string): Promise<T | undefined> => {
      const row = await retryTransient(() => leadWith(db, token));
      return row && work(row);
    };
  return {
    see: withLead((row) => retryTransient(() => ownLead(db, row, keys))),
    withdraw: withLead(async (row) => {
      await withdrawLead(db, row, operator, tells);
      wake();
      return see(db, row, keys);
    }),
    correct: async (token, change) => {
      for (let tries = 1; ; tries += 1) {
        const done = await withLead((row) => correctOnce({ db, encryption, operator, tells }, row, change))(token);
        if (done === true) wake();
        if (done === undefined) return undefined;
        if (done !== 'changed-meanwhile') return withLead((row) => see(db, row, keys))(token);
        if (tries === maxTries) throw new Error('The lead was changed again and again');
      }
    },
    erase: withLead(async ({ id, reference }) => {
      await audited({ db, operator }, 'erase', { references: [reference] }, async () => {
        // The space of the row is freed by the database itself; `purge` overwrites the traces in the log.
        await removeLeads({ db, wipe: async () => true }, [{ id, reference }], { tells });
        return { leads: 1 };
      });
      wake();
      return reference;
    }),
  };
}

/** Whether a lead is corrected now; false if nothing had to be. */
async function correctOnce(
  corrector: Corrector,
  row: LeadTable,
  change: Correcting,
): Promise<boolean | 'changed-meanwhile'> {
  const { db, encryption } = corrector;
  const { lead } = await retryTransient(() => ownLead(db, row, encryption.keys));
  const correction = await change(lead);
  if (!correction) return false;
  return (await correctLead(corrector, row, correction)) || 'changed-meanwhile';
}

/**
 * Withdraws the consent of a lead. The lead stays, but what was still to be sent of it is not sent. A second withdrawal
 * changes nothing. `operator`: who does it, for the audit.
 */
export async function withdrawLead(
  db: LeadDatabase,
  { id, reference, withdrawn_at: before }: Pick<LeadTable, 'id' | 'reference' | 'withdrawn_at'>,
  operator: string,
  tells: boolean,
): Promise<void> {
  if (before !== null) return;
  await audited({ db, operator }, 'withdraw', { reference }, async () => {
    const at = new Date().toISOString();
    const isNew = await retryTransient(() =>
      db.transaction().execute((transaction) => noteWithdrawal(transaction, { id, reference }, at, tells)),
    );
    return { leads: isNew ? 1 : 0 };
  });
}

/**
 * Marks a lead as withdrawn, and puts the notice in place of what was still to be sent of it. Call it in a transaction.
 * Returns  false if the lead was withdrawn or erased before
 */
export async function noteWithdrawal(
  db: LeadDatabase,
  { id, reference }: Pick<LeadTable, 'id' | 'reference'>,
  at: string,
  tells: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('lead')
    .set({ withdrawn_at: at })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await sendNotice(db, id, { type: 'lead.withdrawn', reference, at }, tells);
  return numUpdatedRows > 0n;
}

/** One query, whatever the token is, so that its time tells nothing. */
const leadWith = (db: LeadDatabase, token: string): Promise<LeadTable | undefined> =>
  db
    .selectFrom('lead_access')
    .innerJoin('lead', 'lead.id', 'lead_access.lead_id')
    .selectAll('lead')
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirst();

async function see(db: LeadDatabase, { id }: Pick<LeadTable, 'id'>, keys: LeadKeys): Promise<OwnLead | undefined> {
  const row = await retryTransient(() => db.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirst());
  return row && retryTransient(() => ownLead(db, row, keys));
}

async function ownLead(db: LeadDatabase, row: LeadTable, keys: LeadKeys): Promise<OwnLead> {
  const of = (table: 'delivery' | 'outbox') => db.selectFrom(table).where('lead_id', '=', row.id);
  // In this order: what no longer waits has its receiver.
  const waiting = await of('outbox').select('lead_id').executeTakeFirst();
  const receivers = await of('delivery').select(['receiver as name', 'at']).execute();
  return { lead: leadOf(row, keys, await filesOf(db, row.id)), receivers, isWaiting: waiting !== undefined };
}
