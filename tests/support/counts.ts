import { existsSync, readFileSync } from 'node:fs';

/** How many tests ran to which end. Skipped ones count as neither. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** Where the reporters write, from the project's root. */
export const reports = { unit: 'test-results/unit.json', browser: 'test-results/browser.json' } as const;

/** Reads the JSON report of Vitest. No report, no counts. */
export function vitestCounts(file: string): Counts {
  const report = readReport<{ numPassedTests: number; numFailedTests: number }>(file);
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
}

/** Reads the JSON report of Playwright. A test that passed only when run again counts as failed. */
export function playwrightCounts(file: string): Counts {
  const stats = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(file)?.stats;
  return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 };
}

function readReport<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}
