import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { SiteRoutes } from '../../../server/http/site-routes.ts';
import { previewPage, previewStyle, shownFiles } from './relative.ts';

/** By this, a folder is known to be a preview, which the next one may replace. git leaves the folder out. */
const mark = '# A preview of the site, made by Studio. The next preview replaces this folder.\n*\n';

/** What is only for scripts, servers and search engines. */
const leftOut = /\.(?:js|map|br|gz|zst|xml|webmanifest|json)$|^robots\.txt$|^\.well-known\//;

/**
 * Writes a build as a folder of files that can be opened by a double click, or put under any address.
 * Takes    `client`: what the build has for browsers; `folder`: a preview of before, or nothing yet
 * Returns  how many pages there are. Throws for a folder that holds something else.
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
    throw new Error(`${folder} holds something else than a preview. Move it away first.`);
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
