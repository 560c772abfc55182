import { createBatches } from './batches.ts';
import type { Place } from './database/open.ts';
import { openDatabase } from './database/open.ts';
import type { Pace } from './delivery/deliver.ts';
import { startDelivery } from './delivery/deliver.ts';
import type { Webhook } from './delivery/webhook.ts';
import type { Clocks } from './ids.ts';
import { createIds } from './ids.ts';
import { saveLeads } from './save.ts';
import type { LeadStore, NewLead, Saved } from './store.ts';

/** Leads with one commit, at most. */
const mostAtOnce = 100;

export interface LeadsOptions extends Place {
  /** Who is told every lead; nobody by default. */
  readonly webhook?: Webhook | undefined;
  readonly pace?: Pace;
  readonly clocks?: Clocks;
}

/** The store of leads: in SQLite under `dataDir`, or in PostgreSQL. Rejects when it cannot be opened. */
export async function openLeads({ webhook, pace, clocks, ...place }: LeadsOptions): Promise<LeadStore> {
  const db = await openDatabase(place);
  const newest = await db.selectFrom('lead').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  const newId = createIds(clocks, newest?.id);
  const delivery = webhook && startDelivery(db, webhook, pace);
  const batches = createBatches<NewLead, Saved>(mostAtOnce, async (leads) => {
    const saved = await saveLeads(db, leads, newId, delivery !== undefined);
    delivery?.wake();
    return saved;
  });
  return {
    save: (lead) => batches.add(lead),
    close: async () => {
      await batches.settled();
      await delivery?.stop();
      await db.destroy();
    },
  };
}
