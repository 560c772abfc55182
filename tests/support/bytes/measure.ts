import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chunkReader, closure } from './chunks.ts';
import { budgetOf, mostScripts, scriptsOf } from './page.ts';

/** JavaScript of one page, in KB of 1000 bytes, Brotli. */
export interface PageBytes {
  readonly route: string;
  readonly first: number;
  readonly budget: number;
  readonly files: readonly string[];
}

/** A script that no page loads at first. */
export interface LazyBytes {
  readonly file: string;
  readonly size: number;
}

export interface SiteBytes {
  /** The largest first. */
  readonly pages: readonly PageBytes[];
  readonly lazy: readonly LazyBytes[];
}

interface Routes {
  readonly pages: Readonly<Record<string, { readonly file: string }>>;
  readonly patterns: readonly { readonly pattern: string; readonly file: string }[];
  readonly notFound: string;
}

export const isOver = ({ first, budget, files }: Omit<PageBytes, 'route'>): boolean =>
  first > budget || files.length > mostScripts;

/**
 * Measures the JavaScript of every page of a built site.
 * Takes the folder of the build's client files. Throws when there is no build.
 */
export function measureSite(folder: string): SiteBytes {
  const read = chunkReader(folder);
  const html = (file: string) => readFileSync(join(folder, file), 'utf8');
  const kilobytes = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + read(file).bytes, 0) / 1000;

  const pages = routesOf(folder).map(({ route, file }): PageBytes => {
    const text = html(file);
    const files = closure(scriptsOf(text), read);
    return { route, first: kilobytes(files), budget: budgetOf(text), files: [...files] };
  });
  const first = new Set(pages.flatMap((page) => page.files));
  const lazy = [...closure([...first], read, true)].filter((file) => !first.has(file));
  return {
    pages: pages.sort((a, b) => b.first - a.first),
    lazy: lazy.map((file) => ({ file, size: kilobytes([file]) })).sort((a, b) => b.size - a.size),
  };
}

function routesOf(folder: string): { route: string; file: string }[] {
  const routes = JSON.parse(readFileSync(join(folder, 'site-routes.json'), 'utf8')) as Routes;
  return [
    ...Object.entries(routes.pages).map(([route, { file }]) => ({ route, file })),
    ...routes.patterns.map(({ pattern, file }) => ({ route: pattern, file })),
    { route: '(not found)', file: routes.notFound },
  ];
}
