import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';

/**
 * The Chrome or Chromium that the browser tests use: the one that is found,
 * else the one that can be installed. Says on the console what it does.
 * Returns its path. Throws with the way out when there is none.
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  for (const install of [installDebian, installPlaywright]) {
    install();
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new Error(wayOut);
}

/**
 * Looks for a browser without installing one.
 * A CHROME_PATH that leads nowhere is an error: the wish must not be passed over.
 */
export function findBrowser(): string | undefined {
  const wished = process.env.CHROME_PATH;
  if (wished) {
    if (existsSync(wished)) return wished;
    throw new Error(`CHROME_PATH names ${wished}, which does not exist.`);
  }
  return [chromium.executablePath(), ...(usual[process.platform] ?? [])].find((path) => existsSync(path));
}

const wayOut = `No Chrome or Chromium was found, and none could be installed.
Install one, then name it: CHROME_PATH=/path/to/chrome npm test`;

const onWindows = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].flatMap((root) =>
  root ? [join(root, 'Google/Chrome/Application/chrome.exe'), join(root, 'Chromium/Application/chrome.exe')] : [],
);

/** Where each system keeps it. */
const usual: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: onWindows,
};

/** Debian and Ubuntu, where we may install. */
function installDebian(): void {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).error) return;
  if (run('apt-get', ['update'])) run('apt-get', ['install', '-y', 'chromium']);
}

function installPlaywright(): void {
  run('npx', ['playwright', 'install', 'chromium']);
}

function run(command: string, args: readonly string[]): boolean {
  console.log(`No Chrome or Chromium found: ${command} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'inherit', env, shell: process.platform === 'win32' }).status === 0;
}

const isCommand = process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href;
if (isCommand) console.log(`Browser: ${ensureBrowser()}`);
