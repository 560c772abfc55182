import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './dev-server.ts';

const project = join(import.meta.dirname, '../..');

/** Studio over a copy of config/, which a test may change. */
export interface StudioServer {
  /** The address with the token. */
  readonly address: string;
  /** The site without Studio: http://127.0.0.1:1234 */
  readonly url: string;
  read(file: string): string;
  has(file: string): boolean;
  write(file: string, text: string): void;
  /** Stops Studio and keeps the config, for another one over it. */
  stop(): Promise<void>;
  /** Starts it again over the same config. */
  again(): Promise<StudioServer>;
}

/** Starts Studio over a copy of config/, or over the folder `root` of another one. */
export async function startStudio(root?: string): Promise<StudioServer> {
  const folder = root ?? mkdtempSync(join(tmpdir(), 'studio-'));
  if (root === undefined) cpSync(join(project, 'config'), join(folder, 'config'), { recursive: true });
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/tools/cli/studio.ts', '--no-open'], {
    cwd: project,
    env: { ...process.env, SITE_ROOT: folder, PORT: String(port), DATA_DIR: join(folder, 'data'), CHECK_ANSWERS: '1' },
  });
  const address = await new Promise<string>((found, failed) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const [told] = /http:\S+token=\S+/.exec(said) ?? [];
      if (told !== undefined) found(told);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code) => failed(new Error(`Studio stopped with ${code}: ${said}`)));
  });
  const path = (file: string): string => join(folder, 'config', file);
  const ended = () =>
    new Promise<void>((done) => {
      child.once('exit', () => done());
      child.kill('SIGTERM');
    });
  return {
    address,
    url: `http://127.0.0.1:${port}`,
    read: (file) => readFileSync(path(file), 'utf8'),
    has: (file) => existsSync(path(file)),
    write: (file, text) => writeFileSync(path(file), text),
    stop: async () => {
      await ended();
      rmSync(folder, { recursive: true, force: true });
    },
    again: async () => {
      await ended();
      return startStudio(folder);
    },
  };
}
