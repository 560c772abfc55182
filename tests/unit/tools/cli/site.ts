import { execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { vi } from 'vitest';
import { main } from '../../../../src/tools/cli/site/main.ts';
import { cacheFolder } from '../../../../src/compiler/cache/folder.js';

export const project = join(import.meta.dirname, '../../../..');
const bin = join(project, 'src/tools/cli/site/bin.js');
const env = (root: string) => ({ PATH: process.env.PATH, HOME: process.env.HOME, SITE_ROOT: root });

export interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Concurrent calls share the console, so each waits for the previous one. */
let last: Promise<unknown> = Promise.resolve();

/** Runs the command line for the site in a folder, in this process. */
export function site(root: string, ...args: string[]): Promise<Outcome> {
  const outcome = last.then(() => printedBy(root, args));
  last = outcome.catch(() => undefined);
  return outcome;
}

async function printedBy(root: string, args: readonly string[]): Promise<Outcome> {
  const printed = { log: '', error: '' };
  const spies = (['log', 'error'] as const).map((way) =>
    vi.spyOn(console, way).mockImplementation((...words) => void (printed[way] += `${words.join(' ')}\n`)),
  );
  vi.stubEnv('SITE_ROOT', root);
  for (const name of ['FORCE_COLOR', 'NO_COLOR']) vi.stubEnv(name, undefined);
  try {
    const code = await main(args, project, cacheFolder(project));
    return { code, out: printed.log, err: printed.error };
  } finally {
    vi.unstubAllEnvs();
    for (const spy of spies) spy.mockRestore();
  }
}

/** Runs `npx site …` in its own process, with additional environment variables. */
export const siteWith = (more: Readonly<Record<string, string>>, root: string, ...args: string[]): Promise<Outcome> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [bin, ...args],
      { cwd: project, env: { ...env(root), ...more }, maxBuffer: 1e8 },
      (error, out, err) => resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });

/**
 * Starts a command that keeps running. `printed` waits until it prints a text after that of the last call; `stop` is
 * Ctrl-C.
 */
export function startSite(
  root: string,
  ...args: string[]
): { printed: (words: string) => Promise<void>; stop: () => Promise<number | null> } {
  const child = spawn(process.execPath, [bin, ...args], { cwd: project, env: env(root) });
  let text = '';
  let look: (() => void) | undefined;
  const hear = (data: Buffer) => {
    text += String(data);
    look?.();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const printed = (words: string) =>
    new Promise<void>((resolve) => {
      look = () => {
        const at = text.indexOf(words);
        if (at === -1) return;
        text = text.slice(at + words.length);
        look = undefined;
        resolve();
      };
      look();
    });
  const stop = () =>
    new Promise<number | null>((resolve) => {
      child.on('exit', (code) => resolve(code));
      child.kill('SIGINT');
    });
  return { printed, stop };
}
