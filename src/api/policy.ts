import { queryOptions } from '@tanstack/react-query';
import { isPolicy } from 'virtual:policy-guard';
import type { Api } from './client.ts';
import { statusOf } from './errors.ts';

/**
 * The query for one policy (spec 7.04), whose answer all parts of the site share. An id that no policy can have fails
 * without a call.
 */
export const policyOf = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['policy', id],
    queryFn: ({ signal }) =>
      isPolicyId(id) ? api.get(`/mock/policy/${id}`, isPolicy, undefined, signal) : Promise.reject(new NoSuchPolicy()),
    ...(isPolicyId(id) ? {} : { retry: false }),
  });

/** Whether a call failed because there is no such policy, and not because of the network or the server. */
export const isGone = (error: unknown): boolean => error instanceof NoSuchPolicy || statusOf(error) === 404;

const isPolicyId = (text: string): boolean => /^[a-z0-9-]{1,64}$/.test(text);

class NoSuchPolicy extends Error {
  override readonly name = 'NoSuchPolicy';
}
