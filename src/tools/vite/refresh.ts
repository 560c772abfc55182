import type { EnvironmentModuleGraph, EnvironmentModuleNode, ViteDevServer } from 'vite';
import type { LiveSite } from './live-site.ts';

/** The modules whose code is another one now. */
export const staleModules = ({ idToModuleMap }: EnvironmentModuleGraph, live: LiveSite): EnvironmentModuleNode[] =>
  [...idToModuleMap.values()].filter(({ id }) => id !== null && live.isStale(id));

/** Has open pages and the API follow a site that has changed without a change on the disk. */
export function refresh(server: ViteDevServer, live: LiveSite): void {
  const stale = Object.values(server.environments).map((environment) => ({
    environment,
    modules: staleModules(environment.moduleGraph, live),
  }));
  for (const { environment, modules } of stale)
    for (const module of modules) {
      // What is gone cannot be loaded: who imported it is stale too.
      const isThere = module.id !== null && live.codeOf(module.id) !== undefined;
      // Without this, Vite would keep what it is just making of the code before as the newest.
      environment.moduleGraph.invalidateModule(module);
      if (environment.name === 'client' && isThere) void environment.reloadModule(module);
    }
}
