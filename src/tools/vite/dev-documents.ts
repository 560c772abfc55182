import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { contentOf } from '../../compiler/read/files.ts';
import { directionOf } from '../../compiler/resolve/languages.ts';
import { pathsOf, type SymbolTable } from '../../compiler/resolve/symbols.ts';
import { decoded } from '../../shared/engine/decoded.ts';
import { documentHtml } from '../../site/app/document.ts';
import { iconByHabit } from '../../site/app/icons.ts';

/** The problem overlay, and the entry of the site. */
const own: readonly string[] = ['/src/tools/vite/overlay.ts', '/src/site/app/entry-client.tsx'];

/**
 * In development, every address returns an empty document whose script draws the page. `root`: the folder of the site;
 * `scripts`: those of the document.
 */
export function serveDocuments(server: ViteDevServer, names: () => SymbolTable, root: string, scripts = own): void {
  server.middlewares.use(iconByHabit, (_request, response, next) => {
    const favicon = names().site?.data.brand.favicon;
    if (favicon === undefined) return next();
    const { bytes } = contentOf(join(root, 'config/assets', favicon));
    if (bytes === undefined) return next();
    response.setHeader('content-type', 'image/svg+xml').end(bytes);
  });
  server.middlewares.use(async (request, response, next) => {
    if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next();
    const url = request.url ?? '/';
    const html = documentHtml({
      language: names().site?.data.language ?? 'en',
      dir: directionOf(names().site?.data.language ?? 'en'),
      head: { title: '', description: '', canonical: '' },
      body: '',
      scripts,
    });
    const path = url.replace(/[?#].*$/, '');
    const known = isKnown(path, names());
    response.statusCode = known ? 200 : 404;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    // Vite decodes the address, which fails if a % sign in it is not a valid escape.
    response.end(await server.transformIndexHtml(known ? path : '/', html));
  });
}

function isKnown(address: string, symbols: SymbolTable): boolean {
  const path = decoded(address)
    .toLowerCase()
    .replace(/(.)\/$/, '$1');
  return symbols.pages.flatMap((page) => pathsOf(page, symbols)).some((known) => known.toLowerCase() === path);
}
