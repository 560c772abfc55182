import { join, relative } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { readContracts, type Contracts } from '../build/check/contracts.ts';
import { compileSite, type Site } from '../build/compile-site.ts';
import { printProblems } from '../problems/print.ts';
import { moduleCode, virtualModules } from './modules.ts';
import { acceptCode, problemsEvent } from './hot.ts';
import { serveApi } from './dev-api.ts';
import { serveDocuments } from './dev-documents.ts';

export interface SiteOptions {
  /** The folder that holds config/; the project's own by default. */
  readonly root?: string;
  /** The folder of the project: its src/ and schemas/. */
  readonly project: string;
}

/**
 * Vite reads the site through this: config files and `virtual:` modules become code.
 * A build fails with every problem; the development server keeps the last good site and shows the problems.
 */
export function site({ project, root = project }: SiteOptions): Plugin {
  const places = { root, src: join(project, 'src') };
  let contracts: Contracts;
  let good: Site;
  let broken: Site | undefined;
  let serving = false;
  let building = false;
  /** Code as it was last handed out, to know what a change really changes. */
  const handedOut = new Map<string, string>();

  const compile = (): Site => compileSite(root, (contracts ??= readContracts(project)));
  const codeOf = (id: string): string | undefined => {
    const code = moduleCode(id, good.names, places);
    if (code !== undefined) handedOut.set(id, code);
    return code === undefined ? undefined : code + (serving ? acceptCode(id) : '');
  };

  return {
    name: 'site',
    enforce: 'pre',
    sharedDuringBuild: true,
    config: () => ({ build: { assetsInlineLimit: 0 } }),
    configResolved(config) {
      building = config.command === 'build';
      serving = config.command === 'serve' && process.env.VITEST === undefined;
    },
    buildStart() {
      if (good) return;
      const first = compile();
      if (first.problems.length > 0 && building) this.error(`\n${printProblems(first.problems)}`);
      [good, broken] = [first, first.problems.length > 0 ? first : undefined];
    },
    resolveId: (id) => (virtualModules.has(id) ? `\0${id}${id.endsWith('.css') ? '' : '.js'}` : undefined),
    load(id) {
      const code = codeOf(id.replace(/\?.*$/, ''));
      return code === undefined ? undefined : id.endsWith('.css') ? code : { code, moduleType: 'js' };
    },
    configureServer(server) {
      server.watcher.add(join(root, 'config'));
      server.ws.on('connection', () => tell(server, broken));
      serveApi(server);
      return () => serveDocuments(server, () => good.names);
    },
    async hotUpdate({ file, server, modules }) {
      if (relative(join(root, 'config'), file).startsWith('..')) return;
      if (this.environment.name === 'client') {
        const next = compile();
        tell(server, next.problems.length > 0 ? next : undefined);
        broken = next.problems.length > 0 ? next : undefined;
        if (!broken) good = next;
      }
      if (broken) return [];
      const asset = modules.filter((module) => module.id?.includes('/config/assets/'));
      return [...asset, ...changedModules([...this.environment.moduleGraph.idToModuleMap.values()])];
    },
  };

  function changedModules<T extends { id: string | null }>(modules: readonly T[]): T[] {
    return modules.filter(({ id }) => {
      const before = id === null ? undefined : handedOut.get(id);
      return before !== undefined && id !== null && moduleCode(id, good.names, places) !== before;
    });
  }
}

/** Tell every open page what is wrong now; nothing wrong clears the overlay. */
function tell(server: ViteDevServer, site: Site | undefined): void {
  if (site) server.config.logger.error(`\n${printProblems(site.problems)}\n`);
  server.ws.send({ type: 'custom', event: problemsEvent, data: site?.problems ?? [] });
}
