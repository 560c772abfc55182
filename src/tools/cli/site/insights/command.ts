import { countedIn, countsOf, inWords, saidOf, type Counted } from '../../../../authoring/insights/counted.ts';
import type { SymbolTable } from '../../../../compiler/resolve/symbols.ts';
import { readInsights, usualSpan } from '../../../../server/leads/read-insights.ts';
import type { Span } from '../../../../server/insights/shown.ts';
import { CannotOpen } from '../../../../server/leads/database/open.ts';
import { readLeadPlace } from '../../../../server/settings.ts';
import { dateAfter } from '../../../../shared/engine/dates.ts';
import type { InsightReport } from '../../../../shared/plan/insights.ts';
import type { Colours } from '../../kit/colours.ts';
import { columns } from '../../kit/columns.ts';
import { exit, Refusal, type Answer, type Call, type Command } from '../../kit/command.ts';
import { csvLine } from '../../leads/csv.ts';
import { soundSite } from '../compiled.ts';

export const command: Command = {
  name: 'insights',
  summary: 'Shows how often visitors came to pages and steps, went on or back, and read messages: without persons.',
  words: [],
  options: {
    from: { type: 'string', value: 'DAY', about: 'The first day, such as 2026-01-31; by default 30 days ago.' },
    to: { type: 'string', value: 'DAY', about: 'The last day; by default yesterday. Today is not complete.' },
    csv: { type: 'boolean', about: 'Print a table for a spreadsheet.' },
  },
  about: [
    'Reads the database of the server: DATA_DIR or DATABASE_URL, as for the server.',
    'A visit counts each thing once. Numbers are in fives, rounded down for each month: under 5 may be none.',
    'So no number, and no difference of two, reveals fewer than five visits.',
    'With --json: {from, to, counts: [{event, page, form, step, field, message, count}]}; absent ones are under 5.',
    'Of a form, page "" is the sum of all pages. Studio shows such a file with INSIGHTS_FILE=FILE npm run studio.',
  ],
  examples: [
    ['insights', 'Where do visitors stop?'],
    ['insights --from 2026-04-01 --to 2026-04-30 --csv', 'A month, for a spreadsheet.'],
    ['insights --json', 'For a script, or for Studio on another machine.'],
  ],
  run: insights,
};

async function insights(call: Call): Promise<Answer> {
  const { symbols } = soundSite(call);
  const span = spanOf(call, symbols.today);
  const report = await readReport(span);
  return {
    code: exit.fine,
    data: report ?? { ...span, counts: [] },
    text: (colours) =>
      call.values.csv === true ? csv(report?.counts ?? []) : reportText(symbols, report, span, colours),
  };
}

function spanOf({ values }: Call, today: string): Span {
  const usual = usualSpan(today);
  const [to, from] = [dayOf(values.to, 'to') ?? usual.to, dayOf(values.from, 'from') ?? usual.from];
  if (to > usual.to)
    throw new Refusal(`--to is yesterday (${usual.to}) at the latest: today is not complete.`, exit.usage);
  if (from > to) throw new Refusal(`--from ${from} is after --to ${to}.`, exit.usage);
  return { from, to };
}

function dayOf(value: string | boolean | undefined, option: string): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (dateAfter(value, 0, 'days') !== value)
    throw new Refusal(`--${option} takes a day such as 2026-01-31, not "${value}".`, exit.usage);
  return value;
}

async function readReport(span: Span): Promise<InsightReport | undefined> {
  try {
    return await readInsights(readLeadPlace(process.env), span);
  } catch (error) {
    const { message, code, name } = error as NodeJS.ErrnoException;
    throw new Refusal(
      error instanceof CannotOpen ? message : `The counts could not be read: ${code ?? name}`,
      exit.failed,
    );
  }
}

const csvColumns = ['event', 'page', 'form', 'step', 'field', 'message', 'count'] as const;

const csv = (counts: InsightReport['counts']): string =>
  [csvColumns, ...counts.map((one) => csvColumns.map((column) => one[column]))].map(csvLine).join('').trimEnd();

function reportText(
  symbols: SymbolTable,
  report: InsightReport | undefined,
  { from, to }: Span,
  colours: Colours,
): string {
  if (!report || report.counts.length === 0) return nothingText(symbols, report, { from, to });
  const counted = countedIn(symbols);
  const isCounted = (one: Counted) => Object.keys(countsOf(one, report)).length > 0;
  const forms = counted
    .filter(({ kind }) => kind === 'form')
    .map(({ form }) => counted.filter((one) => one.form === form));
  const pages = counted.filter((one) => one.kind === 'page' && isCounted(one));
  const parts = forms.filter((parts) => parts.some(isCounted));
  return [
    `From ${from} to ${to}. ${colours.dim('Numbers are in fives, rounded down; each visit counts once.')}`,
    `${colours.strong('Pages')}\n${columns(pages.map((page) => [page.page!, saidOf(page, report)])).join('\n')}`,
    ...parts.map(([form, ...inner]) =>
      [
        `${colours.strong(form!.form!)}: ${saidOf(form!, report)}`,
        ...columns(
          inner
            .filter((one) => one.kind === 'step' || isCounted(one))
            .map((one) =>
              one.kind === 'step' ? [one.step!, saidOf(one, report)] : ['', `${fieldOf(one)}${saidOf(one, report)}`],
            ),
        ),
      ].join('\n'),
    ),
    ...othersText(report, counted),
  ].join('\n\n');
}

const fieldOf = ({ field }: Counted): string => (field ? `${field}: ` : '');

/** Messages that no file has at a field: general words of the site, and answers that could not be read. */
function othersText({ counts }: InsightReport, counted: readonly Counted[]): string[] {
  const known = new Set(counted.map(({ message }) => message));
  const rows = counts
    .filter(({ event, page, message }) => event === 'message' && page === '' && !known.has(message))
    .map(({ form, field, message, count }) => [
      `${form}, ${field}`,
      `${message === 'unreadable' ? 'an answer that could not be read' : 'general words of the site'}: ${inWords(count)} times`,
    ]);
  return rows.length > 0 ? [`Other messages\n${columns(rows).join('\n')}`] : [];
}

function nothingText({ site }: SymbolTable, report: InsightReport | undefined, { from, to }: Span): string {
  if (!site?.data.insights) return 'Nothing is counted: config/site.yaml has no insights.';
  if (!report) return 'There is no database yet. Set DATA_DIR or DATABASE_URL to those of the server.';
  return `No counts from ${from} to ${to}. A number is shown once it is at least 5 in a month, and today is never shown.`;
}
