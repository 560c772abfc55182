import type { ViteDevServer } from 'vite';
import type { BuiltSite } from './built-site.ts';
import { languageAt } from '../../shared/engine/language-at.ts';
import { LiveSite } from './live-site.ts';

/** Mounts the same API as `npm start`. Reloaded after its code or the catalog has changed. */
export function serveApi(server: ViteDevServer, site: () => LiveSite | BuiltSite): void {
  server.middlewares.use(async (request, response, next) => {
    const live = site();
    const base = live instanceof LiveSite ? (languageAt(request.url ?? '', live.languages)?.base ?? '') : '';
    if (!request.url?.startsWith(`${base}/api/`)) return next();
    request.url = request.url.slice(base.length);
    try {
      const { api } = (await server.ssrLoadModule('/src/server/dev.ts')) as typeof import('../../server/dev.ts');
      api(request, response, next);
    } catch (error) {
      next(error);
    }
  });
}
