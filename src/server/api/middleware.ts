import type { IncomingMessage, ServerResponse } from 'node:http';
import { openLeads } from '../leads/open.ts';
import type { LeadsOptions } from '../leads/open.ts';
import { createApi } from './api.ts';
import type { ApiOptions } from './api.ts';
import { isApiPath } from './path.ts';

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/** The same API for the dev server; addresses outside /api go on to `next`. */
export function apiMiddleware(options: Omit<ApiOptions, 'log'> & LeadsOptions): Middleware {
  const started = openLeads(options).then(async (store) => {
    const api = createApi(options, store);
    await api.ready();
    return api;
  });
  started.catch(() => {}); // Told by each call, through `next`.
  return (request, response, next) => {
    if (!isApiPath(request.url)) return next();
    started.then((api) => api.routing(request, response), next);
  };
}
