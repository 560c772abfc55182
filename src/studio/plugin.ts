import { join, relative } from 'node:path';
import type { Plugin, UserConfig, ViteDevServer } from 'vite';
import { accompany } from '../tools/vite/companion.ts';
import { refresh } from '../tools/vite/refresh.ts';
import { Marks } from './frame/marks/marks.ts';
import { home } from './http/guard.ts';
import { studioHttp } from './http/http.ts';
import { serveSite } from './http/serve-site.ts';
import { History } from './workspace/history.ts';
import { JsonStore } from './workspace/json-store.ts';
import { Proofs } from './proof/server/proofs.ts';
import { handlersOf } from './http/handlers.ts';
import { changedEvent } from './contract/events.ts';
import { languageOver } from './text/server/language.ts';
import { visitorsApart } from './visitors/server/visitors.ts';
import { Workspace } from './workspace/workspace.ts';

export interface StudioOptions {
  /** The folder of the project, with src/ and schemas/. */
  readonly project: string;
  /** The folder with config/. */
  readonly root: string;
  /** The access token. */
  readonly token: string;
  /** Whether answers are validated too, as in tests. */
  readonly checksAnswers: boolean;
}

/** The Vite plug-in for Studio: its page, its API, and the marked site. */
export function studio({ project, root, token, checksAnswers }: StudioOptions): Plugin[] {
  let server: ViteDevServer;
  const marks = new Marks();
  const cache = join(project, 'node_modules/.cache/studio');
  const history = new History(new JsonStore(cache, root, 'steps', { done: [], undone: [] }));
  const ending = new AbortController();
  const visitors = visitorsApart(project, root, ending.signal);
  const workspace = new Workspace({
    root,
    visitors,
    kept: new JsonStore(cache, root, 'changes', []),
    refresh: (site) => refresh(server, site),
    changed: debounced(() => server.ws.send({ type: 'custom', event: changedEvent })),
  });
  const handlers = handlersOf({
    project,
    root,
    cache,
    workspace,
    marks,
    history,
    proofs: new Proofs(visitors, workspace.unsaved),
    language: languageOver(workspace, { project, root, cache: undefined }),
    ended: ending.signal,
  });
  return [
    accompany({
      unsaved: workspace.unsaved,
      scripts: ['/src/studio/frame/visitor/play.ts'],
      dressed: (symbols) => marks.dressed(symbols),
      begin: (site) => workspace.begin(site),
      isOwn: (path) => workspace.isOwn(relative(root, path).replaceAll('\\', '/')),
      ...following(workspace),
    }),
    {
      name: 'studio',
      config: () => ownConfig,
      configureServer: {
        order: 'pre', // Before the routes of the site, which need the cookie too.
        handler(started) {
          server = started;
          // When its configuration changes, Vite starts a new server before it closes this one.
          started.httpServer?.once('close', () => started === server && ending.abort());
          const ports = serveSite(started);
          started.middlewares.use(studioHttp({ token, handlers, checksAnswers, ports, page: pageOf(started) }));
        },
      },
    },
  ];
}

/** What the workspace takes note of: another language in the frame, and changes on the disk. */
const following = (workspace: Workspace) => ({
  wentOn: () => workspace.hasChanged(),
  changed: () => workspace.followed(),
});

const pageOf = (server: ViteDevServer) => (site: string) =>
  server.transformIndexHtml(home, html.replace('id="studio"', `id="studio" data-site="${site}"`));

/** Packages of the text editor. */
const editorPackages = [
  ...['autocomplete', 'commands', 'lang-yaml', 'language', 'lint', 'search', 'state', 'view'].map(
    (name) => `@codemirror/${name}`,
  ),
  '@lezer/highlight',
  'diff',
];

const ownConfig: UserConfig = {
  // If Vite found them only when the text is opened, it would reload Studio.
  optimizeDeps: { include: editorPackages },
  // By default, Vite lets every page of this machine read its answers, such as the site in the frame.
  server: { cors: false },
};

/** Debounce before Studio's page reloads its data, in milliseconds. The frame updates first. */
const notifyDelay = 100;

/** Debounces `tell`. */
function debounced(tell: () => void): () => void {
  let waiting: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(waiting);
    waiting = setTimeout(tell, notifyDelay);
  };
}

const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="data:," />
    <title>Studio</title>
    <script type="module" src="/src/studio/app/main.tsx"></script>
  </head>
  <body>
    <div id="studio"></div>
  </body>
</html>
`;
