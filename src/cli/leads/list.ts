import { audited } from './audit.ts';
import { inIndia } from './days.ts';
import { filterDetails, filterOf, filterOptions, leadsOf } from './select.ts';
import type { Command } from './session.ts';
import { textOf, UsageError } from './session.ts';

const usual = 50;

export const list: Command = {
  options: { ...filterOptions, limit: { type: 'string' } },
  words: 0,
  help: `list [--form <id>] [--from <day>] [--to <day>] [--limit <n>]
  Reference, time, form and page of the newest leads (${usual} of them); no answers.`,
  run: async (session, given) => {
    const limit = limitOf(textOf(given, 'limit'));
    const filter = filterOf(given);
    await audited(session, 'list', { ...filterDetails(given), limit }, async () => {
      const rows = await leadsOf(session.db, filter)
        .select(['reference', 'received_at', 'form', 'page'])
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      for (const { reference, received_at, form, page } of rows)
        await session.out.write(`${reference}  ${inIndia(received_at)}  ${form}  ${page}\n`);
      if (rows.length === 0) await session.out.write('No leads.\n');
      if (rows.length === limit) await session.out.write(`These are the newest ${limit}. --limit shows more.\n`);
      return { leads: rows.length };
    });
  },
};

function limitOf(text: string | undefined): number {
  if (text === undefined) return usual;
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new UsageError(`--limit takes a number from 1 to 999999, not "${text}".`);
  return Number(text);
}
