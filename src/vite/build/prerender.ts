import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { documentHtml } from '../../app/document.ts';

type Pages = typeof import('../../app/entry-server.tsx');

/** What the server reads to know which file answers which path. All keys are in small letters. */
interface SiteRoutes {
  pages: Record<string, { file: string; canonical: string }>;
  patterns: { pattern: string; file: string }[];
  redirects: Record<string, string>;
  notFound: string;
  frames: string[];
}

/** Write the HTML of every page into dist/client. Returns how many. */
export async function prerenderSite(root: string, manifest: Manifest): Promise<number> {
  const { entries, render, site, routes } = (await import(pathToFileURL(join(root, 'dist/server/pages.js')).href)) as Pages;
  const client = join(root, 'dist/client');
  const entry = closure(manifest, 'src/app/entry-client.tsx');
  const icon = manifest[`config/assets/${site.brand.favicon}`]?.file;
  const table: SiteRoutes = { pages: {}, patterns: [], redirects: {}, notFound: '404.html', frames: [] };

  const write = async (file: string, path: string, page: string, name?: string) => {
    const { body, head } = await render(path, name);
    const own = closure(manifest, `config/pages/${page}.yaml`);
    const scripts = [...new Set([...entry.scripts, ...own.scripts])];
    const html = documentHtml({
      language: site.language,
      head,
      body,
      scripts: scripts.slice(0, 1),
      preloads: scripts.slice(1),
      styles: [...new Set([...entry.styles, ...own.styles])],
      ...(icon === undefined ? {} : { icon: `/${icon}` }),
    });
    mkdirSync(dirname(join(client, file)), { recursive: true });
    writeFileSync(join(client, file), html);
  };

  for (const { path, route, name } of entries()) {
    const file = route.status === 404 ? table.notFound : fileOf(path);
    await write(file, path, route.page, name);
    if (route.status === undefined) table.pages[path.toLowerCase()] = { file, canonical: path };
  }
  for (const route of routes) {
    for (const also of route.also) table.redirects[also.toLowerCase()] = route.path;
    if (!route.path.includes('{id}')) continue;
    const file = fileOf(route.path.replace('{id}', '_id'));
    await write(file, route.path.replace('{id}', '_id'), route.page);
    table.patterns.push({ pattern: route.path.toLowerCase(), file });
  }
  writeFileSync(join(client, 'site-routes.json'), JSON.stringify(table, null, 1));
  rmSync(join(client, '.vite'), { recursive: true, force: true });
  return entries().length;
}

const fileOf = (path: string): string => relative('/', join(path, 'index.html'));

/** A chunk with everything it imports at once: scripts (itself first) and style sheets, as addresses. */
function closure(manifest: Manifest, key: string): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || scripts.has(`/${chunk.file}`)) return;
    scripts.add(`/${chunk.file}`);
    for (const inner of chunk.imports ?? []) visit(inner);
    for (const style of chunk.css ?? []) styles.add(`/${style}`);
  };
  visit(key);
  return { scripts: [...scripts], styles: [...styles] };
}
