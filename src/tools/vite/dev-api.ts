import type { ViteDevServer } from 'vite';

/** Mounts the same API as `npm start`. Reloaded after its code or the catalog has changed. */
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
