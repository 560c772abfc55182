import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { contentOf } from '../../compiler/read/files.ts';
import { directionOf } from '../../compiler/resolve/languages.ts';
import { pathsOf, type SymbolTable } from '../../compiler/resolve/symbols.ts';
import { decoded } from '../../shared/engine/decoded.ts';
import { documentHtml } from '../../site/app/document.ts';
import { iconByHabit } from '../../site/app/icons.ts';
import type { BuiltSite } from './built-site.ts';
import type { Companion } from './companion.ts';
import { languageAt } from '../../shared/engine/language-at.ts';
import { documentLanguage, showLanguageAt } from './dev-languages.ts';
import { LiveSite } from './live-site.ts';

/** The problem overlay, and the entry of the site. */
const own: readonly string[] = ['/src/tools/vite/overlay.ts', '/src/site/app/entry-client.tsx'];

interface Served {
  /** The site. */
  site(): LiveSite | BuiltSite;
  /** Its folder. */
  readonly root: string;
  readonly companion: Companion | undefined;
}

/** In development, every address returns an empty document, whose script draws the page in the address's language. */
export function serveDocuments(server: ViteDevServer, { site, root, companion }: Served): void {
  const names = () => site().names;
  server.middlewares.use(iconByHabit, (_request, response, next) => {
    const favicon = names().site?.data.brand.favicon;
    if (favicon === undefined) return next();
    const { bytes } = contentOf(join(root, 'config/assets', favicon));
    if (bytes === undefined) return next();
    response.setHeader('content-type', 'image/svg+xml').end(bytes);
  });
  server.middlewares.use(async (request, response, next) => {
    if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next();
    const path = (request.url ?? '/').replace(/[?#].*$/, '');
    const live = site();
    if (live instanceof LiveSite && showLanguageAt(path, live, server)) companion?.wentOn();
    const known = isKnown(path, names());
    const first = known || !(live instanceof LiveSite) ? undefined : inFirstLanguage(path, live);
    if (first !== undefined) return response.writeHead(302, { location: first }).end();
    const language = documentLanguage(names().site);
    const html = documentHtml({
      language,
      dir: directionOf(language),
      head: { title: '', description: '', canonical: '' },
      body: '',
      scripts: companion?.scripts ?? own,
    });
    response.statusCode = known ? 200 : 404;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    // Vite decodes the address, which fails if a % sign in it is not a valid escape.
    response.end(await server.transformIndexHtml(known ? path : '/', html));
  });
}

/** Where a page leads that is not published in the language of its address. */
function inFirstLanguage(path: string, live: LiveSite): string | undefined {
  const language = languageAt(path, live.languages);
  const bare = path.slice(language?.base.length) || '/';
  return language && isKnown(bare, live.onAllDays[0]!) ? `${bare}#not-in-${language.code.toLowerCase()}` : undefined;
}

function isKnown(address: string, symbols: SymbolTable): boolean {
  const path = decoded(address)
    .toLowerCase()
    .replace(/(.)\/$/, '$1');
  return symbols.pages.flatMap((page) => pathsOf(page, symbols)).some((known) => known.toLowerCase() === path);
}
