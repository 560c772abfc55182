import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The result of a command. A command that cannot start fails. */
export interface Ended {
  readonly code: number;
  readonly printed: string;
}

/** Runs a command of the project's packages. Its output is shown at once, or else returned. */
export function command(
  [name = '', ...args]: readonly string[],
  { shown = true, env = {} }: { readonly shown?: boolean; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<Ended> {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const running = spawn(name, args, {
    cwd: root,
    env: { ...process.env, ...env, PATH: path },
    stdio: shown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const printed: Buffer[] = [];
  for (const stream of [running.stdout, running.stderr]) stream?.on('data', (part: Buffer) => printed.push(part));
  return new Promise((resolve) => {
    const end = (code: number) => resolve({ code, printed: Buffer.concat(printed).toString() });
    running.on('error', (error) => {
      console.error(error.message);
      end(1);
    });
    running.on('close', (code) => end(code ?? 1));
  });
}
