import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { findBrowser } from '../../src/studio/camera/find-browser.ts';

/**
 * Finds the Chrome or Chromium for the browser tests, or installs one and logs it.
 * Returns its path. If there is none, the error says what to do.
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  for (const install of [installDebian, installPlaywright]) {
    install();
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new Error(notFound);
}

const notFound = `No Chrome or Chromium was found, and none could be installed.
Install one, then name it: CHROME_PATH=/path/to/chrome npm test`;

/** Installs on Debian and Ubuntu, as root only. */
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
