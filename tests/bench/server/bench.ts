import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { median, rate } from './client.ts';
import { startProcess } from './processes.ts';
import type { Process } from './processes.ts';
import { askConsentVersion, leadRequest, pageRequest } from './requests.ts';

/**
 * `npm run bench server`: one process of the built server is compared with a bare `node:http` server, which for leads
 * has bare libsql behind it, and leads with `LEADS_KEY` with those without it. Each pair takes turns, so that other
 * work of the machine affects both. Exit code 1: a figure misses its target.
 */
const must = { pages: 0.7, leads: 0.6, encrypted: 0.8, growth: 1.1 };
const counts = {
  rounds: Number(process.env.ROUNDS ?? 7),
  pages: Number(process.env.PAGES ?? 20_000),
  leads: Number(process.env.LEADS ?? 3_000),
  memory: Number(process.env.MEMORY ?? 200_000),
};
/** Time limit of the whole run, in ms. */
const longest = 10 * 60_000;

const root = join(import.meta.dirname, '../../..');

async function main(folder: string): Promise<boolean> {
  const dist = buildSite(folder);
  const homePage = join(dist, 'client/index.html.br');
  const bare = await startProcess(folder, 'bare', [join(import.meta.dirname, 'bare.js'), homePage]);
  const bareLeads = await startProcess(folder, 'bare-leads', [join(import.meta.dirname, 'bare-leads.js'), folder]);
  const env = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(folder, 'data'), TRUST_PROXY: '1', METRICS_PORT: '0' };
  const site = await startProcess(folder, 'site', [join(dist, 'server/main.js')], env);
  const withKey = { ...env, DATA_DIR: join(folder, 'encrypted'), LEADS_KEY: randomBytes(32).toString('base64') };
  const encrypted = await startProcess(folder, 'encrypted', [join(dist, 'server/main.js')], withKey);
  const version = await askConsentVersion(site.port);
  const lead = () => leadRequest(version);
  const held = [
    await pages({
      what: 'pages, 20 connections',
      other: 'bare node:http',
      processes: [bare, site],
      count: counts.pages,
      least: must.pages,
    }),
    await leads(
      {
        what: 'leads on disk, 64 connections',
        other: 'bare node:http and libsql',
        processes: [bareLeads, site],
        count: counts.leads,
        least: must.leads,
      },
      lead,
    ),
    await leads(
      {
        what: 'encrypted leads on disk, 64 connections',
        other: 'unencrypted',
        processes: [site, encrypted],
        count: counts.leads,
        least: must.encrypted,
      },
      lead,
    ),
    await memory(site, lead),
  ];
  for (const { stop } of [bare, bareLeads, site, encrypted]) stop();
  return held.every(Boolean);
}

/** Builds our site without its limit on leads a minute: they come as fast as they can be stored. */
function buildSite(folder: string): string {
  cpSync(join(root, 'config'), join(folder, 'config'), { recursive: true });
  const file = join(folder, 'config/site.yaml');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/^( +(?:address|network|all): \{ leads: )\d+/gm, '$150000'));
  // Inside the project, so that the server finds its packages.
  const dist = join(root, 'node_modules/.cache/bench-server');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'src/tools/cli/build.ts', dist], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, SITE_ROOT: folder },
  });
  if (status !== 0) throw new Error(`The site could not be built:\n${stdout}${stderr}`);
  return dist;
}

interface Pair {
  readonly what: string;
  /** What the first process is. */
  readonly other: string;
  readonly processes: readonly [first: Process, second: Process];
  readonly count: number;
  readonly least: number;
}

async function pages(pair: Pair): Promise<boolean> {
  const request = pageRequest('/');
  return compare(pair, ({ port }, count) => rate(port, count, 20, () => request, 200));
}

const leads = (pair: Pair, lead: () => string): Promise<boolean> =>
  compare(pair, ({ port }, count) => rate(port, count, 64, lead, 201));

/** Runs both in turns, after a quarter of the requests that does not count, and compares them. */
async function compare(
  { what, other, processes: [first, second], count, least }: Pair,
  ask: (process: Process, count: number) => Promise<number>,
): Promise<boolean> {
  await ask(first, count / 4);
  await ask(second, count / 4);
  const rounds: [number, number][] = [];
  for (let round = 0; round < counts.rounds; round += 1)
    rounds.push([await ask(first, count), await ask(second, count)]);
  const [theirs, ours, ratio] = [
    median(rounds.map(([one]) => one)),
    median(rounds.map(([, two]) => two)),
    median(rounds.map(([one, two]) => two / one)),
  ];
  const ratios = rounds.map(([one, two]) => (two / one).toFixed(2)).join(' ');
  const rates = `${Math.round(ours)}/s, ${other} ${Math.round(theirs)}/s`;
  const held = ratio >= least ? 'held' : 'NOT HELD';
  console.log(`${what}: ${rates}; ratio ${ratio.toFixed(2)} (median of ${ratios}), at least ${least}: ${held}`);
  return ratio >= least;
}

/**
 * Requests pages, the catalog and leads. Compares the memory of the process, and its heap, in the two halves. Before
 * each reading, garbage is collected: otherwise the figures depend on when the collector last ran.
 */
async function memory(site: Process, lead: () => string): Promise<boolean> {
  const steps = 20;
  const requests = [
    pageRequest('/'),
    pageRequest('/CarPlan'),
    pageRequest('/api/mock/policies?type=health'),
    pageRequest('/nowhere'),
  ];
  const readings: { rss: number; heap: number }[] = [];
  for (let step = 0; step < steps; step += 1) {
    const each = counts.memory / steps;
    for (const [request, status] of [
      [requests[0]!, 200],
      [requests[1]!, 200],
      [requests[2]!, 200],
      [requests[3]!, 404],
    ] as const)
      await rate(site.port, each * 0.24, 20, () => request, status);
    await rate(site.port, each * 0.04, 20, lead, 201);
    site.collect();
    readings.push(await read(site));
    const { rss, heap } = readings.at(-1)!;
    const requested = Math.round(each * (step + 1));
    if (step % 2 === 1)
      console.log(`memory after ${requested} requests: RSS ${rss.toFixed(0)} MB, heap ${heap.toFixed(1)} MB`);
  }
  const most = (part: typeof readings, of: 'rss' | 'heap') => Math.max(...part.map((reading) => reading[of]));
  const growthOf = (of: 'rss' | 'heap') => most(readings.slice(steps / 2), of) / most(readings.slice(0, steps / 2), of);
  const growth = Math.max(growthOf('rss'), growthOf('heap'));
  const held = growth <= must.growth ? 'held' : 'NOT HELD';
  const both = `RSS ${growthOf('rss').toFixed(2)}, heap ${growthOf('heap').toFixed(2)}`;
  console.log(`most memory in the second half to that in the first: ${both}, at most ${must.growth}: ${held}`);
  return growth <= must.growth;
}

async function read({ metricsPort }: Process): Promise<{ rss: number; heap: number }> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const value = (name: string) => Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1]) / 1e6;
  return { rss: value('process_resident_memory_bytes'), heap: value('nodejs_heap_size_used_bytes') };
}

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'bench-')));
setTimeout(() => process.exit(1), longest).unref();
const held = await main(folder).catch(async (error: Error) => {
  console.error(error.message);
  // Fails if the server died.
  await pause(500);
  return false;
});
rmSync(folder, { recursive: true, force: true });
process.exit(held ? 0 : 1);
