import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { gitIn, putUnderGit } from '../../support/git-folder.ts';
import { linkPackages } from '../../support/packages.ts';
import { page as pageOf } from '../setup/config.ts';
import { openSpot, value } from './open.ts';
import { studioTest } from './studio.ts';

const project = join(import.meta.dirname, '../../..');
const root = realpathSync(mkdtempSync(join(tmpdir(), 'studio-snapshots-')));
const git = gitIn(root);

/** What a clone of the project has: without it, there are no snapshots. */
const parts = ['config', 'schemas', 'src', 'tests', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** A copy of the project under git, because snapshots are beside the config of the project only. */
function clone(): string {
  for (const part of [...parts, 'vite.config.ts', 'vitest.config.ts', '.gitignore'])
    cpSync(join(project, part), join(root, part), { recursive: true });
  linkPackages(project, root, /^\.(?:vite|cache)/);
  putUnderGit(root);
  return root;
}

const { test, studio } = studioTest({ root: clone, isProject: true });

const file = 'pages/login.yaml';
const snapshot = join(root, 'tests/config/snapshots/pages/login.txt');
const heading = pageOf('login').blocks.find(({ block }) => block === 'form')!.heading as unknown as string;
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Changes since the last commit' });

/** Runs the tests of the config file, as `npm test -- config/pages/login.yaml` does. */
function configTests(): { readonly isGreen: boolean; readonly printed: string } {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:VITEST|NODE_ENV$|FORCE_COLOR$)/.test(name)),
  );
  env.NO_COLOR = '1';
  const args = ['node_modules/vitest/vitest.mjs', 'run', 'tests/config', '-t', `config/${file.replace('.', '\\.')}`];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
  return { isGreen: status === 0, printed: stdout + stderr };
}

test('a commit takes the new look of a page along, and the tests of its file are green then', async ({ page }) => {
  test.setTimeout(1_200_000);
  await openSpot(page, file, ['blocks', pageOf('login').blocks.findIndex(({ block }) => block === 'form'), 'heading']);
  await value(page).fill('Sign in here');
  await expect.poll(() => studio.read(file)).toContain('heading: Sign in here');
  expect(configTests().printed).toContain('+     h1 Sign in here');
  await page.getByRole('button', { name: /^Review/ }).click();
  await dialog(page).getByRole('button', { name: 'Take over the new look' }).click();
  const section = dialog(page).getByRole('region', { name: 'What the tests expect' });
  await expect(section).toContainText('1 text is taken over, and will be committed with your changes.', {
    timeout: 600_000,
  });
  expect(readFileSync(snapshot, 'utf8')).toContain('h1 Sign in here');
  expect(heading).not.toBe('Sign in here');
  await dialog(page).getByRole('button', { name: 'Commit' }).click();
  await expect(dialog(page).getByText(/^2 files are committed on studio\//)).toBeVisible();
  const committed = git('diff', '--name-only', 'main', 'HEAD').split('\n');
  expect(committed).toEqual([`config/${file}`, 'tests/config/snapshots/pages/login.txt']);
  expect(git('status', '--porcelain')).toBe('');
  expect(configTests()).toMatchObject({ isGreen: true });
});
