import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import { browsers } from '../../../src/studio/camera/find-browser.ts';

/**
 * Opens a browser that saves its data in the folder `profile`, as a visitor's browser does. The headless shell writes
 * no session files, so a full browser is preferred.
 */
export async function openProfile(profile: string, baseURL: string): Promise<BrowserContext> {
  // Autofill is off: visitors allow it to save names and numbers, but here it would save the canaries.
  mkdirSync(join(profile, 'Default'));
  writeFileSync(
    join(profile, 'Default/Preferences'),
    JSON.stringify({ autofill: { enabled: false, profile_enabled: false } }),
  );
  const context = await chromium.launchPersistentContext(profile, {
    baseURL,
    executablePath: browsers().find((path) => !/headless.shell/.test(path)) ?? process.env.CHROME_PATH,
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    timezoneId: 'Asia/Kolkata',
    locale: 'en-IN',
    viewport: { width: 1280, height: 800 },
  });
  context.setDefaultTimeout(20_000);
  return context;
}
