import type { IncomingMessage, ServerResponse } from 'node:http';
import { openLeads } from '../leads/open.ts';
import type { LeadsOptions } from '../leads/open.ts';
import { createApi, isApiPath } from './api.ts';
import type { ApiOptions } from './api.ts';

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/** The same API for the development server. Addresses outside /api go on to `next`. */
export function apiMiddleware(options: Omit<ApiOptions, 'log'> & LeadsOptions): Middleware {
  const started = openLeads(options).then(async (store) => {
    const api = createApi(options, store);
    await api.ready();
    return api;
  });
  // Each call reports a failed start through `next`.
  started.catch(() => {});
  return (request, response, next) => {
    if (!isApiPath(request.url)) return next();
    started.then((api) => api.routing(request, response), next);
  };
}
