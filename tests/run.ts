import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ensureBrowser } from './support/browser.ts';
import { asFilter } from './support/config-filter.ts';
import { playwrightCounts, reports, vitestCounts, type Counts } from './support/counts.ts';
import { ensurePostgres } from './support/postgres.ts';

/** One thing that must hold before the next is tried. */
interface Step {
  readonly title: string;
  /** Returns the exit code. */
  readonly run: () => number | Promise<number>;
  readonly counts?: () => Counts;
}

const root = join(import.meta.dirname, '..');

const vitest = (filter: readonly string[]): Step => ({
  title: filter.length > 0 ? `Unit tests: ${filter.join(' ')}` : 'Unit tests',
  run: () =>
    command('vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports.unit}`, ...filter),
  counts: () => vitestCounts(join(root, reports.unit)),
});

const browser: Step = {
  title: 'Browser tests',
  run: () => {
    process.env.CHROME_PATH = ensureBrowser();
    return command('playwright', 'test', '-c', 'tests/browser/playwright.config.ts');
  },
  counts: () => playwrightCounts(join(root, reports.browser)),
};

/** Before the unit tests, which run several files at once: one of them alone could install it. */
const postgres: Step = {
  title: 'PostgreSQL',
  run: () => {
    console.log(ensurePostgres());
    return 0;
  },
};

const everything: readonly Step[] = [
  {
    title: 'Config, types and lint',
    run: async () =>
      Math.max(
        ...(await Promise.all([
          command('npm', 'run', '-s', 'check'),
          command('tsc', '--noEmit'),
          command('eslint', '.'),
        ])),
      ),
  },
  postgres,
  vitest([]),
  { title: 'Build', run: () => command('npm', 'run', '-s', 'build') },
  browser,
];

/** Runs a command of the project, its output shown. Returns its exit code. A command that cannot start counts as failed. */
function command(name: string, ...args: string[]): Promise<number> {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const running = spawn(name, args, {
    cwd: root,
    env: { ...process.env, PATH: path },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return new Promise((resolve) => {
    running.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    running.on('close', (code) => resolve(code ?? 1));
  });
}

/** Runs a step. A failure that no test accounts for, such as a crash, counts as one. */
async function runStep({ title, run, counts }: Step): Promise<Counts> {
  console.log(`\n=== ${title}`);
  const start = performance.now();
  const code = await attempt(run);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`=== ${title}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  const { passed, failed } = counts?.() ?? { passed: 0, failed: 0 };
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1) };
}

async function attempt(run: Step['run']): Promise<number> {
  try {
    return await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

/** Runs the steps in order up to the first that fails. Returns the exit code. */
async function main(steps: readonly Step[]): Promise<number> {
  rmSync(join(root, 'test-results'), { recursive: true, force: true });
  let passed = 0;
  for (const [index, step] of steps.entries()) {
    const counts = await runStep(step);
    passed += counts.passed;
    if (counts.failed > 0) {
      const rest = steps.slice(index + 1).map(({ title }) => title.toLowerCase());
      console.log(`\nFailed: ${step.title.toLowerCase()}.${rest.length > 0 ? ` Not run: ${rest.join(', ')}.` : ''}`);
      console.log(`${passed} passed, ${counts.failed} failed`);
      return 1;
    }
  }
  console.log(`\n${passed} passed, 0 failed`);
  return 0;
}

const filter = asFilter(process.argv.slice(2));
process.exitCode = await main(filter.length > 0 ? [vitest(filter)] : everything);
