import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exit, Refusal } from '../command.ts';
import type { Affected } from './pages.ts';
import { git } from './revision.ts';

const folder = 'test-results/diff';

/**
 * Pictures of pages before and after, beside each other in an HTML file; returns its path. Builds the revision in a work
 * tree of its own and the site as it is, and has `npm run look` take the pictures. Git ignores where they lie.
 */
export async function takePictures(project: string, commit: string, pages: readonly Affected[]): Promise<string> {
  const target = join(project, folder);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const place = mkdtempSync(join(tmpdir(), 'site-tree-'));
  const tree = join(place, 'site');
  git(project, 'worktree', 'add', '--detach', tree, commit);
  try {
    symlinkSync(join(project, 'node_modules'), join(tree, 'node_modules'), 'junction');
    const paths = (how: Affected['how']) => pages.filter((page) => page.how !== how).map(({ path }) => path);
    look(project, tree, paths('added'), 'before');
    look(project, project, paths('removed'), 'after');
  } finally {
    git(project, 'worktree', 'remove', '--force', tree);
    rmSync(place, { recursive: true, force: true });
  }
  writeFileSync(join(target, 'index.html'), album(pages));
  return `${folder}/index.html`;
}

/** Build a tree and take pictures of its pages with the tool of the project. */
function look(project: string, tree: string, paths: readonly string[], name: string): void {
  if (paths.length === 0) return;
  const tsx = join(project, 'node_modules/tsx/dist/cli.mjs');
  run(tree, [tsx, 'src/cli/build.ts']);
  run(project, [tsx, 'tests/look.ts', ...paths, '--width', '1280', '--scheme', 'light', '--site', tree, '--into', join(project, folder, name)]);
}

function run(cwd: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Refusal(`${stdout}${stderr}`.trim(), exit.failed);
}

/** The name that `npm run look` gives a picture. */
const fileOf = (path: string): string => `${path.slice(1).replaceAll(/[^A-Za-z0-9]+/g, '-') || 'home'}-1280.png`;

function album(pages: readonly Affected[]): string {
  const picture = (when: 'before' | 'after', { path, how }: Affected) => (how === (when === 'before' ? 'added' : 'removed') ? `<p>not there ${when}</p>` : `<img src="${when}/${fileOf(path)}" alt="${path} ${when}" width="620">`);
  const rows = pages.map((page) => `<h2>${page.path}</h2>\n<table><tr><th>before</th><th>after</th></tr><tr><td valign="top">${picture('before', page)}</td><td valign="top">${picture('after', page)}</td></tr></table>`);
  return `<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>Before and after</title>\n<h1>Before and after</h1>\n${rows.join('\n')}\n</html>\n`;
}
