import type { FastifyReply } from 'fastify';
import { problemKinds, problemType } from './problem-kinds.ts';
import type { ProblemKind } from './problem-kinds.ts';

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

export const problemMedia = 'application/problem+json';

/** Why a call fails, as application/problem+json (RFC 9457). `detail` says more than the kind does. */
export class Problem extends Error {
  readonly status: number;

  constructor(
    readonly kind: ProblemKind,
    readonly detail?: string,
    readonly extras: ProblemExtras = {},
  ) {
    super(kind);
    this.status = problemKinds[kind][0];
  }

  /** The body of the answer. */
  text(): string {
    const [status, title] = problemKinds[this.kind];
    const { parameter, errors } = this.extras;
    return JSON.stringify({ type: problemType(this.kind), title, status, detail: this.detail, parameter, errors });
  }
}

/** Sends the problem as the answer. */
export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  return reply
    .code(problem.status)
    .headers({ 'Cache-Control': 'no-store', ...problem.extras.headers, 'Content-Type': problemMedia })
    .serializer(String)
    .send(problem.text());
}

const known: Readonly<Record<string, Problem>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new Problem('not-json', 'The body must be application/json.'),
  FST_ERR_CTP_BODY_TOO_LARGE: new Problem('body-too-large', 'The body may have 16 KB at most.'),
  FST_ERR_CTP_EMPTY_JSON_BODY: new Problem('malformed-json', 'The body is empty.'),
  FST_ERR_CTP_INVALID_JSON_BODY: new Problem('malformed-json'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new Problem(
    'malformed-request',
    'The body is shorter or longer than its Content-Length.',
  ),
  FST_ERR_BAD_URL: new Problem('malformed-request', 'The address is malformed.'),
};

/**
 * The problem behind anything that was thrown. Fastify's and JSON's own messages are
 * not passed on: they quote the body.
 */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const { code = '', statusCode = 500 } = error as { code?: string; statusCode?: number };
  return known[code] ?? new Problem(statusCode >= 400 && statusCode < 500 ? 'malformed-request' : 'server-failed');
}
