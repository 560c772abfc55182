import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Option } from '../../shared/plan/answers.ts';
import { Problem } from '../http/problem.ts';
import { AddressFailed, type AskAddress, type ServedAddress } from './addresses.ts';
import { createCachedAnswer } from './cached-answer.ts';
import { refuseUnknown } from './catalog-query.ts';
import { listSearch, type FoundOptions, type ListQuery, type SearchedList } from './list-search.ts';
import { refuseOtherMethods } from './methods.ts';
import type { SenderLimiter } from './senders.ts';

/** The longest words to search for, and the longest values, in characters. */
export const longestQuery = 100;

const parameters: ReadonlySet<string> = new Set(['q', 'of', 'value'] satisfies (keyof ListQuery)[]);

/** What the lists of addresses need. */
export interface Addresses {
  readonly ask: AskAddress;
  /** Counts the requests that a sender makes us send. */
  readonly count: SenderLimiter;
}

/** The route that searches the lists that no page has. */
export function listRoutes(
  api: FastifyInstance,
  lists: readonly SearchedList[],
  maxAge: number | undefined,
  addresses: Addresses,
): void {
  if (lists.length === 0) return;
  const answer = createCachedAnswer(maxAge);
  const searches = new Map(
    lists.map((list) => [
      list.id,
      'from' in list ? searchAddress(list.from, list.most, addresses) : plainSearch(list.options, list.most),
    ]),
  );
  const path = '/api/lists/:list';
  api.get<{ Querystring: ListQuery; Params: { list: string } }>(path, async (request, reply) => {
    refuseUnknown(request.query as Record<string, unknown>, parameters);
    const long = Object.entries(request.query).find(([, text]) => String(text).length > longestQuery);
    if (long)
      throw new Problem('bad-parameter', `The parameter ${long[0]} must have at most ${longestQuery} characters.`, {
        parameter: long[0],
      });
    const search = searches.get(request.params.list);
    if (!search) throw new Problem('not-found', 'No list has this name.');
    const { found, isFixed } = await search(request.query, request);
    // The server itself keeps what an address says, for as long as config allows.
    return isFixed ? answer(found, request, reply) : reply.header('Cache-Control', 'no-store').send(found);
  });
  refuseOtherMethods(api, path, ['GET', 'HEAD']);
}

/** A search of a list. `isFixed`: its options never change while the server runs. */
type Search = (
  query: ListQuery,
  request: FastifyRequest,
) => Promise<{ readonly found: FoundOptions; readonly isFixed: boolean }>;

function plainSearch(options: readonly Option[], most: number): Search {
  const search = listSearch(options, most);
  return async (query) => ({ found: search(query), isFixed: true });
}

/** Searches the options that an address has now. The search of options that are kept is kept with them. */
function searchAddress(from: ServedAddress, most: number, { ask, count }: Addresses): Search {
  const searches = new WeakMap<readonly Option[], ReturnType<typeof listSearch>>();
  return async (query, request) => {
    const of = from.address.includes('{of}') ? (query.of ?? '') : undefined;
    const options = await ask(from, of, async () => {
      const refused = await count(request);
      if (refused)
        throw new Problem('too-many-questions', `They come from ${refused.from}.`, {
          headers: { 'Retry-After': String(refused.wait) },
        });
    }).catch((error: unknown) => {
      throw error instanceof AddressFailed ? new Problem('address-failed') : error;
    });
    const search = searches.get(options) ?? listSearch(options, most);
    searches.set(options, search);
    return { found: search(query), isFixed: false };
  };
}
