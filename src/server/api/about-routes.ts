import type { FastifyInstance } from 'fastify';
import { createCachedAnswer } from './cached-answer.ts';
import { refuseOtherMethods } from './methods.ts';
import { Problem, problemKinds, problemType } from '../http/problem.ts';
import type { ProblemKind } from '../http/problem.ts';

/** Routes that describe the API: OpenAPI, and each kind of problem at the address of its `type`. */
export function aboutRoutes(api: FastifyInstance, description: object, maxAge: number | undefined): void {
  const answer = createCachedAnswer(maxAge);
  api.get('/api/openapi.json', (request, reply) => answer(description, request, reply));
  api.get<{ Params: { kind: string } }>('/api/problems/:kind', (request, reply) => {
    const { kind } = request.params;
    if (!Object.hasOwn(problemKinds, kind)) throw new Problem('not-found', 'There is no such kind of problem.');
    const [status, title] = problemKinds[kind as ProblemKind];
    return answer({ type: problemType(kind as ProblemKind), title, status }, request, reply);
  });
  for (const url of ['/api/openapi.json', '/api/problems/:kind']) refuseOtherMethods(api, url, ['GET', 'HEAD']);
}
