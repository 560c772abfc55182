import { memoryLimiter } from '../limits/memory.ts';
import { sharedLimiter } from '../limits/shared.ts';
import type { Log } from '../log.ts';
import { noLog } from '../log.ts';
import { createBatches } from './batches.ts';
import { insightCounts } from './database/insight-counts.ts';
import { limitCounts } from './database/limit-counts.ts';
import type { LeadsLocation } from './database/open.ts';
import { openDatabase } from './database/open.ts';
import { keepReserve } from './database/reserve.ts';
import type { LeadDatabase } from './database/tables.ts';
import type { Phones } from '../../shared/plan/config.generated.ts';
import type { Pace } from './delivery/deliver.ts';
import { startDelivery } from './delivery/deliver.ts';
import type { Webhook } from './delivery/webhook.ts';
import { noKeys, type LeadKeys } from './encryption/keys.ts';
import { noteKeys } from './encryption/used-keys.ts';
import type { Clocks } from './ids.ts';
import { createIds } from './ids.ts';
import { ownLeads } from './own.ts';
import { tryToWrite } from './probe.ts';
import { findLead, saveLeads } from './save.ts';
import type { LeadStore, NewLead, Saved } from './store.ts';

/** Maximum number of leads in one commit. */
const maxPerCommit = 100;

export interface LeadsOptions extends LeadsLocation {
  /** The system that receives every lead; none by default. */
  readonly webhook?: Webhook | undefined;
  readonly pace?: Pace;
  readonly clocks?: Clocks;
  readonly log?: Log;
  /** How phone numbers are written in the country of the site. */
  readonly leadSettings?: { readonly phones?: Phones };
}

/** Opens the store of leads: SQLite in `dataDir`, or PostgreSQL. Rejects if it cannot be opened. */
export async function openLeads(options: LeadsOptions): Promise<LeadStore> {
  const { webhook, pace, clocks, log = noLog, keys = noKeys, leadSettings, ...place } = options;
  const encryption = { keys, phones: leadSettings?.phones };
  const db = await openDatabase(place);
  await noteKeys(db, keys, log).catch(async (error) => {
    await db.destroy();
    throw error;
  });
  await keepReserve(place);
  const newest = await db.selectFrom('lead').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  const newId = createIds(clocks, newest?.id);
  const delivery = webhook && startDelivery({ db, keys }, webhook, log, pace);
  const save = async (leads: readonly NewLead[]): Promise<Saved[]> => {
    const saved = await saveLeads(db, leads, newId, delivery !== undefined, encryption);
    delivery?.wake();
    return saved;
  };
  const batches = createBatches<NewLead, Saved>(maxPerCommit, save);
  // Writing files is slow, so leads without files use other commits.
  const withFiles = createBatches<NewLead, Saved>(1, save);
  return {
    save: (lead) => (lead.files ? withFiles : batches).add(lead),
    find: (lead) => findLead(db, lead, keys),
    ...ownLeads(db, encryption, delivery !== undefined, () => delivery?.wake()),
    insights: insightCounts(db),
    limiter: (name, limit) =>
      place.databaseUrl === undefined
        ? memoryLimiter(limit)
        : sharedLimiter(limitCounts(db), name, limit, limitSecrets(keys, place.databaseUrl), log),
    check: () => tryToWrite(db, newId, encryption),
    undelivered: () => countUndelivered(db),
    close: async () => {
      await Promise.all([batches.settled(), withFiles.settled()]);
      await delivery?.stop();
      await db.destroy();
    },
  };
}

/**
 * What every server has and the database does not store: without keys, the address of the database. A server with
 * another first key is counted too.
 */
const limitSecrets = ({ byId }: LeadKeys, databaseUrl: string): readonly (string | Buffer)[] =>
  byId.size > 0 ? [...byId.values()].map(({ limits }) => limits) : [databaseUrl];

async function countUndelivered(db: LeadDatabase): Promise<number> {
  const counts = (['outbox', 'dead_letter'] as const).map((table) =>
    db
      .selectFrom(table)
      .select((row) => row.fn.countAll().as('lines'))
      .executeTakeFirstOrThrow(),
  );
  return (await Promise.all(counts)).reduce((sum, { lines }) => sum + Number(lines), 0);
}
