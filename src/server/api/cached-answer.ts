import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, isFresh, represent } from '../http/representation.ts';
import type { Representation } from '../http/representation.ts';

export type CachedAnswer = (value: unknown, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Maximum number of cached answers. They depend only on the catalog, which does not change while the server runs. */
const maxCachedAnswers = 200;

/** How long a browser may cache an answer, in seconds. */
const defaultMaxAge = 30;

/** Sends JSON that browsers may cache for `maxAge` seconds, with an ETag, in the preferred encoding (spec 7.02). */
export function createCachedAnswer(maxAge = defaultMaxAge): CachedAnswer {
  const caching = maxAge === 0 ? 'no-store' : `public, max-age=${maxAge}`;
  const kept = new Map<string, Promise<Representation[]>>();
  return async (value, request, reply) => {
    const text = JSON.stringify(value);
    if (kept.size > maxCachedAnswers) kept.clear();
    const offers = kept.get(text) ?? represent(Buffer.from(text), true);
    kept.set(text, offers);
    const body = chooseEncoding(request.headers['accept-encoding'], await offers);
    reply.headers({ ETag: body.etag, Vary: 'Accept-Encoding', 'Cache-Control': caching });
    if (isFresh(request.headers['if-none-match'], body.etag)) return reply.code(304).send();
    if (body.encoding !== 'identity') reply.header('Content-Encoding', body.encoding);
    return reply.header('Content-Type', 'application/json; charset=utf-8').send(body.bytes);
  };
}
