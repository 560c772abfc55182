import { queryOptions } from '@tanstack/react-query';
import type { Option } from '../../shared/plan/answers.ts';
import type { Api, Guard, Query } from './client.ts';
import { isObject } from './guards.ts';

/** How many options of a list match, and the first of them. */
export interface FoundOptions {
  readonly count: number;
  readonly options: readonly Option[];
}

/** The query for the options of a list on the server that match. */
export const optionsQuery = (api: Api, list: string, asked: Query) =>
  queryOptions({
    queryKey: ['lists', list, asked],
    queryFn: ({ signal }) => api.get(`/lists/${encodeURIComponent(list)}`, areFound, asked, signal),
  });

export const areFound: Guard<FoundOptions> = (body): body is FoundOptions =>
  isObject(body) && typeof body.count === 'number' && Array.isArray(body.options) && body.options.every(isOption);

const isOption = (value: unknown): boolean =>
  isObject(value) && ['string', 'number'].includes(typeof value.value) && typeof value.label === 'string';
