import { flatAnswers } from '../../../shared/engine/flat-answers.ts';
import type { LeadTable } from '../../../server/leads/database/tables.ts';
import type { LeadKeys } from '../../../server/leads/encryption/keys.ts';
import { filesOfAll } from '../../../server/leads/files.ts';
import type { StoredLead } from '../../../server/leads/store.ts';
import { audited } from '../../../server/leads/audit.ts';
import { csvLine } from './csv.ts';
import { inIndia } from './days.ts';
import { keepBeside, keepNone, type KeepFiles, type Paths } from './files.ts';
import { printable } from './printable.ts';
import { openFile } from './output.ts';
import { createReader } from './reader.ts';
import { replacedAt } from './replace.ts';
import type { Filter } from './select.ts';
import { filterDetails, filterOptions, leadBatches, readFilter, upToNow } from './select.ts';
import type { Command, Session } from './session.ts';
import { misuse, textOption } from './session.ts';
import { emptyFields, leftEmpty, withWords } from './words.ts';

export const exportLeads: Command = {
  usage: 'export [options]',
  summary: 'Writes leads with their answers, oldest first.',
  options: {
    ...filterOptions,
    format: {
      type: 'string',
      value: '<format>',
      about: 'csv for a spreadsheet (default), or jsonl for JSON Lines with all data.',
    },
    out: {
      type: 'string',
      value: '<file>',
      about:
        'A new file to write to, in place of standard output. What visitors sent with their leads is written too, ' +
        'into a folder beside it: leads-files for leads.csv.',
    },
    scan: {
      type: 'string',
      value: '<program>',
      about:
        'A program, such as clamdscan, that gets the path of each file. Unless it exits with 0, the file is left out.',
    },
    suspect: { type: 'boolean', about: 'Also writes files with a program in them, or of two types at once.' },
  },
  positionals: 0,
  run: async (session, args) => {
    const format = textOption(args, 'format') ?? 'csv';
    const path = textOption(args, 'out');
    const write = Object.hasOwn(writers, format) ? writers[format] : undefined;
    if (!write) throw misuse(`--format takes csv or jsonl, not "${format}".`);
    const wanted = readFilter(args);
    const rules = { scan: textOption(args, 'scan'), suspect: args.values.suspect === true };
    const keep = path === undefined ? keepNone : keepBeside(session, path, rules);
    const file = path === undefined ? undefined : await openFile(path);
    try {
      await audited(session, 'export', { format, ...filterDetails(args) }, async () => {
        const filter = await upToNow(session.db, wanted);
        const leads = await write(file ? { ...session, out: file } : session, filter, keep);
        return { leads, details: session.reader.details() };
      });
    } finally {
      await file?.close();
    }
  },
};

/** Without it, Excel uses another encoding, and garbles all scripts except Latin. */
const byteOrderMark = '\ufeff';

/** The columns before those of the answers. */
const columns = [
  'reference',
  'received',
  'form',
  'page',
  'language',
  'config',
  'consentVersion',
  'consentAt',
  'withdrawnAt',
  'correctedAt',
  'flag',
];

type Write = (session: Session, filter: Filter, keep: KeepFiles) => Promise<number>;

const writers: Readonly<Record<string, Write>> = {
  jsonl: (session, filter, keep) =>
    writeEach(session, filter, keep, ({ files = [], ...lead }, paths) => {
      const kept = files.map((file, index) => ({ ...file, path: paths?.[index] }));
      return `${printable(JSON.stringify({ ...lead, ...(kept.length > 0 && { files: kept }) }))}\n`;
    }),
  csv: async (session, filter, keep) => {
    const fields = await answeredFields(leadBatches(session.db, filter), session.keys);
    await session.out.write(byteOrderMark + csvLine([...columns, ...fields]));
    return writeEach(session, filter, keep, (lead, paths) => csvOf(withPaths(lead, paths), fields));
  },
};

/** Writes lead after lead. `toText` gets the paths of a lead's files, if they are written. */
async function writeEach(
  { db, out, reader }: Session,
  filter: Filter,
  keep: KeepFiles,
  toText: (lead: StoredLead, paths: Paths | undefined) => string,
): Promise<number> {
  let count = 0;
  for await (const batch of leadBatches(db, filter)) {
    const ids = batch.map(({ id }) => id);
    const files = await filesOfAll(db, ids);
    const texts: string[] = [];
    for (const row of batch) {
      const lead = reader.read(row, files.get(row.id));
      const text =
        lead && (await reader.noting(row.reference, async () => toText(lead, await keep(row, lead.files ?? []))));
      if (text !== undefined) texts.push(text);
    }
    await out.write(texts.join(''));
    count += texts.length;
  }
  return count;
}

/** The lead with the paths of its files in place of their names. */
function withPaths(lead: StoredLead, paths: Paths | undefined): StoredLead {
  if (!paths) return lead;
  const fields = [...new Set(lead.files?.map((file) => file.field))];
  const answers = fields.reduce<unknown>((now, field) => {
    const own = (lead.files ?? []).flatMap((file, index) =>
      file.field === field ? [paths[index] ?? `(quarantined) ${file.name}`] : [],
    );
    return replacedAt(now, field.split('.'), own);
  }, lead.answers);
  return { ...lead, answers: answers as StoredLead['answers'] };
}

/**
 * All fields of the leads, because forms differ and change over the years. Each field of each row has a column:
 * members.2.share.
 */
async function answeredFields(batches: AsyncIterable<LeadTable[]>, keys: LeadKeys): Promise<string[]> {
  const fields = new Set<string>();
  // The leads are read again to be written, and noted then if they cannot be read.
  const { read } = createReader(keys);
  for await (const batch of batches) {
    for (const lead of batch.flatMap((row) => read(row) ?? []))
      for (const field of [...Object.keys(flatAnswers(lead.answers)), ...emptyFields(lead)]) fields.add(field);
  }
  return [...fields];
}

function csvOf(stored: StoredLead, fields: readonly string[]): string {
  const { reference, at, form, page, language, config, consent, withdrawn, corrected, flag, labels } = stored;
  const answers = flatAnswers(stored.answers);
  const empty = new Set(emptyFields(stored));
  const given = fields.map((field) => {
    if (empty.has(field)) return leftEmpty;
    const answer = Object.hasOwn(answers, field) ? answers[field] : undefined;
    return withWords(Array.isArray(answer) ? answer.join('; ') : answer, labels[field]);
  });
  const about = [reference, inIndia(at), form, page, language, config, consent?.version, consent?.at];
  return csvLine([...about, withdrawn, corrected, flag, ...given]);
}
