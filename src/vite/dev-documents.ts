import type { ViteDevServer } from 'vite';
import { pathsOf, type SymbolTable } from '../compiler/resolve/symbols.ts';
import { documentHtml } from '../app/document.ts';

/** In development every address answers an empty document whose script draws the page. */
export function serveDocuments(server: ViteDevServer, names: () => SymbolTable): void {
  server.middlewares.use(async (request, response, next) => {
    if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next();
    const url = request.url ?? '/';
    const html = documentHtml({
      language: 'en',
      head: { title: '', description: '', canonical: '' },
      body: '',
      scripts: ['/src/vite/overlay.ts', '/src/app/entry-client.tsx'],
    });
    response.statusCode = isKnown(url, names()) ? 200 : 404;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(await server.transformIndexHtml(url, html));
  });
}

function isKnown(url: string, symbols: SymbolTable): boolean {
  const path = decodeURI(url.replace(/[?#].*$/, ''))
    .toLowerCase()
    .replace(/(.)\/$/, '$1');
  return symbols.pages.flatMap((page) => pathsOf(page, symbols)).some((known) => known.toLowerCase() === path);
}
