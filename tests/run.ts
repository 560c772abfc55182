import { randomInt } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { drawBrowserTests } from './support/browser-list.ts';
import { ensureBrowser } from './support/browser.ts';
import { command } from './support/command.ts';
import { add, none, playwrightCounts, reports, vitestCounts, type Counts } from './support/counts.ts';
import { ensurePostgres } from './support/postgres.ts';
import { select, type Selection, type Wish } from './support/selection.ts';

/** Something that is run and judged as one. */
interface Suite {
  readonly title: string;
  readonly commands: readonly (readonly string[])[];
  /** Makes what its commands read. */
  readonly prepare?: () => Promise<void>;
  readonly counts?: () => Counts;
}

interface Result {
  readonly suite: Suite;
  readonly seconds: number;
  readonly isGood: boolean;
  readonly counts: Counts;
}

/** Suites that run at the same time. The next stage begins when all of them hold. */
type Stage = readonly Suite[];

const root = join(import.meta.dirname, '..');

const checks: Suite = {
  title: 'Config, types, lint and format',
  commands: [
    ['npm', 'run', '-s', 'check'],
    ['tsc', '--noEmit'],
    ['eslint', '.'],
    ['npm', 'run', '-s', 'format:check'],
  ],
};

/** Our site, and beside it those of tests/sites where a browser test of them may run. */
const build = ({ files }: Wish): Suite => ({
  title: 'Build',
  commands: [
    ['npm', 'run', '-s', 'build'],
    ...(files.length === 0 || files.some((file) => file.includes('sites/'))
      ? [['npm', 'run', '-s', 'build:sites']]
      : []),
  ],
});

const unit = ({ files, title }: Wish, update: boolean): Suite => ({
  title: 'Unit tests',
  commands: [
    [
      'vitest',
      'run',
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${reports.unit}`],
      ...(title === undefined ? [] : ['-t', title, '--hideSkippedTests']),
      ...files,
      // Last: Vitest would take a file after it for its value.
      ...(update ? ['-u'] : []),
    ],
  ],
  counts: () => vitestCounts(join(root, reports.unit), title),
});

const playwright = ['playwright', 'test', '-c', 'tests/browser/playwright.config.ts'];

const browser = ({ files, title }: Wish): Suite => ({
  title: 'Browser tests',
  commands: [[...playwright, ...(title === undefined ? [] : ['--grep', title, '--pass-with-no-tests']), ...files]],
  counts: () => playwrightCounts(join(root, reports.browser)),
});

/** The browser tests that a seed draws. */
function drawnBrowser(seed: number): Suite {
  const chosen = join(root, 'test-results/drawn.txt');
  return {
    ...browser({ files: [] }),
    commands: [[...playwright, '--test-list', chosen]],
    prepare: async () => {
      const { kept, of } = drawBrowserTests((await command([...playwright, '--list'], { shown: false })).printed, seed);
      mkdirSync(dirname(chosen), { recursive: true });
      writeFileSync(chosen, kept.join('\n'));
      console.log(`${kept.length} of ${of} browser tests, drawn by seed ${seed}`);
    },
  };
}

/**
 * The build has one core to itself for most of its time, so the checks run beside it. The unit tests and the browser
 * tests each keep every core busy. Side by side they would only make each other miss their time limits.
 */
const everything = (seed: number | undefined): readonly Stage[] => [
  [checks, build({ files: [] })],
  [unit({ files: [] }, false)],
  [seed === undefined ? browser({ files: [] }) : drawnBrowser(seed)],
];

const stagesOf = ({ unit: units, browser: pages, update }: Selection): Stage[] => [
  ...(units ? [[unit(units, update)]] : []),
  ...(pages ? [[build(pages)], [browser(pages)]] : []),
];

/** Runs a suite. A failure that no test accounts for, such as a crash, counts as one. */
async function run(suite: Suite, isAlone: boolean): Promise<Result> {
  const start = performance.now();
  await suite.prepare?.();
  const endings = await Promise.all(suite.commands.map((words) => command(words, { shown: isAlone })));
  const seconds = (performance.now() - start) / 1000;
  const isGood = endings.every(({ code }) => code === 0);
  console.log(`\n=== ${suite.title}: ${isGood ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`);
  for (const { printed } of endings) if (printed !== '') console.log(printed);
  const counts = suite.counts?.() ?? none;
  return { suite, seconds, isGood, counts: isGood ? counts : { ...counts, failed: Math.max(counts.failed, 1) } };
}

/** Runs the stages in order, up to the first in which something fails. */
async function runStages(stages: readonly Stage[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const stage of stages) {
    console.log(`\n=== ${stage.map(({ title }) => title).join(', ')}`);
    results.push(...(await Promise.all(stage.map((suite) => run(suite, stage.length === 1)))));
    if (results.some(({ isGood }) => !isGood)) break;
  }
  return results;
}

function report(results: readonly Result[], stages: readonly Stage[], seconds: number): Counts {
  const counts = results.map((result) => result.counts).reduce(add, none);
  const row = (title: string, took: string) => console.log(`${title.padEnd(32)} ${took.padStart(8)}`);
  console.log('');
  for (const { suite, seconds: took, isGood } of results) row(suite.title, isGood ? `${took.toFixed(1)} s` : 'FAILED');
  const ran = new Set(results.map(({ suite }) => suite));
  for (const suite of stages.flat()) if (!ran.has(suite)) row(suite.title, 'not run');
  row('Whole', `${seconds.toFixed(1)} s`);
  for (const name of counts.skipped) console.log(`Skipped: ${name}`);
  for (const name of counts.flaky) console.log(`Flaky, so failed: passed only the second time: ${name}`);
  return counts;
}

/** Returns the exit code. */
async function main(args: readonly string[]): Promise<number> {
  const start = performance.now();
  rmSync(join(root, 'test-results'), { recursive: true, force: true });
  const seed = args.length === 0 ? Number(process.env.DRAW ?? randomInt(2 ** 31)) : undefined;
  if (seed === undefined) delete process.env.DRAW;
  else process.env.DRAW = String(seed);
  const isWhole = args.length === 0 || args.join() === '--all';
  const stages = isWhole ? everything(seed) : stagesOf(select(args, root));
  // Before the tests, which run several files at once: one of them alone could install it.
  if (stages.flat().some(({ title }) => title === 'Unit tests')) console.log(`PostgreSQL: ${ensurePostgres()}`);
  if (stages.flat().some(({ title }) => title === 'Browser tests')) process.env.CHROME_PATH = ensureBrowser();
  const results = await runStages(stages);
  if (seed !== undefined)
    console.log(`\nDrawn by seed ${seed}: DRAW=${seed} npm test takes the same tests, npm run test:all takes all`);
  const { passed, failed, skipped } = report(results, stages, (performance.now() - start) / 1000);
  if (failed === 0 && passed + skipped.length === 0) throw new Error(`No test fits: npm test -- ${args.join(' ')}`);
  console.log(`${passed} passed, ${failed} failed, ${skipped.length} skipped`);
  return failed === 0 ? 0 : 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
