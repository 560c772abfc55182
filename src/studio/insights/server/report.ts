import { readFileSync } from 'node:fs';
import { readInsights, usualSpan } from '../../../server/leads/read-insights.ts';
import { readLeadPlace } from '../../../server/settings.ts';
import type { InsightReport } from '../../../shared/plan/insights.ts';

/** How long a report is kept, in ms. Counts change once a day. */
const keptFor = 60_000;

interface KeptReport {
  /** The day, and where the counts are. */
  readonly of: string;
  readonly at: number;
  readonly report: Promise<InsightReport | undefined>;
}

let kept: KeptReport | undefined;

/**
 * The counts of the days before today: those of the file INSIGHTS_FILE, which the command insights exports, or those of
 * the database. Undefined if there is no database. Rejects with words for the person if they cannot be read.
 */
export function reportOf(today: string): Promise<InsightReport | undefined> {
  const { INSIGHTS_FILE, DATA_DIR, DATABASE_URL } = process.env;
  const [of, now] = [JSON.stringify([today, INSIGHTS_FILE, DATA_DIR, DATABASE_URL]), Date.now()];
  if (kept?.of !== of || kept.at + keptFor < now) kept = { of, at: now, report: freshReport(today) };
  return kept.report;
}

async function freshReport(today: string): Promise<InsightReport | undefined> {
  const { INSIGHTS_FILE: file = '' } = process.env;
  return file === '' ? readInsights(readLeadPlace(process.env), usualSpan(today)) : exported(file);
}

function exported(file: string): InsightReport {
  const report = JSON.parse(readFileSync(file, 'utf8')) as InsightReport;
  if (!Array.isArray(report.counts))
    throw new Error(`${file} has no counts. npm run -s site -- insights --json writes it.`);
  return report;
}
