import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { SiteRoutes } from '../../../server/http/site-routes.ts';
import { previewPage, previewStyle, shownFiles } from './relative.ts';

/** Content of .gitignore in a preview. Marks the folder as one that the next preview may replace. */
const mark = '# A preview of the site, made by Studio. The next preview replaces this folder.\n*\n';

/** Files for scripts, servers and search engines. */
const leftOut = /\.(?:js|map|br|gz|zst|xml|webmanifest|json)$|^robots\.txt$|^\.well-known\//;

/**
 * Writes a build as a folder of pages that can be opened with a double click, or served at any address.
 * Takes    `client`: the build's files for browsers; `folder`: an older preview, empty or missing
 * Returns  the number of pages. Throws if the folder has something else.
 */
export function writePreview(client: string, folder: string): number {
  mayReplace(folder);
  const routes = JSON.parse(readFileSync(join(client, 'site-routes.json'), 'utf8')) as SiteRoutes;
  const files = filesIn(client).filter((file) => !leftOut.test(file));
  const fileOf = shownFiles(routes, files);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, '.gitignore'), mark);
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *\nDisallow: /\n');
  let pages = 0;
  for (const file of files) {
    const target = join(folder, file);
    mkdirSync(dirname(target), { recursive: true });
    const text = () => readFileSync(join(client, file), 'utf8');
    if (file.endsWith('.html')) {
      pages += 1;
      writeFileSync(target, previewPage(text(), file, fileOf));
    } else if (file.endsWith('.css')) writeFileSync(target, previewStyle(text(), file));
    else cpSync(join(client, file), target);
  }
  return pages;
}

function mayReplace(folder: string): void {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return;
  const ignore = join(folder, '.gitignore');
  if (!existsSync(ignore) || readFileSync(ignore, 'utf8') !== mark)
    throw new Error(`${folder} is not a preview. Move it away first.`);
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
