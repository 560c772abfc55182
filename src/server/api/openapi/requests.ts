import type { ProblemKind } from '../../http/problem.ts';
import { withAnswerShapes } from './answer-shapes.ts';
import { correctionSchema, tokenSchema } from '../request-routes.ts';
import { ref, reference } from './paths.ts';
import { problemResponses } from './problems.ts';

const time = { type: 'string', format: 'date-time' };

const ownObject = (properties: Readonly<Record<string, object>>, optional: readonly string[] = []): object => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  properties,
});

const text = { type: 'string' };
const listOf = (items: object): object => ({ type: 'array', items });

/** The schema of `OwnRequest`. */
export const ownRequestSchema = ownObject(
  {
    reference,
    at: time,
    page: text,
    language: text,
    answers: listOf(ownObject({ field: text, question: text, value: {}, answer: text }, ['answer'])),
    files: listOf(ownObject({ name: text, type: text, size: { type: 'integer' } })),
    consent: ownObject({ version: text, at: time, words: text }, ['words']),
    withdrawn: time,
    corrected: time,
    correctable: ownObject({ form: text, answers: { type: 'object' }, agrees: { const: true } }, ['agrees']),
    receivers: listOf(ownObject({ name: text, at: time })),
    isWaiting: { type: 'boolean' },
  },
  ['language', 'consent', 'withdrawn', 'corrected', 'correctable'],
);

/** One of the calls with the token of a lead. The last says what else its body has, and why else it may fail. */
const tokenPath = (
  operationId: string,
  summary: string,
  description: string,
  schema: object,
  { body = tokenSchema, problems = [] }: { readonly body?: object; readonly problems?: readonly ProblemKind[] } = {},
): object => ({
  post: {
    operationId,
    tags: ['leads'],
    summary,
    requestBody: { required: true, content: { 'application/json': { schema: body } } },
    responses: {
      200: { description, content: { 'application/json': { schema } } },
      ...problemResponses(
        'malformed-json',
        'bad-parameter',
        'cross-site',
        'unknown-token',
        'body-too-large',
        'not-json',
        'too-many-tokens',
        'not-done',
        ...problems,
      ),
    },
  },
});

/** What the sender of a lead may do with its token. */
export const requestPaths = {
  '/api/requests': tokenPath('seeRequest', 'Shows a lead to its sender', 'The lead.', ref('OwnRequest')),
  '/api/requests/withdraw': tokenPath(
    'withdrawConsent',
    'Withdraws the consent of a lead',
    'The lead, with the time of the withdrawal.',
    ref('OwnRequest'),
  ),
  '/api/requests/correct': tokenPath(
    'correctRequest',
    'Corrects the answers of a lead, which counts like a new one',
    'The lead, as it is now.',
    ref('OwnRequest'),
    {
      body: withAnswerShapes(correctionSchema),
      problems: [
        'not-correctable',
        'changed-meanwhile',
        'invalid-lead',
        'unusable-consent',
        'too-many-leads',
        'too-many-questions',
      ],
    },
  ),
  '/api/requests/erase': tokenPath('eraseRequest', 'Deletes a lead', 'It is deleted.', ownObject({ reference })),
};
