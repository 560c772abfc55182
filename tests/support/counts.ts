import { existsSync, readFileSync } from 'node:fs';

/** How many tests passed and failed, and the names of those that were skipped. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: readonly string[];
}

export const none: Counts = { passed: 0, failed: 0, skipped: [] };

export const add = (one: Counts, other: Counts): Counts => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: [...one.skipped, ...other.skipped],
});

/** The reporters' files, from the project's root. */
export const reports = { unit: 'test-results/unit.json', browser: 'test-results/browser.json' } as const;

interface VitestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/**
 * Reads the JSON report of Vitest. Without a report, all counts are 0. Vitest reports tests that `title` does not match
 * as skipped too: they are left out.
 */
export function vitestCounts(file: string, title?: string): Counts {
  const tests = readReport<VitestReport>(file)?.testResults.flatMap((result) => result.assertionResults) ?? [];
  const named = (status: string) => tests.filter((test) => test.status === status);
  const [passed, failed] = [named('passed'), named('failed')];
  const isWanted = ({ fullName }: { readonly fullName: string }) => title === undefined || RegExp(title).test(fullName);
  const skipped = tests.filter((test) => !passed.includes(test) && !failed.includes(test) && isWanted(test));
  return {
    passed: passed.length,
    failed: failed.length,
    skipped: skipped.map(({ fullName }) => fullName),
  };
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[];
}

/** Reads the JSON report of Playwright. */
export function playwrightCounts(file: string): Counts {
  const tests = (readReport<PlaywrightSuite>(file)?.suites ?? []).flatMap((suite) => testsOf(suite, ''));
  const named = (status: string) => tests.filter((test) => test.status === status).map((test) => test.title);
  return { passed: named('expected').length, failed: named('unexpected').length, skipped: named('skipped') };
}

function testsOf(
  { title, suites = [], specs = [] }: PlaywrightSuite,
  within: string,
): { title: string; status: string }[] {
  const path = within === '' ? title : `${within} › ${title}`;
  return [
    ...specs.flatMap((spec) => spec.tests.map(({ status }) => ({ title: `${path} › ${spec.title}`, status }))),
    ...suites.flatMap((suite) => testsOf(suite, path)),
  ];
}

function readReport<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}
