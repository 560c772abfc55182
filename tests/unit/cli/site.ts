import { execFile, spawn } from 'node:child_process';
import { join } from 'node:path';

export const project = join(import.meta.dirname, '../../..');
const bin = join(project, 'src/cli/site/bin.js');
const env = (root: string) => ({ PATH: process.env.PATH, HOME: process.env.HOME, SITE_ROOT: root });

export interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs `npx site …` for the site in a folder. */
export const site = (root: string, ...args: string[]): Promise<Outcome> => siteWith({}, root, ...args);

/** Runs `npx site …` with more in its environment. */
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
 * Starts a command that goes on. `said` waits until it prints some words after those of the last call; `stop` is
 * Ctrl-C.
 */
export function startSite(
  root: string,
  ...args: string[]
): { said: (words: string) => Promise<void>; stop: () => Promise<number | null> } {
  const child = spawn(process.execPath, [bin, ...args], { cwd: project, env: env(root) });
  let text = '';
  let look: (() => void) | undefined;
  const hear = (data: Buffer) => {
    text += String(data);
    look?.();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const said = (words: string) =>
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
  return { said, stop };
}
