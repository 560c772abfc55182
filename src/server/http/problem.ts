import type { ServerResponse } from 'node:http';
import type { ConsentAsked } from '../../shared/plan/lead.ts';
import type { AnswerHeaders } from './security-headers.ts';

/** Every kind of problem: its permanent name, its status and its title. */
export const problemKinds = {
  'malformed-request': [400, 'The request is malformed.'],
  'malformed-json': [400, 'The body is not valid JSON.'],
  'bad-parameter': [400, 'A parameter cannot be used.'],
  'no-idempotency-key': [400, 'The request has no usable Idempotency-Key.'],
  'no-tls': [403, 'The API needs HTTPS.'],
  'cross-site': [403, 'The request comes from another site.'],
  'not-found': [404, 'There is nothing at this address.'],
  'unknown-token': [404, 'This token opens nothing.'],
  'method-not-allowed': [405, 'This address does not allow this method.'],
  'too-slow': [408, 'The request did not arrive in time.'],
  'not-correctable': [409, 'This lead cannot be corrected here.'],
  'changed-meanwhile': [409, 'The lead was changed meanwhile.'],
  'key-reused': [409, 'The Idempotency-Key was used for something else.'],
  'body-too-large': [413, 'The body is too large.'],
  'address-too-long': [414, 'The address is too long.'],
  'not-json': [415, 'The body must be JSON.'],
  'invalid-lead': [422, 'The lead is not valid.'],
  'unusable-consent': [422, 'The consent cannot be used.'],
  'too-many-questions': [429, 'Too many questions came.'],
  'too-many-counts': [429, 'Too many counts came.'],
  'too-many-leads': [429, 'Too many leads came.'],
  'too-many-requests': [429, 'Too many requests came.'],
  'too-many-tokens': [429, 'Too many wrong tokens came.'],
  'headers-too-large': [431, 'The headers are too large.'],
  'server-failed': [500, 'The server failed.'],
  'address-failed': [502, 'The address that has the answer has failed.'],
  'not-ready': [503, 'The server cannot take leads now.'],
  'not-done': [503, 'The request could not be read or changed.'],
  'not-stored': [503, 'The lead could not be stored.'],
} as const satisfies Readonly<Record<string, readonly [status: number, title: string]>>;

export type ProblemKind = keyof typeof problemKinds;

export const problemNames = Object.keys(problemKinds) as ProblemKind[];

/** The `type` member of a problem. It is also an address that describes the kind. */
export const problemType = (kind: ProblemKind): string => `/api/problems/${kind}`;

export const problemMedia = 'application/problem+json';

/** An error in a body: a JSON Pointer to it, the rule it breaks, and a message for the sender. */
export interface Issue {
  readonly path: string;
  readonly keyword: string;
  readonly message: string;
  /** In a wizard: the step with the error. */
  readonly step?: string;
}

interface ProblemExtras {
  readonly headers?: Readonly<Record<string, string>>;
  readonly parameter?: string;
  readonly errors?: readonly Issue[];
  /** The current consent to ask for, in place of a refused one. */
  readonly consent?: ConsentAsked;
}

/** Why a request fails, as application/problem+json (RFC 9457). `detail` adds to the title of the kind. */
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
    const { parameter, errors, consent } = this.extras;
    return JSON.stringify({
      type: problemType(this.kind),
      title,
      status,
      detail: this.detail,
      parameter,
      errors,
      consent,
    });
  }

  /** The headers of the answer, added to `common`. */
  headers(common: AnswerHeaders = {}): AnswerHeaders {
    return { ...common, 'Cache-Control': 'no-store', ...this.extras.headers, 'Content-Type': problemMedia };
  }
}

/** The problem of a request to change what can only be read. */
export const onlyRead = new Problem('method-not-allowed', undefined, { headers: { Allow: 'GET, HEAD' } });

/** Answers with a problem, outside Fastify. */
export function answerWithProblem(response: ServerResponse, problem: Problem, common: AnswerHeaders): void {
  const body = problem.text();
  response
    .writeHead(problem.status, { ...problem.headers(common), 'Content-Length': Buffer.byteLength(body) })
    .end(body);
}
