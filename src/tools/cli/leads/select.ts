import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { LeadDatabase, LeadTable, Tables } from '../../../server/leads/database/tables.ts';
import { firstId, idAfter } from '../../../server/leads/ids.ts';
import { Refusal, type Option } from '../kit/command.ts';
import { endOfDay, startOfDay } from './days.ts';
import type { Args } from './session.ts';
import { textOption } from './session.ts';

/** A filter of leads: those of a form, with ids from `from` and below `to`. */
export interface Filter {
  readonly form?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export const filterOptions = {
  form: { type: 'string', value: '<id>', about: 'Only leads of this form, by its file name.' },
  from: { type: 'string', value: '<day>', about: 'Only leads of this day in India and later: 2026-01-31.' },
  to: { type: 'string', value: '<day>', about: 'Only leads of this day in India and earlier.' },
} as const satisfies Readonly<Record<string, Option>>;

/** Reads the filter from the options. Ids begin with the time, so a range of days is a range of ids. */
export function readFilter(args: Args): Filter {
  const [from, to] = [textOption(args, 'from'), textOption(args, 'to')];
  return {
    form: textOption(args, 'form'),
    from: from === undefined ? undefined : firstId(startOfDay(from, 'from')),
    to: to === undefined ? undefined : firstId(endOfDay(to, 'to')),
  };
}

/** The filter options for the audit. */
export const filterDetails = (args: Args) => ({
  form: textOption(args, 'form'),
  from: textOption(args, 'from'),
  to: textOption(args, 'to'),
});

/** A query for the leads of a filter. */
export function selectLeads(db: LeadDatabase, { form, from, to }: Filter) {
  return db
    .selectFrom('lead')
    .$if(form !== undefined, (query) => query.where('form', '=', form!))
    .$if(from !== undefined, (query) => query.where('id', '>=', from!))
    .$if(to !== undefined, (query) => query.where('id', '<', to!));
}

/** The lead of a reference, in any spelling of its letters. Throws a Refusal if there is none. */
export async function leadByReference(db: LeadDatabase, reference: string): Promise<LeadTable> {
  const row = await db
    .selectFrom('lead')
    .selectAll()
    .where('reference', '=', reference.trim().toUpperCase())
    .executeTakeFirst();
  if (!row) throw new Refusal('No lead has this reference.');
  return row;
}

/** Number of leads read at once. */
const batchSize = 2_000;

/** A further condition on leads. */
type Condition = (where: ExpressionBuilder<Tables, 'lead'>) => Expression<SqlBool>;

/** Reads the leads of a filter in batches, oldest first, to keep only one batch in memory. */
export async function* leadBatches(db: LeadDatabase, filter: Filter, also?: Condition): AsyncGenerator<LeadTable[]> {
  let last: string | undefined;
  for (;;) {
    const after = last;
    const query = selectLeads(db, filter)
      .$if(also !== undefined, (rest) => rest.where(also!))
      .$if(after !== undefined, (rest) => rest.where('id', '>', after!));
    const batch = await query.selectAll().orderBy('id').limit(batchSize).execute();
    if (batch.length > 0) yield batch;
    last = batch.at(-1)?.id;
    if (batch.length < batchSize) return;
  }
}

/** Limits the filter to the leads that exist now, so that reading twice gives the same leads. */
export async function upToNow(db: LeadDatabase, filter: Filter): Promise<Filter> {
  const newest = await selectLeads(db, filter).select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return { ...filter, to: newest ? idAfter(newest.id) : firstId(0) };
}
