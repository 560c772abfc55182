import { join, relative } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { Reported } from '../../compiler/day.ts';
import { printProblems } from '../../shared/problems/print.ts';
import { serveApi } from './dev-api.ts';
import { serveDocuments } from './dev-documents.ts';
import { cacheFolder } from './cached.ts';
import { fontsCss, fontsOf } from './fonts.ts';
import { handedOver, type BuiltSite } from './built-site.ts';
import { companionIn, type Companion } from './companion.ts';
import { withLanguage } from './dev-languages.ts';
import { acceptCode, helloEvent, problemsEvent } from './hot.ts';
import { LiveSite } from './live-site.ts';
import { lookAgain } from './look-again.ts';
import { isSiteModule, partIn, virtualModules } from './modules.ts';
import { staleModules } from './refresh.ts';
import { followed } from './visitors/follow.ts';
import { isPhotoModule, photoModule, photoStandIn } from './photos.ts';

export interface SiteOptions {
  /** The folder of config/; by default the project's. */
  readonly root?: string;
  /** The project's folder, with src/ and schemas/. */
  readonly project: string;
}

/** Constants of the code, for the development server and tests. A build has others: see `bundleBrowser`. */
const undefinedOnes = { __SITE_BASE__: '""', __INSIGHTS__: 'false' };

/**
 * The Vite plug-in that compiles config files and `virtual:` modules. A build fails if there are problems; the
 * development server keeps the last good site and shows the problems.
 */
export function site({ project, root = project }: SiteOptions): Plugin {
  const [config, caches] = [join(root, 'config'), cacheFolder(project)];
  let live: LiveSite | BuiltSite | undefined;
  let built: BuiltSite | undefined;
  let companion: Companion | undefined;
  let development: ViteDevServer | undefined;
  let follower: Pick<Companion, 'changed'> | undefined;
  let command = '';
  const begun = (): LiveSite | BuiltSite => (live ??= built ?? started(project, root, companion, development));
  return {
    name: 'site',
    enforce: 'pre',
    sharedDuringBuild: true,
    config: ({ define }) => ({ build: { assetsInlineLimit: 0 }, define: { ...undefinedOnes, ...define } }),
    configResolved(resolved) {
      command = process.env.VITEST === undefined ? resolved.command : 'test';
      [built, companion] = [handedOver(resolved.plugins), companionIn(resolved.plugins)];
    },
    buildStart() {
      // Most test files need no module of the site, so tests compile it when the first one does.
      if (command === 'test') return;
      if (begun().problems.length > 0 && command === 'build') this.error(`\n${printProblems(begun().problems)}`);
    },
    resolveId: (id) => resolvedId(id, live),
    async load(id) {
      // Tests use no versions of photographs, which take seconds to create.
      if (isPhotoModule(id)) return command === 'test' ? photoStandIn(id, root) : photoModule(id, caches);
      const code = isSiteModule(id, root) ? codeIn(begun(), id) : undefined;
      if (code === undefined) return undefined;
      if (id.endsWith('.css')) return (await fontsCss(fontsOf(begun().names), caches)) + code;
      return { code: command === 'serve' ? withLanguage(id, code, begun()) + acceptCode(id) : code, moduleType: 'js' };
    },
    configureServer(server) {
      development = server;
      server.watcher.add(config);
      follower = companion ?? followed(server, project, root, (told) => finish(begun(), told, server));
      server.ws.on(helloEvent, (_, page) => page.send(problemsEvent, begun().problems));
      serveApi(server, begun);
      return () => serveDocuments(server, { site: begun, root, companion });
    },
    hotUpdate({ file, server, modules }) {
      if (relative(config, file).startsWith('..') || !(live instanceof LiveSite)) return undefined;
      if (this.environment.name === 'client') lookAgain(file, server);
      if (companion?.isOwn(file) === true) return [];
      if (this.environment.name === 'client') update(live, file, server, follower);
      if (live.problems.length > 0) return [];
      return [...modules.filter(isAsset), ...staleModules(this.environment.moduleGraph, live)];
    },
  };
}

const isAsset = ({ id }: { readonly id: string | null }): boolean => id?.includes('/config/assets/') === true;

/** The id of a module of this plug-in. Includes unsaved files, which Vite would not find on disk. */
function resolvedId(id: string, live: LiveSite | BuiltSite | undefined): string | undefined {
  if (virtualModules.has(id)) return `\0${id}${id.endsWith('.css') ? '' : '.js'}`;
  return live instanceof LiveSite && live.isAhead(id) ? id : undefined;
}

/** The code of a module. Ignores queries that Vite adds, but keeps the additional module. */
function codeIn(site: LiveSite | BuiltSite, id: string): string | undefined {
  const part = partIn(id);
  return site.codeOf(id.replace(/\?.*$/, part === undefined ? '' : `?${part}`));
}

/** Starts a live site, and passes it to the companion. */
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

/** Updates a site after a change of a file, and sends problems to open pages at once. */
function update(
  site: LiveSite,
  file: string,
  server: ViteDevServer,
  follower: Pick<Companion, 'changed'> | undefined,
): void {
  site.update(file);
  sendProblems(server, site);
  follower?.changed();
}

/** Takes what the simulated visitors have found, and sends it to open pages. */
function finish(site: LiveSite | BuiltSite, told: Reported, server: ViteDevServer): void {
  if (!(site instanceof LiveSite)) return;
  site.finished(told);
  if (site.problems.length + site.unready.length > 0) sendProblems(server, site);
}

/**
 * Sends the current problems to all open pages. An empty list clears the overlay. Problems that only block publishing
 * are printed only in the terminal: authors first preview a form, then fix its examples.
 */
function sendProblems(server: ViteDevServer, { problems, unready }: LiveSite): void {
  if (problems.length > 0) server.config.logger.error(`\n${printProblems(problems)}\n`);
  if (unready.length > 0) server.config.logger.warn(`\n${printProblems(unready)}\n`);
  server.ws.send({ type: 'custom', event: problemsEvent, data: problems });
}
