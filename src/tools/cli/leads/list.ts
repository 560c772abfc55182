import { audited } from '../../../server/leads/audit.ts';
import type { LeadDatabase, LeadTable } from '../../../server/leads/database/tables.ts';
import { filesOfAll } from '../../../server/leads/files.ts';
import { inIndia } from './days.ts';
import { filterDetails, filterOptions, readFilter, selectLeads } from './select.ts';
import type { Command, Session } from './session.ts';
import { misuse, textOption } from './session.ts';

const defaultLimit = 50;

export const listLeads: Command = {
  usage: 'list [options]',
  summary:
    'Prints reference, time, form, page, flag, withdrawal and number of files of the newest leads, but no answers.',
  options: {
    ...filterOptions,
    limit: { type: 'string', value: '<n>', about: `How many leads at most; ${defaultLimit} by default.` },
  },
  positionals: 0,
  run: async (session, args) => {
    const limit = readLimit(textOption(args, 'limit'));
    const filter = readFilter(args);
    await audited(session, 'list', { ...filterDetails(args), limit }, async () => {
      const rows = await selectLeads(session.db, filter)
        .select(['id', 'reference', 'received_at', 'form', 'page', 'flag', 'withdrawn_at', 'corrected_at', 'key_id'])
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      await noteUnreadable(
        session,
        rows.filter(({ key_id }) => key_id !== null),
      );
      for (const line of await linesOf(session.db, rows)) await session.out.write(line);
      if (rows.length === 0) await session.out.write('No leads.\n');
      if (rows.length === limit) await session.out.write(`These are the newest ${limit}. --limit shows more.\n`);
      return { leads: rows.length, details: session.reader.details() };
    });
  },
};

/** Number of leads that are decrypted at once. */
const decryptedAtOnce = 500;

/** Notes the leads that cannot be decrypted, which are listed like the others. */
async function noteUnreadable({ db, reader }: Session, rows: readonly Pick<LeadTable, 'id'>[]): Promise<void> {
  for (let start = 0; start < rows.length; start += decryptedAtOnce) {
    const ids = rows.slice(start, start + decryptedAtOnce).map(({ id }) => id);
    const batch = await db.selectFrom('lead').selectAll().where('id', 'in', ids).execute();
    batch.forEach((row) => reader.read(row));
  }
}

type Listed = Pick<
  LeadTable,
  'id' | 'reference' | 'received_at' | 'form' | 'page' | 'flag' | 'withdrawn_at' | 'corrected_at'
>;

/** A line for each lead, without answers. */
export async function linesOf(db: LeadDatabase, rows: readonly Listed[]): Promise<string[]> {
  const files = await filesOfAll(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, reference, received_at, form, page, flag, withdrawn_at, corrected_at }) => {
    const notes = [
      ...(flag === null ? [] : [flag]),
      ...(withdrawn_at === null ? [] : ['withdrawn']),
      ...(corrected_at === null ? [] : ['corrected']),
    ];
    return `${[reference, inIndia(received_at), form, page, ...notes, ...fileCount(files.get(id))].join('  ')}\n`;
  });
}

const fileCount = (files: readonly unknown[] = []): string[] =>
  files.length === 0 ? [] : [files.length === 1 ? '1 file' : `${files.length} files`];

function readLimit(text: string | undefined): number {
  if (text === undefined) return defaultLimit;
  if (!/^[1-9]\d{0,5}$/.test(text)) throw misuse(`--limit takes a number from 1 to 999999, not "${text}".`);
  return Number(text);
}
