import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { ensureBrowser } from './browser.ts';

/**
 * Serves the built site of this project or of another folder, on a free port and with its own data folder, which goes
 * at the end; that of DATA_DIR in `env` stays. Call `stop` at the end; `stopped` resolves once all is written. `env`
 * adds to the environment of the server.
 */
export async function serveBuild(
  site = '.',
  env: Readonly<Record<string, string>> = {},
): Promise<{ url: string; stop: () => void; stopped: Promise<void> }> {
  const data = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'built-site-'));
  const server = spawn(process.execPath, [join(site, 'dist/server/main.js')], {
    env: { ...process.env, ...env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: data },
  });
  const url = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (text) => {
      const found = /Ready: (http[^\s"]+)/.exec(String(text))?.[1];
      if (found) resolve(found);
    });
    server.on('exit', (code) =>
      reject(new Error(`The server ended with code ${code}. Is there a build? npm run build makes one.`)),
    );
  });
  const stopped = new Promise<void>((resolve) => server.on('close', () => resolve()));
  return {
    url,
    stopped,
    stop: () => {
      server.removeAllListeners('exit');
      server.on('exit', () => env.DATA_DIR ?? rmSync(data, { recursive: true, force: true }));
      server.kill();
    },
  };
}

/** The machine's Chromium, as the browser tests use it. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
}
