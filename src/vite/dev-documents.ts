import type { ViteDevServer } from 'vite';
import { pathsOf, type Names } from '../build/link/names.ts';
import { documentHtml } from '../app/document.ts';

/** In development every address answers an empty document whose script draws the page. */
export function serveDocuments(server: ViteDevServer, names: () => Names): void {
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

function isKnown(url: string, names: Names): boolean {
  const path = decodeURI(url.replace(/[?#].*$/, ''))
    .toLowerCase()
    .replace(/(.)\/$/, '$1');
  return names.pages.flatMap((page) => pathsOf(page, names.catalogs)).some((known) => known.toLowerCase() === path);
}
