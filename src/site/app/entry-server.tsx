import { StrictMode, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { catalogs } from 'virtual:catalog';
import { itemName } from '../../shared/catalog/values.ts';
import type { LanguagePlan } from '../../shared/plan/language.ts';
import type { Thing } from '../../shared/plan/json-ld.ts';
import type { PageModule } from '../../shared/plan/page.ts';
import { CatalogContext, type CatalogEntry } from '../render/context.tsx';
import { App } from './App.tsx';
import type { DocumentHead } from './document.ts';
import { headOf } from './head.ts';
import { thingsOf } from './json-ld.ts';
import { loadPageOf, loadTable } from './pages.ts';
import type { Route } from './routes.ts';
import { End, shell, ShellOf, Top } from './shell.ts';

/** The items of each catalog. */
const items = Object.fromEntries(catalogs.map(({ id, items: all }) => [id, all]));

const { assets, site, languages, language } = shell;
export { assets, site, language };

/** One document to write: its address, the page it shows, and the catalog entry that it shows there. */
export interface Planned {
  readonly path: string;
  readonly route: Route;
  readonly entry?: CatalogEntry;
}

/** All pages. */
export const loadRoutes = async (): Promise<Route[]> =>
  (await loadTable()).filter(({ redirect }) => redirect === undefined).map(({ route }) => route);

/** Every document of the site: one a page, and one for each catalog entry of an address with {id}. */
export async function documents(): Promise<Planned[]> {
  return (await loadRoutes()).flatMap((route): Planned[] =>
    route.path.includes('{id}')
      ? entriesOf(route).map((entry) => ({ path: entry.path, route, entry }))
      : [{ path: route.path, route }],
  );
}

function entriesOf(route: Route): readonly CatalogEntry[] {
  const catalog = catalogs.find(({ id }) => id === route.entries);
  return (catalog?.items ?? []).map((item) => ({
    path: route.path.replace('{id}', item.id),
    name: itemName(item, catalog!),
    item,
  }));
}

/** The parts of a document that come from drawing its page. */
export interface Rendered {
  /** HTML, as the browser will hydrate it. */
  readonly body: string;
  /** HTML above and below it. */
  readonly top: string;
  readonly end: string;
  /** HTML for the head: what the browser should ask for first. */
  readonly preloads: string;
  readonly head: DocumentHead;
  readonly things: readonly Thing[];
  /** The page's own picture, by its address in the built site. */
  readonly picture?: string;
  /** Whether search engines must leave out its addresses with a query, which are filters and the steps of a wizard. */
  readonly noindexQuery: boolean;
  /** Whether its script may load when the page is touched. */
  readonly waits: boolean;
}

/** Renders the page of an address, with the catalog entry that it shows. */
export async function render(path: string, entry?: CatalogEntry): Promise<Rendered> {
  const module = await loadPageOf(path);
  const page = module.page.id;
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <CatalogContext value={items}>
          <App entry={entry} />
        </CatalogContext>
      </StaticRouter>
    </StrictMode>,
    // React would move larger Suspense boundaries to the end and place them by an inline script, which the
    // Content-Security-Policy forbids.
    { progressiveChunkSize: Infinity },
  );
  // React puts the preloads of pictures first. In the head they are asked for before the scripts.
  const [, preloads = '', body = ''] =
    /^((?:<link rel="preload"[^>]*>)*)(.*)$/s.exec(await new Response(prelude).text()) ?? [];
  return {
    body,
    top: shellHtml(<Top />, path, page),
    end: shellHtml(<End />, path, page),
    preloads,
    head: { ...headOf(module.page, path, site, entry?.name), alternates: alternatesOf(path, page) },
    things: thingsOf(module, site),
    ...pictureOf(module),
    noindexQuery: module.page.noindex === 'query' || Object.keys(module.wizards).length > 0,
    waits: module.waits === true || (module.waits === 'entry' && entry !== undefined),
  };
}

/** HTML around the page of an address. */
const shellHtml = (part: ReactNode, path: string, page: string): string =>
  renderToStaticMarkup(
    <StaticRouter location={path}>
      <ShellOf module={{ ...shell, page }}>{part}</ShellOf>
    </StaticRouter>,
    { identifierPrefix: 'shell' },
  );

/** The addresses of a page in the languages in which it is published; none if that is only one. */
function alternatesOf(path: string, page: string): NonNullable<DocumentHead['alternates']> {
  const bare = path.slice(language?.base.length ?? 0) || '/';
  const published = languages.filter(({ pages }) => pages.includes(page));
  const hrefOf = ({ base }: LanguagePlan) => site.origin + (base !== '' && bare === '/' ? base : base + bare);
  const [first] = published;
  return published.length < 2 || !first
    ? []
    : [
        ...published.map((one) => ({ hreflang: one.tag, href: hrefOf(one) })),
        { hreflang: 'x-default', href: hrefOf(first) },
      ];
}

/**
 * The first picture that a block of the page itself names. Pictures of lists, such as logos, do not show what the page
 * is about.
 */
function pictureOf({ page, assets }: PageModule): { picture?: string } {
  const name = texts(page.blocks).find((text) => Object.hasOwn(assets, text));
  const picture = name === undefined ? undefined : assets[name]?.src;
  return picture === undefined ? {} : { picture };
}

/** All texts of a value, however deep. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(texts) : [];
}
