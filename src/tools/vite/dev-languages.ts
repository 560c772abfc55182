import type { ViteDevServer } from 'vite';
import { languageAt } from '../../shared/engine/language-at.ts';
import type { LiveSite } from './live-site.ts';
import { staleModules } from './refresh.ts';

/**
 * Shows the site in the language of a path. Modules have one language at a time, that of the page that was opened last:
 * a page in another language, in another tab, gets its own again when it is reloaded. Returns whether that changes
 * anything.
 */
export function showLanguageAt(path: string, live: LiveSite, server: ViteDevServer): boolean {
  if (!live.lookIn(languageAt(path, live.languages)?.code)) return false;
  for (const { moduleGraph } of Object.values(server.environments))
    for (const module of staleModules(moduleGraph, live)) moduleGraph.invalidateModule(module);
  return true;
}

/** The code of a module on the development server, where all languages share the constants of a build. */
export const withBase = (id: string, code: string, { names }: Pick<LiveSite, 'names'>): string =>
  id.includes('virtual:site')
    ? `globalThis['__SITE_' + 'BASE__'] = ${JSON.stringify(names.language?.base ?? '')};\n${code}`
    : code;
