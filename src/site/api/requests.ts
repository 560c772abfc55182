import { queryOptions } from '@tanstack/react-query';
import type { OwnRequest } from '../../shared/plan/lead.ts';
import type { Api, Guard } from './client.ts';
import { isObject } from './guards.ts';

/** What the server has of the request of a token. It is not kept in memory once it is closed. */
export const ownRequestQuery = (api: Api, token: string) =>
  queryOptions({
    queryKey: ['request', token],
    queryFn: ({ signal }) => api.post('/requests', { token }, isOwnRequest, { signal }),
    gcTime: 0,
    // A wrong token counts each time.
    retry: false,
    refetchOnWindowFocus: false,
  });

export const isOwnRequest: Guard<OwnRequest> = (body): body is OwnRequest =>
  isObject(body) &&
  typeof body.reference === 'string' &&
  typeof body.at === 'string' &&
  [body.answers, body.files, body.receivers].every(Array.isArray);

export const hasReference: Guard<{ reference: string }> = (body): body is { reference: string } =>
  isObject(body) && typeof body.reference === 'string';
