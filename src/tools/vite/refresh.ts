import type { EnvironmentModuleGraph, EnvironmentModuleNode, ViteDevServer } from 'vite';
import type { LiveSite } from './live-site.ts';

/** The modules whose code has changed. */
export const staleModules = ({ idToModuleMap }: EnvironmentModuleGraph, live: LiveSite): EnvironmentModuleNode[] =>
  [...idToModuleMap.values()].filter(({ id }) => id !== null && live.isStale(id));

/** Updates open pages and the API after a change of the site that is not on disk. */
export function refresh(server: ViteDevServer, live: LiveSite): void {
  const stale = Object.values(server.environments).map((environment) => ({
    environment,
    modules: staleModules(environment.moduleGraph, live),
  }));
  for (const { environment, modules } of stale)
    for (const module of modules) {
      // Removed modules cannot be reloaded; their importers are stale too.
      const isThere = module.id !== null && live.codeOf(module.id) !== undefined;
      // Otherwise Vite could keep a result of the old code that is still being transformed.
      environment.moduleGraph.invalidateModule(module);
      if (environment.name === 'client' && isThere) void environment.reloadModule(module);
    }
}
