import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { counted } from '../../../problems/show.ts';
import { exit, Refusal } from '../../kit/command.ts';
import type { Affected } from './pages.ts';
import { git } from './revision.ts';

const folder = 'test-results/diff';

/** A phone and a desk, in pixels. */
const widths = [390, 1280];

/**
 * Takes pictures of pages before and after, and puts them beside each other in an HTML file that git ignores.
 * Builds the revision in a work tree of its own and the site as it is, both at the same time, and has `npm run look`
 * take the pictures.
 * Returns the path of the HTML file; undefined where there is no page to take a picture of.
 */
export async function takePictures(
  project: string,
  commit: string,
  pages: readonly Affected[],
): Promise<string | undefined> {
  if (pages.length === 0) return undefined;
  const target = join(project, folder);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const place = mkdtempSync(join(tmpdir(), 'site-tree-'));
  const tree = join(place, 'site');
  git(project, 'worktree', 'add', '--detach', tree, commit);
  try {
    symlinkSync(join(project, 'node_modules'), join(tree, 'node_modules'), 'junction');
    const paths = (how: Affected['how']) => pages.filter((page) => page.how !== how).map(({ path }) => path);
    const ended = await Promise.allSettled([
      look(project, tree, paths('added'), 'before'),
      look(project, project, paths('removed'), 'after'),
    ]);
    for (const end of ended) if (end.status === 'rejected') throw end.reason;
  } finally {
    git(project, 'worktree', 'remove', '--force', tree);
    rmSync(place, { recursive: true, force: true });
  }
  writeFileSync(join(target, 'index.html'), album(target, pages));
  return `${folder}/index.html`;
}

/** Build a tree and take pictures of its pages with the tool of the project. Says on standard error what it does. */
async function look(project: string, tree: string, paths: readonly string[], name: 'before' | 'after'): Promise<void> {
  if (paths.length === 0) return;
  const tsx = join(project, 'node_modules/tsx/dist/cli.mjs');
  console.error(`Building the site as it ${name === 'before' ? 'was' : 'is'} …`);
  await run(tree, [tsx, 'src/cli/build.ts']);
  console.error(`Taking pictures of ${counted(paths.length, 'page')} ${name} the change …`);
  await run(project, [
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
    join(project, folder, name),
  ]);
}

/** Rejects with a Refusal in the words of the program that failed. */
const run = (cwd: string, args: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) =>
    execFile(process.execPath, args, { cwd, maxBuffer: 1e9 }, (error, stdout, stderr) =>
      error ? reject(new Refusal(`${stdout}${stderr}`.trim(), exit.failed)) : resolve(),
    ),
  );

/** The name that `npm run look` gives a picture. */
const fileOf = (path: string, width: number): string =>
  `${path.slice(1).replaceAll(/[^A-Za-z0-9]+/g, '-') || 'home'}-${width}.png`;

function album(target: string, pages: readonly Affected[]): string {
  const same = 'Looks the same at first: what changed shows once a visitor answers or opens something.';
  const [alike, seen] = [pages.filter((page) => isSame(target, page)), pages.filter((page) => !isSame(target, page))];
  return [
    '<!doctype html>',
    '<html lang="en"><meta charset="utf-8"><title>Before and after</title>',
    '<h1>Before and after</h1>',
    '<p>A picture opens in its own size.</p>',
    `<ul>${[...seen, ...alike].map((page) => `<li><a href="#${anchor(page)}">${page.path}</a></li>`).join('')}</ul>`,
    ...seen.flatMap((page) => [heading(page), table(page)]),
    // Their pictures would only hide those in which something is to be seen.
    ...alike.flatMap((page) => [heading(page), `<details><summary>${same}</summary>${table(page)}</details>`]),
    '</html>',
    '',
  ].join('\n');
}

const anchor = ({ path }: Affected): string => fileOf(path, 0).replace('-0.png', '');

const heading = (page: Affected): string => `<h2 id="${anchor(page)}">${page.path}</h2>`;

/** How many times smaller than their own size pictures are shown, so that a long page fits two or three screens. */
const scale = 2.6;

/** The pictures of a page in one row: each width before and after. */
function table({ path, how }: Affected): string {
  const cells = widths.flatMap((width) =>
    (['before', 'after'] as const).map((when) => {
      if (how === (when === 'before' ? 'added' : 'removed')) return `<td>not there ${when}</td>`;
      const file = `${when}/${fileOf(path, width)}`;
      const alt = `${path} ${when}, ${width} px wide`;
      const picture = `<img src="${file}" alt="${alt}" width="${Math.round(width / scale)}">`;
      return `<td valign="top"><a href="${file}">${picture}</a></td>`;
    }),
  );
  const heads = widths.flatMap((width) => [`before, ${width} px`, `after, ${width} px`]);
  return `<table><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr><tr>${cells.join('')}</tr></table>`;
}

/** Whether a page has the same pictures before and after. */
const isSame = (target: string, { path, how }: Affected): boolean =>
  how === 'changed' &&
  widths.every((width) =>
    readFileSync(join(target, 'before', fileOf(path, width))).equals(
      readFileSync(join(target, 'after', fileOf(path, width))),
    ),
  );
