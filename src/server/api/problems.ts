import type { FastifyReply } from 'fastify';
import { Problem } from '../http/problem.ts';
import type { ProblemKind } from '../http/problem.ts';

/**
 * Sends the problem as the answer. Fastify closes the connection of a body that is too large at once, before its client
 * has sent all and reads the answer; `limitUnreadBody` closes it in time.
 */
export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  sent.set(reply, problem.kind);
  return reply
    .removeHeader('Connection')
    .code(problem.status)
    .headers(problem.headers())
    .serializer(String)
    .send(problem.text());
}

const sent = new WeakMap<FastifyReply, ProblemKind>();

/** The kind of the problem that was the answer, for the log; undefined if it was none. */
export const problemSent = (reply: FastifyReply): ProblemKind | undefined => sent.get(reply);

/** The lead may have been stored anyway; then a retry with its key gets its reference. */
export const notStored = new Problem('not-stored', 'Please try again.', { headers: { 'Retry-After': '30' } });

/** Problems by the code of Fastify's error. */
const problems: Readonly<Record<string, Problem>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new Problem('not-json', 'The body must be application/json.'),
  FST_ERR_CTP_BODY_TOO_LARGE: new Problem('body-too-large', 'The body may have 16 KB at most.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new Problem(
    'malformed-request',
    'The body is shorter or longer than its Content-Length.',
  ),
  FST_ERR_BAD_URL: new Problem('malformed-request', 'The address is malformed.'),
};

/**
 * The problem for any thrown error. Messages of Fastify and JSON.parse are not passed on, because they quote the body.
 */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const { code = '', statusCode = 500 } = error as { code?: string; statusCode?: number };
  return problems[code] ?? new Problem(statusCode >= 400 && statusCode < 500 ? 'malformed-request' : 'server-failed');
}
