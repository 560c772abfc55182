import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { ensureBrowser } from '../support/browser.ts';
import { reports } from '../support/counts.ts';
import { chooseSite } from './setup/site.ts';

const root = join(import.meta.dirname, '../..');
const { url, start } = await chooseSite();
const executablePath = (process.env.CHROME_PATH ??= ensureBrowser());

/** Tests on a phone's screen. All others run on a wide screen and make it narrow where that matters. */
const phoneTests = '**/*.phone.spec.ts';

/** Files with tests of half a minute. They run first, so that both workers end at about the same time. */
const longTests = [
  'studio/all-texts',
  'canary',
  'diff-pictures',
  'examples',
  'hot-update',
  'vehicles/car',
  'wizard-refresh',
].map((name) => `**/${name}.spec.ts`);
const desktop = { viewport: { width: 1280, height: 800 } };

const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Each site has its own process, as on a desktop. Chrome's headless shell needs the flag for this.
  '--site-per-process',
  // No request leaves this machine.
  `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${new URL(url).hostname}`,
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: join(root, 'test-results/browser'),
  globalTeardown: './setup/teardown.ts',
  // A test of ten seconds takes minutes on a busy machine. These limits only end a test that hangs, and one that waits
  // for what never comes says so while others still run.
  timeout: 600_000,
  expect: { timeout: 180_000, toPass: { timeout: 180_000 } },
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  reporter: [['list'], ['json', { outputFile: join(root, reports.browser) }]],
  use: {
    baseURL: url,
    actionTimeout: 180_000,
    navigationTimeout: 180_000,
    // A trace costs a third of a test's time: `--trace on` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: { executablePath, args: flags },
  },
  projects: [
    { name: 'long', testMatch: longTests, use: desktop },
    {
      name: 'phone',
      testMatch: phoneTests,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', testIgnore: [phoneTests, ...longTests], use: desktop },
  ],
  webServer: start && {
    command: 'node dist/server/main.js',
    cwd: root,
    env: { HOST: '127.0.0.1', PORT: start.port, DATA_DIR: start.data },
    url,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
