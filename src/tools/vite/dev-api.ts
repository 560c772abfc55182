import type { ViteDevServer } from 'vite';

/** Mounts the same API that `npm start` has. It is loaded again after its code or the catalog changed. */
export function serveApi(server: ViteDevServer): void {
  server.middlewares.use(async (request, response, next) => {
    if (!request.url?.startsWith('/api/')) return next();
    try {
      const { api } = (await server.ssrLoadModule('/src/server/dev.ts')) as typeof import('../../server/dev.ts');
      api(request, response, next);
    } catch (error) {
      next(error);
    }
  });
}
