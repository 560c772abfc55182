import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { counted } from '../../../../shared/problems/show.ts';
import { exit, Refusal } from '../../kit/command.ts';
import { album } from './album.ts';
import { widths, type Affected } from '../../../../authoring/changes/pages.ts';
import { git } from '../../../../authoring/changes/git.ts';
import type { Walk, Walks } from '../../../../authoring/changes/walks.ts';

const folder = 'test-results/diff';

/**
 * Takes pictures of pages and of later steps of wizards, before and after, and shows them side by side in an HTML file
 * that git ignores. Builds the revision in a separate work tree and the current site, in parallel, and takes the
 * pictures with `npm run look`. Returns the path of the HTML file; undefined if there are no pages.
 */
export async function takePictures(
  project: string,
  commit: string,
  pages: readonly Affected[],
  walks: Walks,
): Promise<string | undefined> {
  if (pages.length === 0) return undefined;
  const target = join(project, folder);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const place = mkdtempSync(join(tmpdir(), 'site-tree-'));
  const tree = join(place, 'site');
  await git(project, ['worktree', 'add', '--detach', tree, commit]);
  try {
    symlinkSync(join(project, 'node_modules'), join(tree, 'node_modules'), 'junction');
    const paths = (how: Affected['how']) => pages.filter((page) => page.how !== how).map(({ path }) => path);
    const ended = await Promise.allSettled([
      buildAndPhotograph(project, tree, paths('added'), walks.before, 'before'),
      buildAndPhotograph(project, project, paths('removed'), walks.after, 'after'),
    ]);
    for (const end of ended) if (end.status === 'rejected') throw end.reason;
  } finally {
    await git(project, ['worktree', 'remove', '--force', tree]);
    rmSync(place, { recursive: true, force: true });
  }
  writeFileSync(join(target, 'index.html'), album(target, pages, walks));
  return `${folder}/index.html`;
}

/** Builds a tree and takes pictures of its pages with the project's tool. Prints its progress to standard error. */
async function buildAndPhotograph(
  project: string,
  tree: string,
  paths: readonly string[],
  walks: readonly Walk[],
  name: 'before' | 'after',
): Promise<void> {
  if (paths.length === 0) return;
  const into = join(project, folder, name);
  const ways = `${into}.json`;
  writeFileSync(ways, JSON.stringify(walks));
  const tsx = join(project, 'node_modules/tsx/dist/cli.mjs');
  console.error(`Building the site as it ${name === 'before' ? 'was' : 'is'} …`);
  await runNode(tree, [tsx, 'src/tools/cli/build.ts']);
  console.error(`Taking pictures of ${counted(paths.length, 'page')} ${name} the change …`);
  const told = await runNode(project, [
    tsx,
    'tests/look.ts',
    ...paths,
    ...widths.flatMap((width) => ['--width', String(width)]),
    '--open',
    '--scheme',
    'light',
    '--site',
    tree,
    '--into',
    into,
    '--walks',
    ways,
  ]);
  if (told !== '') console.error(told);
}

/** Returns the standard error of a Node program. Rejects with a Refusal with its output if it fails. */
const runNode = (cwd: string, args: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) =>
    execFile(process.execPath, args, { cwd, maxBuffer: 1e9 }, (error, stdout, stderr) =>
      error ? reject(new Refusal(`${stdout}${stderr}`.trim(), exit.failed)) : resolve(stderr.trim()),
    ),
  );
