import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { routes } from 'virtual:routes';
import { site } from 'virtual:site';
import { policies, termPlans } from 'virtual:catalog';
import { App } from './App.tsx';
import type { Head } from './document.ts';
import { headOf } from './head.ts';
import { loadPage } from './pages.ts';
import { matchRoute, type Route } from './routes.ts';

export { site, routes };

/** One document to write: its address, the page it shows, and its name where the catalog gives one. */
export interface Entry {
  readonly path: string;
  readonly route: Route;
  readonly name?: string;
}

/** Every document of the site: one a page, and one for each catalog entry of an address with {id}. */
export function entries(): Entry[] {
  return routes.flatMap((route): Entry[] =>
    route.path.includes('{id}')
      ? catalogOf(route).map((item) => ({ path: route.path.replace('{id}', item.id), route, name: item.name }))
      : [{ path: route.path, route }],
  );
}

function catalogOf(route: Route): readonly { id: string; name: string }[] {
  return route.entries === 'policies' ? policies : termPlans.map(({ id, title }) => ({ id, name: title }));
}

/** The HTML and the head of an address, as the browser will hydrate it. */
export async function render(path: string, name?: string): Promise<{ body: string; head: Head; page: string }> {
  const { route } = matchRoute(routes, path);
  const { page } = await loadPage(route);
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    // Boundaries larger than this would be sent late, by an inline script that the policy forbids.
    { progressiveChunkSize: Infinity },
  );
  return { body: await new Response(prelude).text(), head: headOf(page, path, name), page: page.id };
}
