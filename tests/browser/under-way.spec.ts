import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { draftOutcome } from '../../src/authoring/changes/under-way/restored.ts';
import { formVersion, inBrowser } from '../../src/authoring/changes/under-way/form-version.ts';
import { compileSite } from '../../src/compiler/compile-site.ts';
import { makeChanges } from '../cases/change.ts';
import { command } from '../support/command.ts';
import { freePort } from '../support/dev-server.ts';
import { expect, test as base } from './fixtures.ts';
import { hydrated, open } from './setup/open.ts';
import { contracts } from '../support/compiled.ts';

// A visitor begins on the site of tests/cases/under-way/_base. Then the same address serves the site of a case.

const cases = join(import.meta.dirname, '../cases/under-way');
const project = join(import.meta.dirname, '../..');
/** In the project, because the built server finds its packages from there. */
const scratch = mkdtempSync(join(project, 'node_modules/.under-way-'));
const roots = { before: join(scratch, 'before'), after: join(scratch, 'after') };
let port = 0;
let server: ChildProcess | undefined;

const test = base.extend({ baseURL: async ({}, use) => use(`http://127.0.0.1:${port}`) });

test.use({ ownPage: true });
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  for (const root of Object.values(roots)) cpSync(join(cases, '_base'), root, { recursive: true });
  for (const name of ['option-removed', 'question-new', 'default-changed', 'question-removed'])
    makeChanges(roots.after, join(cases, name, 'change.yaml'));
  for (const SITE_ROOT of Object.values(roots)) {
    const { code, printed } = await command(['npm', 'run', '-s', 'build'], { shown: false, env: { SITE_ROOT } });
    expect(code, printed).toBe(0);
  }
  port = await freePort();
});

test.afterAll(async () => {
  await stopServing();
  rmSync(scratch, { recursive: true, force: true });
});

/** Serves a version always at the same address, as a new release does. */
async function serve(version: keyof typeof roots): Promise<void> {
  await stopServing();
  const data = mkdtempSync(join(tmpdir(), 'under-way-data-'));
  server = spawn(process.execPath, [join(roots[version], 'dist/server/main.js')], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: data },
  });
  const started = server;
  await new Promise<void>((resolve, reject) => {
    started.stdout?.on('data', (text) => /Ready: /.test(String(text)) && resolve());
    started.on('exit', (code) => reject(new Error(`The server ended with code ${code}`)));
  });
}

async function stopServing(): Promise<void> {
  const stopped = server;
  server = undefined;
  if (!stopped) return;
  stopped.removeAllListeners('exit');
  const ended = once(stopped, 'exit');
  stopped.kill();
  await ended;
}

const heading = (page: Page) => page.getByRole('heading', { level: 2 }).first();
const next = (page: Page) => page.getByRole('button', { name: 'Next' });

/** What is reported of the draft that the page has just written. */
async function reported(page: Page) {
  const [was, is] = [roots.before, roots.after].map((root) => {
    const { symbols } = compileSite(root, contracts);
    return formVersion(symbols.wizards.get('trip')!, symbols);
  });
  const stored = await page.evaluate(() => sessionStorage.getItem('wizard:trip'));
  const { answers, titles } = JSON.parse(stored ?? '{}') as Record<'answers' | 'titles', Record<string, string>>;
  const step = new URL(page.url()).searchParams.get('step') ?? 'car';
  return draftOutcome({ answers, titles, step }, { was: inBrowser(was!), is: inBrowser(is!, was), isTelling: true });
}

test('a visitor who comes back after a release finds exactly what was reported of the draft', async ({ page }) => {
  await serve('before');
  await open(page, '/trip');
  await page.getByLabel('Fuel').selectOption({ label: 'Diesel' });
  await page.getByLabel('Number of doors').fill('4');
  await next(page).click();
  await expect(heading(page)).toHaveText('Your way');
  await page.getByLabel('From').fill('Pune');
  await page.getByLabel('Note').fill('two bags');
  await next(page).click();
  await expect(heading(page)).toHaveText('You');
  const { again, kept, landing } = await reported(page);
  expect(again.map(({ field, why, isTold }) => [field, why, isTold])).toEqual([
    ['fuel', 'option', true],
    ['note', 'gone', true],
    ['nights', 'default', false],
    ['colour', 'new', false],
  ]);
  expect(kept.map(({ field }) => field).sort()).toEqual(['doors', 'from']);
  expect(landing).toEqual({ from: 'You', to: 'Your car' });

  await serve('after');
  await page.reload();
  await hydrated(page);
  await expect(heading(page)).toHaveText('Your car');
  await expect(
    page.getByRole('status').filter({ hasText: 'This has changed. Not kept: Fuel and Note.' }),
  ).toBeVisible();
  await expect(page.getByLabel('Fuel')).toHaveValue('');
  await expect(page.getByLabel('Number of doors')).toHaveValue('4');
  await expect(page.getByLabel('Colour')).toHaveValue('');
  await page.getByLabel('Fuel').selectOption({ label: 'Petrol' });
  await page.getByLabel('Colour').fill('red');
  await next(page).click();
  await expect(page.getByText('Not kept')).toHaveCount(0);
  await expect(page.getByLabel('From')).toHaveValue('Pune');
  await expect(page.getByLabel('Note')).toHaveCount(0);
  await expect(page.getByLabel('Nights')).toHaveValue('3');
});

test('the tick of a consent is not on the device: after a reload the visitor gives it again', async ({ page }) => {
  await serve('before');
  await open(page, '/trip');
  await page.getByLabel('Fuel').selectOption({ label: 'Petrol' });
  await page.getByLabel('Number of doors').fill('4');
  await next(page).click();
  await page.getByLabel('From').fill('Pune');
  await next(page).click();
  await page.getByRole('checkbox', { name: 'You may write to me.' }).check();
  expect(await page.evaluate(() => sessionStorage.getItem('wizard:trip'))).not.toContain('agree');
  await page.reload();
  await hydrated(page);
  await expect(heading(page)).toHaveText('You');
  await expect(page.getByRole('checkbox', { name: 'You may write to me.' })).not.toBeChecked();
});
