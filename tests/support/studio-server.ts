import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './dev-server.ts';

const project = join(import.meta.dirname, '../..');

/** Studio on a site that a test can change. */
export interface StudioServer {
  /** The address with the token. */
  readonly address: string;
  /** The site without Studio: http://127.0.0.1:1234 */
  readonly url: string;
  read(file: string): string;
  has(file: string): boolean;
  write(file: string, text: string): void;
  /** Stops Studio and removes its folder. */
  stop(): Promise<void>;
}

/** Copies our site without its other languages, because the check of a change takes twice as long with two. */
function copyInOneLanguage(config: string): void {
  copyConfig(config);
  rmSync(join(config, 'translations'), { recursive: true });
  const site = join(config, 'site.yaml');
  const text = readFileSync(site, 'utf8');
  const inOne = text.replace(/^languages:.*\n(?: .*\n)+/m, '');
  if (inOne === text) throw new Error('config/site.yaml has no languages.');
  writeFileSync(site, inOne);
}

/** Copies our site with all its languages into a new folder. Returns the folder. */
export function copySite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'studio-'));
  copyConfig(join(folder, 'config'));
  return folder;
}

const copyConfig = (to: string): void => cpSync(join(project, 'config'), to, { recursive: true });

/**
 * Starts Studio on a copy of config/ in one language, or on the site in the folder `root`. `code` is the project folder
 * that it runs from: this one, or a copy.
 */
export async function startStudio(root?: string, code = project): Promise<StudioServer> {
  const folder = root ?? mkdtempSync(join(tmpdir(), 'studio-'));
  if (root === undefined) copyInOneLanguage(join(folder, 'config'));
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/tools/cli/studio.ts', '--no-open'], {
    cwd: code,
    env: { ...process.env, SITE_ROOT: folder, PORT: String(port), DATA_DIR: join(folder, 'data'), CHECK_ANSWERS: '1' },
  });
  const address = await new Promise<string>((found, failed) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const [link] = /http:\S+token=\S+/.exec(output) ?? [];
      if (link !== undefined) found(link);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => failed(new Error(`Studio stopped with ${code}: ${output}`)));
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
  };
}
