import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { launchBrowser } from '../../support/built-site.ts';
import { buildPages } from './build.ts';
import { median, table } from './figures.ts';
import { plans, submitEmpty, withPage } from './read.ts';
import { writeScratchSite } from './scratch.ts';
import { serveFolder } from './serve.ts';
import type { Variant } from './variants.ts';

/**
 * `npx tsx tests/bench/forms/profile.ts`: the time spent in each function while the form of 300 fields loads, and
 * while it is submitted empty, with 4× slower CPU. ROUNDS=5, VARIANT=ours, TOP=15; SIZE=small takes that of 11 fields.
 */
const project = join(import.meta.dirname, '../../..');
const folder = join(project, 'test-results/profile-forms');
const rounds = Number(process.env.ROUNDS ?? 5);
const variant = (process.env.VARIANT ?? 'ours') as Variant;
const size = process.env.SIZE === 'small' ? 'small' : 'large';
const top = Number(process.env.TOP ?? 15);
/** Interval between two samples of the stack, in µs. */
const interval = 250;

/** Milliseconds by activity. */
type Times = ReadonlyMap<string, number>;

interface Profile {
  /** Self time of each function, by module, and of the browser. */
  readonly functions: Times;
  readonly modules: Times;
  readonly browser: Times;
}

async function main(): Promise<void> {
  process.env.NODE_ENV = 'production';
  process.env.SITE_ROOT = folder;
  writeScratchSite(project, folder);
  await buildPages(folder, { only: [`${size}-${variant}`], readable: true });
  const { url, stop } = await serveFolder(join(folder, 'dist'));
  const browser = await launchBrowser();
  const page = `${url}/${size}-${variant}/`;
  const [loads, submits]: [Profile[], Profile[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    loads.push(await profileLoad(browser, page));
    submits.push(await profileSubmit(browser, page));
  }
  await browser.close();
  stop();
  print('Load', loads);
  print('Submit with all errors', submits);
}

async function profileLoad(browser: Browser, url: string): Promise<Profile> {
  const lines = moduleLines();
  let session: CDPSession | undefined;
  let finish = async (): Promise<Profile> => Promise.reject(new Error('not begun'));
  return withPage(
    browser,
    url,
    async (page) => {
      await page.evaluate(() => window.probe.ready);
      return finish();
    },
    async (page, own) => {
      session = own;
      // The first page of an origin starts its process; the profile is of the one after.
      await page.goto(`${url}.vite/manifest.json`);
      finish = await begin(session, lines);
    },
  );
}

function profileSubmit(browser: Browser, url: string): Promise<Profile> {
  const lines = moduleLines();
  return withPage(browser, url, async (page: Page, session) => {
    await page.evaluate(() => window.probe.ready);
    let finish = async (): Promise<Profile> => Promise.reject(new Error('not begun'));
    await submitEmpty(page, plans[size].errors, variant, async () => {
      finish = await begin(session, lines);
    });
    return finish();
  });
}

/** Starts a profile. Returns the function that ends it. */
async function begin(session: CDPSession, lines: Modules): Promise<() => Promise<Profile>> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', { interval });
  const before = await metrics(session);
  await session.send('Profiler.start');
  return async () => {
    const { profile } = await session.send('Profiler.stop');
    const after = await metrics(session);
    const [functions, modules] = [new Map<string, number>(), new Map<string, number>()];
    const nodes = new Map(profile.nodes.map((node) => [node.id, node.callFrame]));
    profile.samples?.forEach((id, index) => {
      const frame = nodes.get(id);
      const time = (profile.timeDeltas?.[index] ?? 0) / 1000;
      if (!frame || frame.functionName === '(idle)') return;
      const module = frame.url ? lines(frame.url, frame.lineNumber) : '(browser)';
      add(functions, `${frame.functionName || '(anonymous)'}  ${module}`, time);
      add(modules, module, time);
    });
    return {
      functions,
      modules,
      browser: new Map([...after].map(([name, at]) => [name, at - (before.get(name) ?? 0)])),
    };
  };
}

const add = (times: Map<string, number>, key: string, time: number): void => {
  times.set(key, (times.get(key) ?? 0) + time);
};

/** The browser's own measurement of scripts, style, layout and all tasks. */
async function metrics(session: CDPSession): Promise<Map<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics');
  const asked = /^(ScriptDuration|RecalcStyleDuration|LayoutDuration|TaskDuration|V8CompileDuration)$/;
  return new Map(metrics.filter(({ name }) => asked.test(name)).map(({ name, value }) => [name, value * 1000]));
}

type Modules = (url: string, line: number) => string;

/** Which module a line of a built script comes from: the bundler writes a comment before each. */
function moduleLines(): Modules {
  const assets = join(folder, 'dist', `${size}-${variant}`, 'assets');
  const files = new Map(
    readdirSync(assets)
      .filter((file) => file.endsWith('.js'))
      .map((file) => [file, readFileSync(join(assets, file), 'utf8').split('\n')]),
  );
  return (url, line) => {
    const lines = files.get(url.split('/').at(-1) ?? '') ?? [];
    for (let at = line; at >= 0; at--) {
      const module = /^(?:\s*\/\/#region|\/\/) (\S+\.[a-z]+)$/.exec(lines[at] ?? '')?.[1];
      if (module) return module.replace(/^.*node_modules\//, '');
    }
    return '(unknown)';
  };
}

function print(title: string, profiles: readonly Profile[]): void {
  const medians = (of: (profile: Profile) => Times): [string, number][] => {
    const keys = new Set(profiles.flatMap((profile) => [...of(profile).keys()]));
    return [...keys]
      .map((key): [string, number] => [key, median(profiles.map((profile) => of(profile).get(key) ?? 0))])
      .sort(([, a], [, b]) => b - a);
  };
  const show = (name: string, times: [string, number][]) =>
    console.log(`\n${table([[name, 'ms'], ...times.slice(0, top).map(([key, time]) => [key, time.toFixed(1)])])}`);
  console.log(`\n${title}, ${variant}, median of ${profiles.length} rounds`);
  show(
    'Measured by the browser',
    medians(({ browser }) => browser),
  );
  show(
    'Module, self time',
    medians(({ modules }) => modules),
  );
  show(
    'Function, self time',
    medians(({ functions }) => functions),
  );
}

await main();
