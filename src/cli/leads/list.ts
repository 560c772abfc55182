import { audited } from './audit.ts';
import { inIndia } from './days.ts';
import { filterDetails, filterOptions, readFilter, selectLeads } from './select.ts';
import type { Command } from './session.ts';
import { misuse, textOption } from './session.ts';

const usualLimit = 50;

export const list: Command = {
  usage: 'list [options]',
  summary: 'Prints reference, time, form, page and flag of the newest leads, but no answers.',
  options: {
    ...filterOptions,
    limit: { type: 'string', value: '<n>', about: `How many leads at most; ${usualLimit} by default.` },
  },
  positionals: 0,
  run: async (session, args) => {
    const limit = readLimit(textOption(args, 'limit'));
    const filter = readFilter(args);
    await audited(session, 'list', { ...filterDetails(args), limit }, async () => {
      const rows = await selectLeads(session.db, filter)
        .select(['reference', 'received_at', 'form', 'page', 'flag'])
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      for (const { reference, received_at, form, page, flag } of rows)
        await session.out.write(
          `${[reference, inIndia(received_at), form, page, ...(flag === null ? [] : [flag])].join('  ')}\n`,
        );
      if (rows.length === 0) await session.out.write('No leads.\n');
      if (rows.length === limit) await session.out.write(`These are the newest ${limit}. --limit shows more.\n`);
      return { leads: rows.length };
    });
  },
};

function readLimit(text: string | undefined): number {
  if (text === undefined) return usualLimit;
  if (!/^[1-9]\d{0,5}$/.test(text)) throw misuse(`--limit takes a number from 1 to 999999, not "${text}".`);
  return Number(text);
}
