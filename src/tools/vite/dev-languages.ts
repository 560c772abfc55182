import type { ViteDevServer } from 'vite';
import type { SymbolTable } from '../../compiler/resolve/symbols.ts';
import { languageAt } from '../../shared/engine/language-at.ts';
import type { LiveSite } from './live-site.ts';
import { staleModules } from './refresh.ts';

/**
 * Shows the site in the language of a path. Modules have one language at a time, that of the page that was opened last.
 * Returns whether that changes anything.
 */
export function showLanguageAt(path: string, live: LiveSite, server: ViteDevServer): boolean {
  if (!live.lookIn(languageAt(path, live.languages)?.code)) return false;
  for (const { moduleGraph } of Object.values(server.environments))
    for (const module of staleModules(moduleGraph, live)) moduleGraph.invalidateModule(module);
  return true;
}

/**
 * The code of a module on the development server, where all languages share the constants of a build. A page loads
 * again if another page, in another language, was opened while it loaded.
 */
export const withLanguage = (id: string, code: string, { names }: Pick<LiveSite, 'names'>): string =>
  id.includes('virtual:site') ? `${ownBase(names)}\n${loadAgain(names)}\n${code}` : code;

const ownBase = ({ language }: SymbolTable): string =>
  `globalThis['__SITE_' + 'BASE__'] = ${JSON.stringify(language?.base ?? '')};`;

/** After a random time, so that two pages do not take the language from each other again and again. */
const loadAgain = ({ site }: SymbolTable): string =>
  `if (globalThis.document && document.documentElement.lang !== ${JSON.stringify(documentLanguage(site))})
  setTimeout(() => location.reload(), 1000 * Math.random());`;

/** The language of a document. */
export const documentLanguage = (site: SymbolTable['site']): string => site?.data.language ?? 'en';
