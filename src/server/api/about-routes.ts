import type { FastifyInstance } from 'fastify';
import { createAnswer } from './answer.ts';
import { refuseOtherMethods } from './methods.ts';
import { Problem } from './problem.ts';
import { problemKinds, problemType } from './problem-kinds.ts';
import type { ProblemKind } from './problem-kinds.ts';

/** What the API says of itself: its description, and each kind of problem at the address that is its type. */
export function aboutRoutes(api: FastifyInstance, description: object): void {
  const answer = createAnswer();
  api.get('/api/openapi.json', (request, reply) => answer(description, request, reply));
  api.get<{ Params: { kind: string } }>('/api/problems/:kind', (request, reply) => {
    const { kind } = request.params;
    if (!Object.hasOwn(problemKinds, kind)) throw new Problem('not-found', 'There is no such kind of problem.');
    const [status, title] = problemKinds[kind as ProblemKind];
    return answer({ type: problemType(kind as ProblemKind), title, status }, request, reply);
  });
  for (const url of ['/api/openapi.json', '/api/problems/:kind']) refuseOtherMethods(api, url, ['GET', 'HEAD']);
}
