import type { FastifyInstance } from 'fastify';
import { filterPolicies } from '../../insurance/catalog/policies.ts';
import type { Catalog } from './catalog.ts';
import { createCachedAnswer, type CachedAnswer } from './cached-answer.ts';
import { refuseOtherMethods } from './methods.ts';
import { readPolicyQuery, refuseUnknown } from './policy-query.ts';
import { Problem } from '../http/problem.ts';

type Query = Readonly<Record<string, unknown>>;

const noParameters = new Set<string>();

/** The calls of spec 7.03–7.05. A site has those of the catalogs that it has. */
export function catalogRoutes(api: FastifyInstance, catalog: Catalog, maxAge: number | undefined): void {
  const answer = createCachedAnswer(maxAge);
  if (catalog.policies.length > 0) policyRoutes(api, catalog, answer);
  if (catalog.termPlans.length > 0) termPlanRoutes(api, catalog, answer);
}

function policyRoutes(api: FastifyInstance, { policies, policyQueries }: Catalog, answer: CachedAnswer): void {
  const byId = new Map(policies.map((policy) => [policy.id, policy]));
  api.get<{ Querystring: Query }>('/api/mock/policies', (request, reply) =>
    answer(filterPolicies(policies, readPolicyQuery(request.query, policyQueries)), request, reply),
  );
  api.get<{ Querystring: Query; Params: { id: string } }>('/api/mock/policy/:id', (request, reply) => {
    refuseUnknown(request.query, noParameters);
    const policy = byId.get(request.params.id);
    if (!policy) throw new Problem('not-found', 'No policy has this id.');
    return answer(policy, request, reply);
  });
  for (const url of ['/api/mock/policies', '/api/mock/policy/:id']) refuseOtherMethods(api, url, ['GET', 'HEAD']);
}

function termPlanRoutes(api: FastifyInstance, { termPlans }: Catalog, answer: CachedAnswer): void {
  api.get<{ Querystring: Query }>('/api/mock/term/plans', (request, reply) => {
    refuseUnknown(request.query, noParameters);
    return answer(termPlans, request, reply);
  });
  refuseOtherMethods(api, '/api/mock/term/plans', ['GET', 'HEAD']);
}
