import { join, relative } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { printProblems } from '../../shared/problems/print.ts';
import { serveApi } from './dev-api.ts';
import { serveDocuments } from './dev-documents.ts';
import { handedOver, type BuiltSite } from './built-site.ts';
import { companionIn, type Companion } from './companion.ts';
import { acceptCode, helloEvent, problemsEvent } from './hot.ts';
import { LiveSite } from './live-site.ts';
import { lookAgain } from './look-again.ts';
import { partIn, virtualModules } from './modules.ts';
import { staleModules } from './refresh.ts';
import { isPhotoModule, photoModule, photoStandIn } from './photos.ts';

export interface SiteOptions {
  /** The folder that holds config/; the project's own by default. */
  readonly root?: string;
  /** The folder of the project: its src/ and schemas/. */
  readonly project: string;
}

/**
 * The Vite plug-in that turns config files and `virtual:` modules into code. A build fails with every problem; the
 * development server keeps the last good site and shows the problems.
 */
export function site({ project, root = project }: SiteOptions): Plugin {
  const config = join(root, 'config');
  const photos = join(project, 'node_modules/.cache/photos');
  let live: LiveSite | BuiltSite;
  let built: BuiltSite | undefined;
  let companion: Companion | undefined;
  let development: ViteDevServer | undefined;
  let command = '';
  return {
    name: 'site',
    enforce: 'pre',
    sharedDuringBuild: true,
    config: () => ({ build: { assetsInlineLimit: 0 } }),
    configResolved(resolved) {
      command = process.env.VITEST === undefined ? resolved.command : 'test';
      built = handedOver(resolved.plugins);
      companion = companionIn(resolved.plugins);
    },
    buildStart() {
      live ??= built ?? started(project, root, companion, development);
      if (command === 'build' && live.problems.length > 0) this.error(`\n${printProblems(live.problems)}`);
    },
    resolveId: (id) => resolvedId(id, live),
    load(id) {
      // Tests that look at no picture do not wait for its versions, which take seconds to make.
      if (isPhotoModule(id)) return command === 'test' ? photoStandIn(id, root) : photoModule(id, photos);
      // Of what Vite adds to an address, only what is asked of the file counts.
      const part = partIn(id);
      const code = live.codeOf(id.replace(/\?.*$/, part === undefined ? '' : `?${part}`));
      if (code === undefined || id.endsWith('.css')) return code;
      return { code: code + (command === 'serve' ? acceptCode(id) : ''), moduleType: 'js' };
    },
    configureServer(server) {
      development = server;
      server.watcher.add(config);
      server.ws.on(helloEvent, (_, page) => page.send(problemsEvent, live.problems));
      serveApi(server);
      return () => serveDocuments(server, () => live.names, root, companion?.scripts);
    },
    hotUpdate({ file, server, modules }) {
      if (relative(config, file).startsWith('..') || !(live instanceof LiveSite)) return undefined;
      if (this.environment.name === 'client') lookAgain(file, server);
      if (companion?.isOwn(file) === true) return [];
      if (this.environment.name === 'client') update(live, file, server, companion);
      if (live.problems.length > 0) return [];
      const assets = modules.filter(({ id }) => id?.includes('/config/assets/'));
      return [...assets, ...staleModules(this.environment.moduleGraph, live)];
    },
  };
}

/** The id of a module that is made here. A file that is not saved yet is on no disk where Vite would find it. */
function resolvedId(id: string, live: LiveSite | BuiltSite): string | undefined {
  if (virtualModules.has(id)) return `\0${id}${id.endsWith('.css') ? '' : '.js'}`;
  return live instanceof LiveSite && live.isAhead(id) ? id : undefined;
}

/** A site that follows its files, of which the companion is told. */
function started(
  project: string,
  root: string,
  companion: Companion | undefined,
  server: ViteDevServer | undefined,
): LiveSite {
  const live = new LiveSite(project, root, companion);
  if (server) companion?.begin(live, server);
  return live;
}

/** Has a site follow a changed file, and tells open pages at once, and once more when its visitors have walked it. */
function update(site: LiveSite, file: string, server: ViteDevServer, companion: Companion | undefined): void {
  site.update(file);
  tell(server, site);
  if (companion) return companion.changed();
  site.finishSoon(() => {
    if (site.problems.length + site.unready.length > 0) tell(server, site);
  });
}

/**
 * Sends the current problems to every open page. An empty list clears the overlay. What keeps
 * nobody from looking at the site is told in the terminal alone: who changes a form looks at it first, and mends its
 * examples then.
 */
function tell(server: ViteDevServer, { problems, unready }: LiveSite): void {
  if (problems.length > 0) server.config.logger.error(`\n${printProblems(problems)}\n`);
  if (unready.length > 0) server.config.logger.warn(`\n${printProblems(unready)}\n`);
  server.ws.send({ type: 'custom', event: problemsEvent, data: problems });
}
