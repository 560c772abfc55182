import type { IncomingMessage, RequestListener } from 'node:http';
import { decoded } from '../shared/engine/decoded.ts';
import { createApi, isApiPath, termsOf } from './api/api.ts';
import type { ApiOptions } from './api/api.ts';
import type { LeadTerms } from './api/lead-form.ts';
import { byDay, type Calendar, type LaterSite } from './days.ts';
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
}

/** Dispatches each request to pages or API. Pages do not go through Fastify, whose routing takes four times as long. */
export function dispatch(
  parts: () => Parts,
  first: (request: IncomingMessage) => RequestListener | undefined,
): RequestListener {
  return (request, response) => {
    const listener = first(request) ?? parts()[isApiPath(request.url) ? 'api' : 'pages'];
    listener(request, response);
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
export function formerTerms(first: ApiOptions, later: readonly SiteOfDay[], today: Calendar) {
  const others = later.map((site) => ({ from: site.from, value: termsOf(site) }));
  return (): LeadTerms | undefined => byDay(termsOf(first), others, today).yesterday();
}

/** Input of the sites of future days. */
interface Later {
  readonly options: ApiOptions;
  readonly sites: readonly SiteOfDay[];
  readonly store: LeadStore;
  readonly metrics: Metrics | undefined;
  readonly former: ApiOptions['former'];
}

/** The request handlers of each future day on which the site changes. */
export const laterParts = ({ options, sites, store, metrics, former }: Later) =>
  Promise.all(
    sites.map(async ({ pages, ...site }) => {
      const api = createApi({ ...options, ...site, headers: pages.headers, metrics, former }, store);
      await api.ready();
      const value: Parts = { pages: pages.answer, api: api.routing };
      return { from: site.from, close: () => api.close(), value };
    }),
  );
