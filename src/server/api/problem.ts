import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';

/** One thing wrong in a body: a JSON pointer to it, the rule it breaks, and words for the sender. */
export interface Issue {
  readonly path: string;
  readonly keyword: string;
  readonly message: string;
}

interface ProblemExtras {
  readonly headers?: Readonly<Record<string, string>>;
  readonly parameter?: string;
  readonly errors?: readonly Issue[];
}

/** Why a call fails, as application/problem+json (RFC 9457). */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly detail: string,
    readonly extras: ProblemExtras = {},
  ) {
    super(detail);
  }
}

/** Sends the problem as the answer. */
export function sendProblem(reply: FastifyReply, { status, detail, extras }: Problem): FastifyReply {
  const { headers = {}, ...members } = extras;
  const body = { type: 'about:blank', title: STATUS_CODES[status], status, detail, ...members };
  return reply
    .code(status)
    .headers({ 'Cache-Control': 'no-store', ...headers, 'Content-Type': 'application/problem+json' })
    .serializer(JSON.stringify)
    .send(body);
}

const details: Readonly<Record<string, Problem>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new Problem(415, 'The body must be application/json.'),
  FST_ERR_CTP_BODY_TOO_LARGE: new Problem(413, 'The body may have 16 KB at most.'),
  FST_ERR_CTP_EMPTY_JSON_BODY: new Problem(400, 'The body is empty.'),
  FST_ERR_CTP_INVALID_JSON_BODY: new Problem(400, 'The body is no valid JSON.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new Problem(400, 'The body is shorter or longer than its Content-Length.'),
  FST_ERR_BAD_URL: new Problem(400, 'The address is malformed.'),
};

/**
 * The problem behind anything that was thrown. Fastify's and JSON's own messages are
 * not passed on: they quote the body.
 */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const { code = '', statusCode = 500 } = error as { code?: string; statusCode?: number };
  const known = details[code];
  if (known) return known;
  if (statusCode >= 400 && statusCode < 500) return new Problem(statusCode, 'The request is malformed.');
  return new Problem(500, 'The server failed. Please try again.');
}
