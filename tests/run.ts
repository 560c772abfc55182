import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './support/browser.ts';
import { command } from './support/command.ts';
import { add, none, playwrightCounts, reports, vitestCounts, type Counts } from './support/counts.ts';
import { ensurePostgres } from './support/postgres.ts';
import { select, type TestFilter } from './support/selection.ts';

/** Commands that run in parallel and have one result. */
interface Suite {
  readonly title: string;
  readonly commands: readonly (readonly string[])[];
  readonly counts?: () => Counts;
}

/** Suites that run at the same time. The next stage begins when all of them have passed. */
type Stage = readonly Suite[];

interface Result {
  readonly suite: Suite;
  readonly seconds: number;
  readonly passed: boolean;
  readonly counts: Counts;
}

const root = join(import.meta.dirname, '..');

const checks: Suite = {
  title: 'Config, types, lint and format',
  commands: [['npm', 'run', '-s', 'check'], ['tsc', '-b'], ['oxlint'], ['oxfmt', '--check']],
};

/** Builds our site, and those of tests/sites where a browser test needs them. */
const build = (withSites: boolean): Suite => ({
  title: 'Build',
  commands: [['npm', 'run', '-s', 'build'], ...(withSites ? [['npm', 'run', '-s', 'build:sites']] : [])],
});

const unit = (options: readonly string[], title?: string): Suite => ({
  title: 'Unit tests',
  commands: [
    ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports.unit}`, ...options],
  ],
  counts: () => vitestCounts(join(root, reports.unit), title),
});

const browser = (options: readonly string[]): Suite => ({
  title: 'Browser tests',
  commands: [['playwright', 'test', '-c', 'tests/browser/playwright.config.ts', ...options]],
  counts: () => playwrightCounts(join(root, reports.browser)),
});

/**
 * The build and the tests reuse what the check has proved, so they begin after it. A build keeps only one core busy, so
 * the fast tests run beside it, with a worker less than by vitest.config.ts. The long tests build sites too, and
 * browser tests keep every core busy.
 */
const daily: readonly Stage[] = [
  [checks],
  [build(false), unit(['--project', 'fast', `--maxWorkers=${availableParallelism()}`])],
  [browser(['--grep', '@journey'])],
];
const everything: readonly Stage[] = [[checks], [build(true)], [unit([])], [browser([])]];

/** The tests that the arguments of a command line select. */
function selected(args: readonly string[]): readonly Stage[] {
  const { unit: units, browser: pages, update } = select(args, root);
  return [...(units ? [[unitOf(units, update)]] : []), ...(pages ? [[buildFor(pages)], [browserOf(pages)]] : [])];
}

const unitOf = ({ files, title }: TestFilter, update: boolean): Suite =>
  unit(
    // The option for snapshots comes last: Vitest would read a file after it as its value.
    [...(title === undefined ? [] : ['-t', title, '--hideSkippedTests']), ...files, ...(update ? ['-u'] : [])],
    title,
  );

const browserOf = ({ files, title }: TestFilter): Suite =>
  browser([...(title === undefined ? [] : ['--grep', title, '--pass-with-no-tests']), ...files]);

const buildFor = ({ files }: TestFilter): Suite =>
  build(files.length === 0 || files.some((file) => file.includes('browser/sites/')));

/** Runs a suite. A failure outside of a test, such as a crash, counts as one. */
async function run(suite: Suite, isOnlyOne: boolean): Promise<Result> {
  const start = performance.now();
  const endings = await Promise.all(suite.commands.map((words) => command(words, { shown: isOnlyOne })));
  const seconds = (performance.now() - start) / 1000;
  const passed = endings.every(({ code }) => code === 0);
  console.log(`\n=== ${suite.title}: ${passed ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`);
  for (const { printed } of endings) if (printed !== '') console.log(printed);
  const counts = suite.counts?.() ?? none;
  return { suite, seconds, passed, counts: passed ? counts : { ...counts, failed: Math.max(counts.failed, 1) } };
}

/** Runs the stages in order, up to the first that fails. */
async function runStages(stages: readonly Stage[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const stage of stages) {
    console.log(`\n=== ${stage.map(({ title }) => title).join(', ')}`);
    results.push(...(await Promise.all(stage.map((suite) => run(suite, stage.length === 1)))));
    if (results.some(({ passed }) => !passed)) break;
  }
  return results;
}

function report(suites: readonly Suite[], results: readonly Result[], seconds: number): Counts {
  const row = (title: string, took: string) => console.log(`${title.padEnd(32)} ${took.padStart(8)}`);
  console.log('');
  for (const suite of suites) {
    const result = results.find((one) => one.suite === suite);
    row(suite.title, !result ? 'not run' : result.passed ? `${result.seconds.toFixed(1)} s` : 'FAILED');
  }
  row('Whole', `${seconds.toFixed(1)} s`);
  const counts = results.map((result) => result.counts).reduce(add, none);
  for (const name of counts.skipped) console.log(`Skipped: ${name}`);
  console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped.length} skipped`);
  return counts;
}

/** Returns the exit code. */
async function main(args: readonly string[]): Promise<number> {
  const start = performance.now();
  rmSync(join(root, 'test-results'), { recursive: true, force: true });
  const stages = args.length === 0 ? daily : args.join() === '--all' ? everything : selected(args);
  const suites = stages.flat();
  // Here, because tests run in several processes, and only one may install packages.
  if (suites.some(({ title }) => title === 'Unit tests')) console.log(`PostgreSQL: ${ensurePostgres()}`);
  if (suites.some(({ title }) => title === 'Browser tests')) process.env.CHROME_PATH = ensureBrowser();
  const results = await runStages(stages);
  const { passed, failed, skipped } = report(suites, results, (performance.now() - start) / 1000);
  if (failed === 0 && passed + skipped.length === 0) throw new Error(`No test fits: npm test -- ${args.join(' ')}`);
  return failed === 0 ? 0 : 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
