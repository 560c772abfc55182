import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { decoded } from '../shared/engine/decoded.ts';
import { createApi, isApiPath, termsOf } from './api/api.ts';
import type { ApiOptions } from './api/api.ts';
import type { LeadTerms } from './api/lead-form.ts';
import { byDay, type Calendar, type LaterSite, type SiteInLanguage } from './days.ts';
import { createPages } from './http/pages.ts';
import { securityHeaders } from './http/security-headers.ts';
import { readSite } from './http/site-files.ts';
import type { SiteFiles } from './http/site-files.ts';
import { createFinder, readRoutes } from './http/site-routes.ts';
import type { LeadStore } from './leads/store.ts';
import type { Metrics } from './metrics/metrics.ts';

/** The request handlers of a day. */
export interface Parts {
  readonly api: RequestListener;
  readonly pages: RequestListener;
  /** The API in each other language. */
  readonly languages: readonly ApiInLanguage[];
}

/** The API in a language, below its base: /hi/api. */
interface ApiInLanguage {
  readonly base: string;
  readonly api: RequestListener;
}

/** The listener of a request that neither the API nor a page answers. `isApi`: whether its address is of the API. */
export type First = (request: IncomingMessage, isApi: boolean) => RequestListener | undefined;

/**
 * Dispatches each request to pages or API. Pages do not go through Fastify, whose routing takes four times as long.
 * `failed` answers when a listener throws: otherwise one request could end the process.
 */
export function dispatch(
  parts: () => Parts,
  first: First,
  failed: (error: unknown, response: ServerResponse) => void,
): RequestListener {
  const answer: RequestListener = (request, response) => {
    const { api, pages, languages } = parts();
    const { url = '' } = request;
    const language = languages.find(({ base }) => url.startsWith(`${base}/`) && isApiPath(url.slice(base.length)));
    const called = language?.api ?? (isApiPath(url) ? api : undefined);
    const listener = first(request, called !== undefined);
    if (listener) return listener(request, response);
    if (language) request.url = url.slice(language.base.length);
    (called ?? pages)(request, response);
  };
  return (request, response) => {
    try {
      answer(request, response);
    } catch (error) {
      failed(error, response);
    }
  };
}

/** The pages of a built site, with the headers for its route table. */
export function pagesOf(files: SiteFiles, metrics: Metrics | undefined) {
  const routes = readRoutes(files);
  const headers = securityHeaders(routes);
  const find = createFinder(routes, files);
  const isPage = (path: string): boolean => ['page', 'redirect'].includes(find(decoded(path)).kind);
  return { routes, headers, isPage, answer: createPages(files, routes, headers, metrics) };
}

/**
 * The files of each site, with the assets of all sites, because a page that was opened yesterday may load more code
 * today. The names of assets contain a content hash.
 */
export async function readSites(folders: readonly string[]): Promise<SiteFiles[]> {
  const sites = await Promise.all(folders.map(readSite));
  const assets = sites.flatMap((files) => [...files].filter(([path]) => path.startsWith('assets/')));
  return sites.map((files) => new Map([...assets, ...files]));
}

/** The site of a future day, with its pages. */
type SiteOfDay = LaterSite & { readonly pages: ReturnType<typeof pagesOf>; readonly isPage: ApiOptions['isPage'] };

/** The sites of future days with their pages. `files`: those of each site. */
export const sitesOfDays = (
  later: readonly LaterSite[],
  files: readonly SiteFiles[],
  metrics: Metrics | undefined,
): SiteOfDay[] =>
  later.map((site, index) => {
    const pages = pagesOf(files[index]!, metrics);
    return { ...site, pages, isPage: pages.isPage };
  });

/** Yesterday's terms of leads, on the first day of a site that changes them. */
export function formerTerms(first: ApiOptions, later: readonly Omit<SiteOfDay, 'pages'>[], today: Calendar) {
  const others = later.map((site) => ({ from: site.from, value: termsOf(site) }));
  return byDay<LeadTerms>(termsOf(first), others, today).yesterday;
}

/** The same in the other languages. */
export const formerIn =
  (first: ApiOptions & Pick<LaterSite, 'languages'>, later: readonly SiteOfDay[], today: Calendar): FormerInLanguage =>
  (base) => {
    const isPage = first.isPage;
    const termsIn = (languages: LaterSite['languages'] = []) => {
      const site = languages.find((one) => one.base === base);
      return site && termsOf({ ...site, isPage });
    };
    const others = later.map((site) => ({ from: site.from, value: termsIn(site.languages) }));
    return byDay(termsIn(first.languages), others, today).yesterday;
  };

/** Input of the sites of future days. */
interface Later {
  readonly options: ApiOptions;
  readonly sites: readonly SiteOfDay[];
  readonly store: LeadStore;
  readonly metrics: Metrics | undefined;
  readonly former: ApiOptions['former'];
  readonly formerInLanguage: FormerInLanguage;
}

/** The request handlers of each future day on which the site changes. */
export const laterParts = ({ options, sites, store, metrics, former, formerInLanguage }: Later) =>
  Promise.all(
    sites.map(async ({ pages, ...site }) => {
      const shared = { store, metrics, headers: pages.headers, isPage: site.isPage };
      const api = createApi({ ...options, ...site, headers: pages.headers, metrics, former }, store);
      const languages = await languageParts(options, site.languages, { ...shared, former: formerInLanguage });
      await api.ready();
      const value: Parts = { pages: pages.answer, api: api.routing, languages: languages.parts };
      return { from: site.from, close: () => Promise.all([api.close(), languages.close()]), value };
    }),
  );

/** What the API of each language shares with that of the first. */
interface SharedByLanguages extends Pick<ApiOptions, 'metrics' | 'headers' | 'isPage'> {
  readonly store: LeadStore;
  readonly former: FormerInLanguage;
}

/** Yesterday's terms of leads in a language. */
type FormerInLanguage = (base: string) => ApiOptions['former'];

/** The API in each other language. */
export async function languageParts(
  options: ApiOptions,
  languages: readonly SiteInLanguage[] = [],
  { store, former, ...shared }: SharedByLanguages,
) {
  const all = languages.map(({ base, ...site }) => {
    const api = createApi({ ...options, ...site, ...shared, former: former(base) }, store);
    return { base, api };
  });
  await Promise.all(all.map(({ api }) => api.ready()));
  return {
    parts: all.map(({ base, api }): ApiInLanguage => ({ base, api: api.routing })),
    close: () => Promise.all(all.map(({ api }) => api.close())),
  };
}
