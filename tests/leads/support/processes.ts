import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import type { LeadsLocation } from '../../../src/server/leads/database/open.ts';
import { writeSite } from '../../unit/server/fixtures.ts';
import { environmentOf } from './engines.ts';

export interface Running {
  readonly child: ChildProcess;
  readonly port: number;
  /** Its output so far, standard output and standard error. */
  readonly printed: () => string;
  /** Kills it as a crash would, and resolves when it is gone. */
  kill(signal?: NodeJS.Signals): Promise<void>;
}

export interface Launch {
  readonly place: LeadsLocation;
  readonly webhook?: string | undefined;
  /** Further options for Node, and further environment variables. */
  readonly node?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

export const secret = 'a secret only for tests';

const root = join(import.meta.dirname, '../../..');

/**
 * Bundles a file of the project with its packages, except native code, once for all tests of a file: a bundle starts
 * five times faster. Returns a function that returns its path.
 */
export function bundled(entry: string, { withSite = false } = {}): () => string {
  let folder = '';
  beforeAll(async () => {
    mkdirSync(join(root, 'test-results'), { recursive: true });
    folder = mkdtempSync(join(root, 'test-results/bundle-'));
    const mode = withSite ? join(root, 'vite.config.ts') : false;
    await build({
      root,
      configFile: mode,
      logLevel: 'error',
      ssr: { noExternal: true, external: ['libsql', 'pg-native'] },
      build: { ssr: true, outDir: folder, rollupOptions: { input: { main: join(root, entry) } } },
    });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return () => join(folder, 'main.js');
}

/** Runs real servers, as `npm start` does, with the sample site. Those that still run after a test are killed. */
export function serverProcesses(): (launch: Launch) => Promise<Running> {
  const script = bundled('tests/unit/server/start-sample.ts');
  return async ({ place, webhook, node = [], env: more = {} }) => {
    const client = await writeSite(join(script(), '../client'));
    const env = {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      LEADS_WEBHOOK_SECRET: secret,
      ...environmentOf(place),
      ...more,
    };
    const child = spawn(process.execPath, [...node, script(), client, ...(webhook ? [webhook] : [])], { env });
    let printed = '';
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const kill = async (signal: NodeJS.Signals = 'SIGKILL') => {
      child.kill(signal);
      await gone;
    };
    onTestFinished(() => kill());
    const port = await new Promise<number>((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (text) => {
          printed += text;
          const ready = /Ready: http:\/\/\S+:(\d+)/.exec(printed)?.[1];
          if (ready) resolve(Number(ready));
        });
      }
      child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${printed}`)));
    });
    return { child, port, printed: () => printed, kill };
  };
}
