import { spawn } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export interface Process {
  readonly port: number;
  readonly metricsPort: number;
  /** Makes it free the memory that it no longer uses. */
  collect(): void;
  stop(): void;
}

/** Arguments of Node, so that the process collects its garbage at a signal. */
const collecting = ['--expose-gc', '--import', 'data:text/javascript,process.on("SIGUSR2", () => gc())'];

/**
 * Starts a Node script in one process, whose output goes to a log file in the folder. Rejects when it is not ready in
 * 20 s.
 */
export async function startProcess(
  folder: string,
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Process> {
  const file = join(folder, `${name}.log`);
  const log = openSync(file, 'w');
  const child = spawn(process.execPath, [...collecting, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', log, log],
  });
  process.once('exit', () => child.kill());
  let stopping = false;
  child.once('exit', (code, signal) => {
    if (!stopping)
      console.error(`${name} ended by itself (${code ?? signal}):\n${readFileSync(file, 'utf8').slice(-2_000)}`);
  });
  const stop = () => {
    stopping = true;
    child.kill();
  };
  for (let tries = 0; tries < 400; tries += 1) {
    const text = readFileSync(file, 'utf8');
    const port = /Ready: http:\/\/\S+?:(\d+)/.exec(text)?.[1];
    const metricsPort = Number(/"metricsPort":(\d+)/.exec(text)?.[1]);
    if (port) return { port: Number(port), metricsPort, collect: () => child.kill('SIGUSR2'), stop };
    if (child.exitCode !== null) throw new Error(`${name} ended: ${text}`);
    await pause(50);
  }
  throw new Error(`${name} is not ready`);
}
