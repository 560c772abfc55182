import type { FastifyInstance } from 'fastify';
import { filterPolicies } from '../../insurance/catalog/policies.ts';
import type { Catalog } from './catalog.ts';
import { createCachedAnswer } from './cached-answer.ts';
import { refuseOtherMethods } from './methods.ts';
import { readPolicyQuery, refuseUnknown } from './policy-query.ts';
import { Problem } from '../http/problem.ts';

type Query = Readonly<Record<string, unknown>>;

/** The calls of spec 7.03–7.05. */
export function catalogRoutes(
  api: FastifyInstance,
  { policies, termPlans, policyQueries }: Catalog,
  maxAge: number | undefined,
): void {
  const answer = createCachedAnswer(maxAge);
  const byId = new Map(policies.map((policy) => [policy.id, policy]));
  const noParameters = new Set<string>();

  api.get<{ Querystring: Query }>('/api/mock/policies', (request, reply) =>
    answer(filterPolicies(policies, readPolicyQuery(request.query, policyQueries)), request, reply),
  );
  api.get<{ Querystring: Query; Params: { id: string } }>('/api/mock/policy/:id', (request, reply) => {
    refuseUnknown(request.query, noParameters);
    const policy = byId.get(request.params.id);
    if (!policy) throw new Problem('not-found', 'No policy has this id.');
    return answer(policy, request, reply);
  });
  api.get<{ Querystring: Query }>('/api/mock/term/plans', (request, reply) => {
    refuseUnknown(request.query, noParameters);
    return answer(termPlans, request, reply);
  });
  for (const url of ['/api/mock/policies', '/api/mock/policy/:id', '/api/mock/term/plans']) {
    refuseOtherMethods(api, url, ['GET', 'HEAD']);
  }
}
