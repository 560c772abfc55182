import { join, relative } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { accompany } from '../tools/vite/companion.ts';
import { refresh } from '../tools/vite/refresh.ts';
import { Marks } from './frame/marks/marks.ts';
import { home } from './http/guard.ts';
import { studioHttp } from './http/http.ts';
import { History } from './workspace/history.ts';
import { Kept } from './workspace/kept.ts';
import { Proofs } from './proof/server/proofs.ts';
import { handlersOf } from './http/handlers.ts';
import { changedEvent } from './contract/events.ts';
import { languageOver } from './text/server/language.ts';
import { visitorsApart } from './visitors/server/visitors.ts';
import { Workspace } from './workspace/workspace.ts';

export interface StudioOptions {
  /** The folder of the project: its src/ and schemas/. */
  readonly project: string;
  /** The folder that holds config/. */
  readonly root: string;
  /** The access token. */
  readonly token: string;
  /** Whether answers are compared with the contract, as tests do. */
  readonly checksAnswers: boolean;
}

/** Studio beside the development server: its page, its API, and the marked site. */
export function studio({ project, root, token, checksAnswers }: StudioOptions): Plugin[] {
  let server: ViteDevServer;
  const marks = new Marks();
  const cache = join(project, 'node_modules/.cache/studio');
  const history = new History(new Kept(cache, root, 'steps', { done: [], undone: [] }));
  const ending = new AbortController();
  const visitors = visitorsApart(project, root, ending.signal);
  const workspace = new Workspace({
    root,
    visitors,
    kept: new Kept(cache, root, 'changes', []),
    refresh: (site) => refresh(server, site),
    changed: soon(() => server.ws.send({ type: 'custom', event: changedEvent })),
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
      changed: () => workspace.followed(),
    }),
    {
      name: 'studio',
      // Found only when the text is opened, they would make the browser load Studio anew.
      config: () => ({ optimizeDeps: { include: editorPackages } }),
      configureServer(started) {
        server = started;
        // When its configuration changes, Vite starts another server before it closes this one.
        started.httpServer?.once('close', () => started === server && ending.abort());
        const page = () => started.transformIndexHtml(home, html);
        started.middlewares.use(studioHttp({ token, handlers, checksAnswers, page }));
      },
    },
  ];
}

/** What the editor of texts is made of. */
const editorPackages = [
  ...['autocomplete', 'commands', 'lang-yaml', 'language', 'lint', 'search', 'state', 'view'].map(
    (name) => `@codemirror/${name}`,
  ),
  '@lezer/highlight',
  'diff',
];

/** Milliseconds from the last of several changes until Studio's page asks what is another: the frame comes first. */
const untilTold = 100;

/** Calls `tell` once nobody has asked for it for a moment: each time it is asked to, the moment begins anew. */
function soon(tell: () => void): () => void {
  let waiting: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(waiting);
    waiting = setTimeout(tell, untilTold);
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
