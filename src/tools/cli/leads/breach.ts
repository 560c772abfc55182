import type { LeadDatabase } from '../../../server/leads/database/tables.ts';
import { counted } from '../../../shared/problems/show.ts';
import { audited } from '../../../server/leads/audit.ts';
import { readFacts, type Contacts, type Facts } from './breach-facts.ts';
import { csvLine } from './csv.ts';
import { inIndia, startOfDay } from './days.ts';
import { filterDetails, filterOptions, readFilter, upToNow } from './select.ts';
import { misuse, textOption, type Args, type Command } from './session.ts';

export const breach: Command = {
  usage: 'breach --from <day> --to <day> [options]',
  summary:
    'After a breach of personal data: whom and what it concerns among the leads of these days, for the report to the Board.',
  options: {
    from: filterOptions.from,
    to: filterOptions.to,
    noticed: {
      type: 'string',
      value: '<time>',
      about: 'When you noticed the breach: 2026-02-01T09:30:00+05:30. The report is due 72 hours later.',
    },
    list: { type: 'boolean', about: 'Prints how to reach the persons instead, as CSV, so that you can tell them.' },
    json: { type: 'boolean', about: 'Prints JSON; with --list, the contacts are in it.' },
  },
  positionals: 0,
  run: async (session, args) => {
    const about = { ...readDays(args), noticed: readTime(textOption(args, 'noticed')) };
    const [list, json] = [args.values.list === true, args.values.json === true];
    const done = await doneSince(session.db, startOfDay(about.from, 'from'));
    await audited(session, 'breach', { ...filterDetails(args), list }, async () => {
      const { db, out, reader } = session;
      const contacts: Contacts[] = [];
      if (list && !json) await out.write(csvLine(contactColumns));
      const each = (one: Contacts) => (json ? void contacts.push(one) : out.write(csvLine(cellsOf(one))));
      const facts = await readFacts(session, await upToNow(db, readFilter(args)), list ? each : () => {});
      const report = { ...about, made: new Date().toISOString(), ...facts, unread: reader.count(), ...done };
      if (json) await out.write(`${JSON.stringify({ ...report, ...(list && { contacts }), toAdd }, null, 2)}\n`);
      else if (!list) await out.write(reportText(report));
      return { leads: facts.leads, details: reader.details() };
    });
  },
};

function readDays(args: Args): { from: string; to: string } {
  const [from, to] = [textOption(args, 'from'), textOption(args, 'to')];
  if (from === undefined || to === undefined) throw misuse('Give --from and --to.');
  if (from > to) throw misuse('--from is after --to.');
  return { from, to };
}

const hours = 60 * 60_000;

/** When the breach was noticed, and when the report is due (DPDP Rules 2025, rule 7). */
function readTime(text: string | undefined): { readonly at: string; readonly due: string } | undefined {
  if (text === undefined) return undefined;
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/.test(text) ? Date.parse(text) : NaN;
  if (Number.isNaN(time)) throw misuse(`--noticed takes a time such as 2026-02-01T09:30:00+05:30, not "${text}".`);
  return { at: new Date(time).toISOString(), due: new Date(time + 72 * hours).toISOString() };
}

const contactColumns = ['reference', 'form', 'language', 'withdrawnAt', 'phones', 'emails'];

const cellsOf = ({ reference, form, language, withdrawn, phones, emails }: Contacts): unknown[] => [
  reference,
  form,
  language,
  withdrawn,
  phones.join('; '),
  emails.join('; '),
];

/** What was done with leads, of all days. */
interface Done {
  /** Leads that were erased since the first day: persons who may be concerned, and whom the database no longer has. */
  readonly erasedSince: number;
  readonly commands: readonly { action: string; operator: string; times: number; leads: number; last: string }[];
}

async function doneSince(db: LeadDatabase, start: number): Promise<Done> {
  const since = new Date(start).toISOString();
  const erased = await db.selectFrom('erasure').select('id').where('at', '>=', since).execute();
  const rows = await db
    .selectFrom('audit')
    .select(['action', 'operator'])
    .select(({ fn }) => [fn.countAll().as('times'), fn.sum('leads').as('leads'), fn.max('at').as('last')])
    .where('at', '>=', since)
    .groupBy(['action', 'operator'])
    .orderBy('last')
    .execute();
  const commands = rows.map(({ times, leads, ...row }) => ({
    ...row,
    times: Number(times),
    leads: Number(leads ?? 0),
  }));
  return { erasedSince: erased.length, commands };
}

/** What only the operator knows of a breach, and the report needs. */
const toAdd = [
  'what happened: how, where, from when until when, and who did it, if you know',
  'what it means for the persons, and since when they know: --list prints how to reach them',
  'what you have done against it, and what keeps it from happening again',
];

interface Report extends Facts, Done {
  readonly from: string;
  readonly to: string;
  readonly noticed: ReturnType<typeof readTime>;
  readonly made: string;
  readonly unread: number;
}

function reportText(report: Report): string {
  const { noticed, channels, persons, leads } = report;
  return [
    `Leads of ${report.from} to ${report.to} in India, read at ${inIndia(report.made)}`,
    noticed
      ? `Noticed: ${inIndia(noticed.at)}. Report to the Data Protection Board by ${inIndia(noticed.due)}.`
      : 'Report to the Data Protection Board within 72 hours after you noticed the breach; --noticed says until when.',
    '',
    `Leads:       ${leads}, ${report.withdrawn} of them with a withdrawn consent`,
    `Persons:     ${persons}, by their phone numbers and e-mail addresses`,
    `To reach by: phone ${channels.phone}, e-mail ${channels.email}, both ${channels.both}, neither ${channels.none}`,
    ...(report.unread > 0
      ? [`Not read:    ${counted(report.unread, 'lead')}, whose persons and data are not counted`]
      : []),
    `Erased since ${report.from}: ${counted(report.erasedSince, 'lead')}, which are not counted, but may be concerned`,
    '',
    'Data, with the number of leads that have it',
    ...Object.entries(report.forms).map(([form, all]) => `  ${form} (${all}): ${listed(report.data[form] ?? {})}`),
    `  files: ${report.files}`,
    '',
    'Where it is',
    `  this database: ${report.unencrypted} unencrypted${after(listed(report.encrypted, 'encrypted with the key '))}`,
    `  webhook: ${listed(report.sentTo) || 'none'}`,
    '',
    `What was done with leads since ${report.from}, by the audit`,
    ...report.commands.map(
      ({ action, operator, times, leads: of, last }) =>
        `  ${action} by ${operator}: ${times === 1 ? 'once' : `${times} times`}, ${counted(of, 'lead')}, last ${inIndia(last)}`,
    ),
    '',
    'Add to the report',
    ...toAdd.map((line) => `  ${line}`),
    '',
    'References',
    ...report.references.map((reference) => `  ${reference}`),
    '',
  ].join('\n');
}

const listed = (counts: Readonly<Record<string, number>>, before = ''): string =>
  Object.entries(counts)
    .map(([name, count]) => `${before}${name} ${count}`)
    .join(', ');

const after = (text: string): string => (text === '' ? '' : `, ${text}`);
