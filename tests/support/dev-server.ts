import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const project = join(import.meta.dirname, '../..');

/** A development server on a copy of config/, which a test can break. */
export interface DevServer {
  readonly url: string;
  /** The folder with its config/ and data/. */
  readonly root: string;
  edit(file: string, from: string, to: string): void;
  stop(): Promise<void>;
}

/**
 * Starts a server on a copy of config/, or on the config/ of the folder `site`. `code` is the project folder that the
 * server runs from: this one, or a copy.
 */
export async function startDev({
  site,
  code = project,
}: { readonly site?: string; readonly code?: string } = {}): Promise<DevServer> {
  const root = mkdtempSync(join(tmpdir(), 'dev-'));
  if (site === undefined) cpSync(join(project, 'config'), join(root, 'config'), { recursive: true });
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/tools/cli/dev.ts'], {
    cwd: code,
    env: {
      ...process.env,
      // With it, Vite's server would serve every file, as unit tests need.
      VITEST: undefined,
      SITE_ROOT: site ?? root,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: join(root, 'data'),
    },
  });
  await ready(child);
  return {
    url: `http://127.0.0.1:${port}`,
    root: site ?? root,
    edit: (file, from, to) => {
      const path = join(site ?? root, 'config', file);
      const text = readFileSync(path, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not contain "${from}"`);
      writeFileSync(path, text.replace(from, to));
    },
    stop: async () => {
      if (child.exitCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }
      rmSync(root, { recursive: true, force: true });
    },
  };
}

export function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Local')) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`The development server stopped with ${code}: ${output}`)));
  });
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
