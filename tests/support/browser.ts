import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { findBrowser } from '../../src/studio/camera/find-browser.ts';

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

const wayOut = `No Chrome or Chromium was found, and none could be installed.
Install one, then name it: CHROME_PATH=/path/to/chrome npm test`;

/** Debian and Ubuntu, where we may install. */
function installDebian(): void {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).error) return;
  if (run('apt-get', ['update']) && !run('apt-get', ['install', '-y', 'chromium-headless-shell']))
    run('apt-get', ['install', '-y', 'chromium']);
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
