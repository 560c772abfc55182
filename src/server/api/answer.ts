import type { FastifyReply, FastifyRequest } from 'fastify';
import { isFresh } from '../etag.ts';
import { choose, represent } from '../representation.ts';
import type { Representation } from '../representation.ts';

type Answer = (value: unknown, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** How many answers are kept with their codings; the catalog itself never changes while we run. */
const kept = 200;

/** Sends JSON with a tag, in the visitor's coding. Fresh for as long as the browser keeps it (spec 7.02). */
export function createAnswer(): Answer {
  const made = new Map<string, Promise<Representation[]>>();
  return async (value, request, reply) => {
    const text = JSON.stringify(value);
    if (made.size > kept) made.clear();
    const offered = made.get(text) ?? represent(Buffer.from(text), true);
    made.set(text, offered);
    const body = choose(request.headers['accept-encoding'], await offered);
    reply.headers({ ETag: body.etag, Vary: 'Accept-Encoding', 'Cache-Control': 'public, max-age=30' });
    if (isFresh(request.headers['if-none-match'], body.etag)) return reply.code(304).send();
    if (body.encoding !== 'identity') reply.header('Content-Encoding', body.encoding);
    return reply.header('Content-Type', 'application/json; charset=utf-8').send(body.bytes);
  };
}
