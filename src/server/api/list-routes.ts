import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Option } from '../../shared/plan/answers.ts';
import { Problem } from '../http/problem.ts';
import { AddressFailed, type AskAddress, type ServedAddress } from './addresses.ts';
import { createCachedAnswer } from './cached-answer.ts';
import { refuseUnknown } from './catalog-query.ts';
import { refuseCrossSite } from './cross-site.ts';
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

/** Counts a question whether a code exists. Throws if its sender has asked too often. */
export type CountGuess = (request: FastifyRequest) => Promise<void>;

/** Counts with a limiter. */
export const guessesWith =
  (limit: SenderLimiter): CountGuess =>
  async (request) => {
    const refused = await limit(request);
    if (refused)
      throw new Problem('too-many-questions', `They come from ${refused.from}.`, {
        headers: { 'Retry-After': String(refused.wait) },
      });
  };

/** The routes that search the lists that no page has, and say whether one has a value. */
export function listRoutes(
  api: FastifyInstance,
  lists: readonly SearchedList[],
  maxAge: number | undefined,
  addresses: Addresses,
  countGuess: CountGuess,
): void {
  if (lists.length === 0) return;
  const answer = createCachedAnswer(maxAge);
  const searches = new Map(
    lists.map((list) => [
      list.id,
      {
        isSecret: list.secret === true,
        search: 'from' in list ? searchAddress(list.from, list.most, addresses) : plainSearch(list.options, list.most),
      },
    ]),
  );
  /** What is not there and what is secret look the same. */
  const searchOf = (list: string, mayBeSecret: boolean): Search => {
    const known = searches.get(list);
    if (!known || (known.isSecret && !mayBeSecret)) throw new Problem('not-found', 'No list has this name.');
    return known.search;
  };
  const path = '/api/lists/:list';
  api.get<{ Querystring: ListQuery; Params: { list: string } }>(path, async (request, reply) => {
    refuseUnknown(request.query as Record<string, unknown>, parameters);
    const long = Object.entries(request.query).find(([, text]) => String(text).length > longestQuery);
    if (long)
      throw new Problem('bad-parameter', `The parameter ${long[0]} must have at most ${longestQuery} characters.`, {
        parameter: long[0],
      });
    const { found, isFixed } = await searchOf(request.params.list, false)(request.query, request);
    // The server itself keeps what an address says, for as long as config allows.
    return isFixed ? answer(found, request, reply) : reply.header('Cache-Control', 'no-store').send(found);
  });
  codeRoute(api, path, (list) => searchOf(list, true), countGuess);
  refuseOtherMethods(api, path, ['GET', 'HEAD', 'POST']);
}

/** The route that says whether a list has a value. */
function codeRoute(
  api: FastifyInstance,
  path: string,
  searchOf: (list: string) => Search,
  countGuess: CountGuess,
): void {
  // A code is in the body, because addresses are written to logs.
  api.post<{ Body: { value: string }; Params: { list: string } }>(
    path,
    {
      onRequest: refuseCrossSite,
      schema: { body: codeSchema },
      schemaErrorFormatter: () => new Problem('bad-parameter', codeShape, { parameter: 'value' }),
    },
    async (request, reply) => {
      const search = searchOf(request.params.list);
      await countGuess(request);
      const { found } = await search({ value: request.body.value }, request);
      return reply.header('Cache-Control', 'no-store').send(found);
    },
  );
}

/** The body of a question whether a list has a value. */
export const codeSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['value'],
  properties: { value: { type: 'string', minLength: 1, maxLength: longestQuery } },
};

const codeShape = `The body must be an object whose value is a text of 1 to ${longestQuery} characters.`;

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
    const options = await ask(from, of, () => guessesWith(count)(request)).catch((error: unknown) => {
      throw error instanceof AddressFailed ? new Problem('address-failed') : error;
    });
    const search = searches.get(options) ?? listSearch(options, most);
    searches.set(options, search);
    return { found: search(query), isFixed: false };
  };
}
