import type { FastifyReply, FastifyRequest } from 'fastify';
import { choose, isFresh, represent } from '../http/representation.ts';
import type { Representation } from '../http/representation.ts';

export type CachedAnswer = (value: unknown, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * How many answers are kept in all their encodings. Each depends only on the catalog, which does not change while the
 * server runs.
 */
const mostKept = 200;

/** For how long a browser may use an answer without asking again, in seconds. */
const usualMaxAge = 30;

/**
 * Answers with JSON that a browser may cache for `maxAge` seconds, with an entity tag and in the encoding that the
 * visitor prefers (spec 7.02).
 */
export function createCachedAnswer(maxAge = usualMaxAge): CachedAnswer {
  const caching = maxAge === 0 ? 'no-store' : `public, max-age=${maxAge}`;
  const kept = new Map<string, Promise<Representation[]>>();
  return async (value, request, reply) => {
    const text = JSON.stringify(value);
    if (kept.size > mostKept) kept.clear();
    const offers = kept.get(text) ?? represent(Buffer.from(text), true);
    kept.set(text, offers);
    const body = choose(request.headers['accept-encoding'], await offers);
    reply.headers({ ETag: body.etag, Vary: 'Accept-Encoding', 'Cache-Control': caching });
    if (isFresh(request.headers['if-none-match'], body.etag)) return reply.code(304).send();
    if (body.encoding !== 'identity') reply.header('Content-Encoding', body.encoding);
    return reply.header('Content-Type', 'application/json; charset=utf-8').send(body.bytes);
  };
}
