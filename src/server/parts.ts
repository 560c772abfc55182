import type { IncomingMessage, RequestListener } from 'node:http';
import { createApi, isApiPath, termsOf } from './api/api.ts';
import type { ApiOptions } from './api/api.ts';
import type { LeadTerms } from './api/lead-form.ts';
import { byDay, type Calendar, type LaterSite } from './days.ts';
import { createPages } from './http/pages.ts';
import { securityHeaders } from './http/security-headers.ts';
import { readSite } from './http/site-files.ts';
import type { SiteFiles } from './http/site-files.ts';
import { readRoutes } from './http/site-routes.ts';
import type { LeadStore } from './leads/store.ts';
import type { Metrics } from './metrics/metrics.ts';

/** What answers requests on a day. */
export interface Parts {
  readonly api: RequestListener;
  readonly pages: RequestListener;
}

/**
 * Sends each request to the part that answers it. Pages do not go through Fastify, whose routing takes four times as
 * long.
 */
export function split(
  parts: () => Parts,
  first: (request: IncomingMessage) => RequestListener | undefined,
): RequestListener {
  return (request, response) => {
    const listener = first(request) ?? parts()[isApiPath(request.url) ? 'api' : 'pages'];
    listener(request, response);
  };
}

/** The pages of a built site, with the headers that its route table asks for. */
export function pagesOf(files: SiteFiles, metrics: Metrics | undefined) {
  const routes = readRoutes(files);
  const headers = securityHeaders(routes);
  return { routes, headers, answer: createPages(files, routes, headers, metrics) };
}

/**
 * The files of each site, with the assets of all: a page that was opened yesterday loads more of its code today. The
 * names of assets hold a hash of what is in them.
 */
export async function readSites(folders: readonly string[]): Promise<SiteFiles[]> {
  const sites = await Promise.all(folders.map(readSite));
  const assets = sites.flatMap((files) => [...files].filter(([path]) => path.startsWith('assets/')));
  return sites.map((files) => new Map([...assets, ...files]));
}

/** What leads might say until yesterday, on the first day of a site that changes it. */
export function formerTerms(first: ApiOptions, later: readonly LaterSite[], today: Calendar) {
  const others = later.map((site) => ({ from: site.from, value: termsOf(site) }));
  return (): LeadTerms | undefined => byDay(termsOf(first), others, today).yesterday();
}

/** What the sites of days to come are made of. */
interface Later {
  readonly options: ApiOptions;
  readonly sites: readonly (LaterSite & { readonly files: SiteFiles })[];
  readonly store: LeadStore;
  readonly metrics: Metrics | undefined;
  readonly former: ApiOptions['former'];
}

/** What answers requests on each day to come on which the site changes. */
export const laterParts = ({ options, sites, store, metrics, former }: Later) =>
  Promise.all(
    sites.map(async ({ files, ...site }) => {
      const pages = pagesOf(files, metrics);
      const api = createApi({ ...options, ...site, headers: pages.headers, metrics, former }, store);
      await api.ready();
      const value: Parts = { pages: pages.answer, api: api.routing };
      return { from: site.from, close: () => api.close(), value };
    }),
  );
