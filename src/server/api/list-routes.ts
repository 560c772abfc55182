import type { FastifyInstance } from 'fastify';
import { Problem } from '../http/problem.ts';
import { createCachedAnswer } from './cached-answer.ts';
import { refuseUnknown } from './catalog-query.ts';
import { listSearch, type ListQuery, type SearchedList } from './list-search.ts';
import { refuseOtherMethods } from './methods.ts';

/** The longest words to search for, and the longest values, in characters. */
export const longestQuery = 100;

const parameters: ReadonlySet<string> = new Set(['q', 'of', 'value'] satisfies (keyof ListQuery)[]);

/** The route that searches the lists that are too long for a page. */
export function listRoutes(api: FastifyInstance, lists: readonly SearchedList[], maxAge: number | undefined): void {
  if (lists.length === 0) return;
  const answer = createCachedAnswer(maxAge);
  const searches = new Map(lists.map((list) => [list.id, listSearch(list)]));
  const path = '/api/lists/:list';
  api.get<{ Querystring: ListQuery; Params: { list: string } }>(path, (request, reply) => {
    refuseUnknown(request.query as Record<string, unknown>, parameters);
    const long = Object.entries(request.query).find(([, text]) => String(text).length > longestQuery);
    if (long)
      throw new Problem('bad-parameter', `The parameter ${long[0]} must have at most ${longestQuery} characters.`, {
        parameter: long[0],
      });
    const search = searches.get(request.params.list);
    if (!search) throw new Problem('not-found', 'No list has this name.');
    return answer(search(request.query), request, reply);
  });
  refuseOtherMethods(api, path, ['GET', 'HEAD']);
}
