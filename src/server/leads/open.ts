import { memoryLimiter } from '../limits/memory.ts';
import { sharedLimiter } from '../limits/shared.ts';
import type { Log } from '../log.ts';
import { noLog } from '../log.ts';
import { createBatches } from './batches.ts';
import type { Place } from './database/open.ts';
import { openDatabase } from './database/open.ts';
import type { Pace } from './delivery/deliver.ts';
import { startDelivery } from './delivery/deliver.ts';
import type { Webhook } from './delivery/webhook.ts';
import type { Clocks } from './ids.ts';
import { createIds } from './ids.ts';
import { findLead, saveLeads } from './save.ts';
import type { LeadStore, NewLead, Saved } from './store.ts';

/** Leads with one commit, at most. */
const mostAtOnce = 100;

export interface LeadsOptions extends Place {
  /** Who is told every lead; nobody by default. */
  readonly webhook?: Webhook | undefined;
  readonly pace?: Pace;
  readonly clocks?: Clocks;
  readonly log?: Log;
}

/** The store of leads: in SQLite under `dataDir`, or in PostgreSQL. Rejects when it cannot be opened. */
export async function openLeads({ webhook, pace, clocks, log = noLog, ...place }: LeadsOptions): Promise<LeadStore> {
  const db = await openDatabase(place);
  const newest = await db.selectFrom('lead').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  const newId = createIds(clocks, newest?.id);
  const delivery = webhook && startDelivery(db, webhook, log, pace);
  const batches = createBatches<NewLead, Saved>(mostAtOnce, async (leads) => {
    const saved = await saveLeads(db, leads, newId, delivery !== undefined);
    delivery?.wake();
    return saved;
  });
  return {
    save: (lead) => batches.add(lead),
    find: (lead) => findLead(db, lead),
    // Whoever has the address of the database has its counts as well: it is a secret that all its servers share.
    limiter: (name, limit) =>
      place.databaseUrl === undefined ? memoryLimiter(limit) : sharedLimiter(db, name, limit, place.databaseUrl, log),
    check: async () => void (await db.selectFrom('migration').select('name').limit(1).execute()),
    waiting: async () =>
      Number(
        (
          await db
            .selectFrom('outbox')
            .select((row) => row.fn.countAll().as('lines'))
            .executeTakeFirstOrThrow()
        ).lines,
      ),
    close: async () => {
      await batches.settled();
      await delivery?.stop();
      await db.destroy();
    },
  };
}
