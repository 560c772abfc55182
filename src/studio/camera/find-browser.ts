import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

/** Finds an installed browser. Throws if CHROME_PATH does not exist, because the person wants exactly that browser. */
export function findBrowser(): string | undefined {
  const wished = process.env.CHROME_PATH;
  if (wished) {
    if (existsSync(wished)) return wished;
    throw new Error(`CHROME_PATH is ${wished}, which does not exist.`);
  }
  return browsers()[0];
}

/** All installed browsers, the fastest first. */
export const browsers = (): string[] =>
  [chromium.executablePath(), ...(usualPaths[process.platform] ?? [])].filter((path) => existsSync(path));

const onWindows = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].flatMap(
  (root) =>
    root ? [join(root, 'Google/Chrome/Application/chrome.exe'), join(root, 'Chromium/Application/chrome.exe')] : [],
);

/** Where each system installs a browser. */
const usualPaths: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: [
    // The headless shell is the same browser without windows, and takes two thirds of the time.
    '/usr/bin/chromium-headless-shell',
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
