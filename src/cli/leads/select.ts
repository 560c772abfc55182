import type { LeadDatabase, LeadTable } from '../../server/leads/database/tables.ts';
import { firstId } from '../../server/leads/ids.ts';
import { endOf, startOf } from './days.ts';
import type { Given } from './session.ts';
import { textOf } from './session.ts';

/** Which leads are meant: ids from `from` up to and without `to`. */
export interface Filter {
  readonly form?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export const filterOptions = { form: { type: 'string' }, from: { type: 'string' }, to: { type: 'string' } } as const;

/** The filter that the options make. The time is in the ids, so a span of days is a span of ids. */
export function filterOf(given: Given): Filter {
  const [from, to] = [textOf(given, 'from'), textOf(given, 'to')];
  return {
    form: textOf(given, 'form'),
    from: from === undefined ? undefined : firstId(startOf(from, 'from')),
    to: to === undefined ? undefined : firstId(endOf(to, 'to')),
  };
}

/** The options as the audit keeps them. */
export const filterDetails = (given: Given) => ({
  form: textOf(given, 'form'),
  from: textOf(given, 'from'),
  to: textOf(given, 'to'),
});

/** A query for the leads of a filter. */
export function leadsOf(db: LeadDatabase, { form, from, to }: Filter) {
  return db
    .selectFrom('lead')
    .$if(form !== undefined, (query) => query.where('form', '=', form!))
    .$if(from !== undefined, (query) => query.where('id', '>=', from!))
    .$if(to !== undefined, (query) => query.where('id', '<', to!));
}

/** Rows read at once. */
const pageSize = 2_000;

/** The leads of a filter, oldest first, some at a time: however many there are, memory holds a page. */
export async function* pagesOf(db: LeadDatabase, filter: Filter): AsyncGenerator<LeadTable[]> {
  let last: string | undefined;
  for (;;) {
    const after = last;
    const query = leadsOf(db, filter).$if(after !== undefined, (rest) => rest.where('id', '>', after!));
    const page = await query.selectAll().orderBy('id').limit(pageSize).execute();
    if (page.length > 0) yield page;
    last = page.at(-1)?.id;
    if (page.length < pageSize) return;
  }
}

/** The filter without what comes from now on, so that reading twice finds the same. */
export async function upToNow(db: LeadDatabase, filter: Filter): Promise<Filter> {
  const newest = await leadsOf(db, filter).select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return { ...filter, to: newest ? after(newest.id) : firstId(0) };
}

/** The next id that could be. */
function after(id: string): string {
  const next = (BigInt(`0x${id.replaceAll('-', '')}`) + 1n).toString(16).padStart(32, '0');
  return next.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
