import { realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { FileSystemServeOptions, Plugin } from 'vite';
import { dataDirOf } from '../../server/settings.ts';
import { decoded } from '../../shared/engine/decoded.ts';
import type { SiteOptions } from './plugin.ts';

/**
 * The Vite plug-in that limits what the development server and Studio give to a browser to the files that a page loads.
 * Any program of this machine, and any page in its browser, could ask for more.
 */
export function servedFiles({ project, root = project }: SiteOptions): Plugin {
  return {
    name: 'served-files',
    // Unit tests load files of all folders, and serve none.
    config: () => ({
      server: { fs: process.env.VITEST === undefined ? filesOfPages(project, root) : { strict: false } },
    }),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (isBehindLink(request.url ?? '', server.config.root, join(root, 'config'))) response.writeHead(404).end();
        else next();
      });
      // Vite would start an editor for any page that asks.
      server.middlewares.use('/__open-in-editor', (_request, response) => void response.writeHead(404).end());
    },
  };
}

/** Whether an address is that of a file in a folder that is reached by a symbolic link, which could lead anywhere. */
function isBehindLink(url: string, served: string, folder: string): boolean {
  const path = decoded(url.replace(/[?#].*/, ''));
  const file = path.startsWith('/@fs/') ? path.slice('/@fs'.length) : join(served, path);
  const inside = relative(folder, file);
  if (inside.startsWith('..')) return false;
  try {
    return realpathSync(file) !== join(realpathSync(folder), inside);
  } catch {
    // There is no such file.
    return false;
  }
}

/** What pages load. Never leads or drafts. */
function filesOfPages(project: string, root: string): FileSystemServeOptions {
  const packages = join(project, 'node_modules');
  return {
    strict: true,
    // node_modules may be a link; versions of photographs lie in its cache.
    allow: [join(project, 'src'), join(project, 'schemas'), join(root, 'config'), packages, realpathSync(packages)],
    deny: [
      ...['.env', '.env.*', '*.{crt,pem,key}', '**/.git/**', '*.{db,db-*,db.*}', '**/.cache/studio/**'],
      `${dataDirOf(process.env).replaceAll('\\', '/')}/**`,
    ],
  };
}
