import { problemKinds, problemMedia, problemNames, problemType } from '../../http/problem.ts';
import type { ProblemKind } from '../../http/problem.ts';

const issue = {
  type: 'object',
  description: 'One thing wrong in a body.',
  additionalProperties: false,
  required: ['path', 'keyword', 'message'],
  properties: {
    path: { type: 'string', description: 'A JSON Pointer into the body, such as /answers/phone.' },
    keyword: { type: 'string', description: 'The rule that it breaks.' },
    message: { type: 'string', description: 'Words for the sender: for an answer, those that the form itself shows.' },
    step: { type: 'string', description: 'Of a wizard: the step that refuses it.' },
  },
};

const consent = {
  type: 'object',
  description: 'What to ask a visitor whose consent was refused.',
  additionalProperties: false,
  required: ['version', 'words', 'at'],
  properties: {
    version: { type: 'string', description: 'To be sent with the next try.' },
    words: { type: 'string', description: 'What the visitor must agree to.' },
    at: { type: 'string', format: 'date-time', description: "The time by the server's clock." },
  },
};

export const problemSchemas = {
  Issue: issue,
  Problem: {
    type: 'object',
    description: 'Why a call failed (RFC 9457).',
    additionalProperties: false,
    required: ['type', 'title', 'status'],
    properties: {
      type: {
        type: 'string',
        format: 'uri-reference',
        enum: problemNames.map(problemType),
        description: 'The kind. It never changes, and its address describes the kind.',
      },
      title: { type: 'string' },
      status: { type: 'integer', minimum: 400, maximum: 599 },
      detail: { type: 'string' },
      parameter: { type: 'string', description: 'The parameter at fault.' },
      errors: { type: 'array', items: { $ref: '#/components/schemas/Issue' } },
      consent,
    },
  },
};

/** Kinds of problem that every address may return. */
const everywhere: readonly ProblemKind[] = [
  'malformed-request',
  'no-tls',
  'method-not-allowed',
  'too-slow',
  'address-too-long',
  'headers-too-large',
  'server-failed',
];

/** The responses for these kinds of problem, and for those of every address, by status. */
export function problemResponses(...kinds: ProblemKind[]): Record<string, object> {
  const all = problemNames.filter((kind) => kinds.includes(kind) || everywhere.includes(kind));
  const statuses = [...new Set(all.map((kind) => problemKinds[kind][0]))];
  return Object.fromEntries(
    statuses.map((status) => [
      String(status),
      response(
        status,
        all.filter((kind) => problemKinds[kind][0] === status),
      ),
    ]),
  );
}

function response(status: number, kinds: readonly ProblemKind[]): object {
  const retry = status === 429 || status === 503;
  const schema = {
    allOf: [
      { $ref: '#/components/schemas/Problem' },
      { properties: { type: { enum: kinds.map(problemType) }, status: { const: status } } },
    ],
  };
  return {
    description: kinds.map((kind) => problemKinds[kind][1]).join(' Or: '),
    ...(retry && {
      headers: {
        'Retry-After': {
          required: true,
          description: 'When to try again, in seconds.',
          schema: { type: 'integer', minimum: 1 },
        },
      },
    }),
    content: { [problemMedia]: { schema } },
  };
}
