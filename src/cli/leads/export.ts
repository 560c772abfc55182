import { flatAnswers } from '../../engine/flat-rows.ts';
import type { Answers } from '../../plan/answers.ts';
import type { LeadTable } from '../../server/leads/database/tables.ts';
import { leadOf } from '../../server/leads/rows.ts';
import { audited } from './audit.ts';
import { csvLine } from './csv.ts';
import { inIndia } from './days.ts';
import { printable } from './printable.ts';
import { openFile } from './output.ts';
import type { Filter } from './select.ts';
import { filterDetails, filterOptions, leadBatches, readFilter, upToNow } from './select.ts';
import type { Command, Session } from './session.ts';
import { misuse, textOption } from './session.ts';
import { withWords } from './words.ts';

export const exportLeads: Command = {
  usage: 'export [options]',
  summary: 'Writes leads with their answers, oldest first.',
  options: {
    ...filterOptions,
    format: {
      type: 'string',
      value: '<format>',
      about: 'csv for a spreadsheet, which is the default, or jsonl for JSON Lines with everything there is.',
    },
    out: { type: 'string', value: '<file>', about: 'A new file to write to, in place of standard output.' },
  },
  positionals: 0,
  run: async (session, args) => {
    const format = textOption(args, 'format') ?? 'csv';
    const path = textOption(args, 'out');
    const write = Object.hasOwn(formats, format) ? formats[format] : undefined;
    if (!write) throw misuse(`--format takes csv or jsonl, not "${format}".`);
    const wanted = readFilter(args);
    const file = path === undefined ? undefined : await openFile(path);
    try {
      await audited(session, 'export', { format, ...filterDetails(args) }, async () => {
        const filter = await upToNow(session.db, wanted);
        return { leads: await write(file ? { ...session, out: file } : session, filter) };
      });
    } finally {
      await file?.close();
    }
  },
};

/** Without it Excel reads the text in another encoding, and garbles every script but Latin. */
const byteOrderMark = '\ufeff';

type Write = (session: Session, filter: Filter) => Promise<number>;

const formats: Readonly<Record<string, Write>> = {
  jsonl: ({ db, out }, filter) =>
    writeEach(leadBatches(db, filter), out.write, (row) => `${printable(JSON.stringify(leadOf(row)))}\n`),
  csv: async ({ db, out }, filter) => {
    const fields = await fieldsOf(leadBatches(db, filter));
    await out.write(
      byteOrderMark +
        csvLine(['reference', 'received', 'form', 'page', 'config', 'consentVersion', 'consentAt', 'flag', ...fields]),
    );
    return writeEach(leadBatches(db, filter), out.write, (row) => csvOf(row, fields));
  },
};

async function writeEach(
  batches: AsyncIterable<LeadTable[]>,
  write: (text: string) => Promise<void>,
  toText: (row: LeadTable) => string,
): Promise<number> {
  let count = 0;
  for await (const batch of batches) {
    await write(batch.map(toText).join(''));
    count += batch.length;
  }
  return count;
}

/**
 * The fields that any of the leads has. Forms differ, and change over the years. Each field of each row has a column:
 * members.2.share.
 */
async function fieldsOf(batches: AsyncIterable<LeadTable[]>): Promise<string[]> {
  const fields = new Set<string>();
  for await (const batch of batches) {
    for (const { answers } of batch)
      for (const field of Object.keys(flatAnswers(JSON.parse(answers) as Answers))) fields.add(field);
  }
  return [...fields];
}

function csvOf(row: LeadTable, fields: readonly string[]): string {
  const { reference, at, form, page, config, consent, flag, labels, ...lead } = leadOf(row);
  const answers = flatAnswers(lead.answers);
  const given = fields.map((field) => {
    const answer = Object.hasOwn(answers, field) ? answers[field] : undefined;
    return withWords(Array.isArray(answer) ? answer.join('; ') : answer, labels[field]);
  });
  return csvLine([reference, inIndia(at), form, page, config, consent?.version, consent?.at, flag, ...given]);
}
