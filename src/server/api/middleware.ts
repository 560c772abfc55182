import type { IncomingMessage, ServerResponse } from 'node:http';
import { connectLeads } from '../leads/connect.ts';
import type { LeadsOptions } from '../leads/open.ts';
import { createApi, isApiPath } from './api.ts';
import type { ApiOptions } from './api.ts';

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/** The API for the development server. Passes addresses outside /api on to `next`. */
export function apiMiddleware(options: ApiOptions & LeadsOptions): Middleware {
  const store = connectLeads(options);
  const api = createApi(options, store);
  api.addHook('onClose', () => store.close());
  const started = api.ready();
  return (request, response, next) => {
    if (!isApiPath(request.url)) return next();
    started.then(() => api.routing(request, response), next);
  };
}
