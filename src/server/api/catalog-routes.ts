import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { filterPolicies } from '../catalog.ts';
import type { Catalog } from '../catalog.ts';
import { isFresh } from '../etag.ts';
import { choose, represent } from '../representation.ts';
import type { Representation } from '../representation.ts';
import { refuseOtherMethods } from './methods.ts';
import { readPolicyQuery, refuseUnknown } from './policy-query.ts';
import { Problem } from './problem.ts';

type Query = Readonly<Record<string, unknown>>;
type Answer = (value: unknown, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** The calls of spec 7.03–7.05. */
export function catalogRoutes(api: FastifyInstance, { policies, termPlans }: Catalog): void {
  const answer = createAnswer();
  const byId = new Map(policies.map((policy) => [policy.id, policy]));
  const only = new Set<string>();

  api.get<{ Querystring: Query }>('/api/mock/policies', (request, reply) =>
    answer(filterPolicies(policies, readPolicyQuery(request.query)), request, reply),
  );
  api.get<{ Querystring: Query; Params: { id: string } }>('/api/mock/policy/:id', (request, reply) => {
    refuseUnknown(request.query, only);
    const policy = byId.get(request.params.id);
    if (!policy) throw new Problem('not-found', 'No policy has this id.');
    return answer(policy, request, reply);
  });
  api.get<{ Querystring: Query }>('/api/mock/term/plans', (request, reply) => {
    refuseUnknown(request.query, only);
    return answer(termPlans, request, reply);
  });
  for (const url of ['/api/mock/policies', '/api/mock/policy/:id', '/api/mock/term/plans']) {
    refuseOtherMethods(api, url, ['GET', 'HEAD']);
  }
}

/** How many answers are kept with their codings; the catalog itself never changes while we run. */
const kept = 200;

/** Sends JSON with a tag, in the visitor's coding. Fresh for as long as the browser keeps it (spec 7.02). */
function createAnswer(): Answer {
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
