import { codeSchema, longestQuery } from '../list-routes.ts';
import type { SearchedList } from '../list-search.ts';
import { cached } from './paths.ts';
import { problemResponses } from './problems.ts';

const scalar = { type: ['string', 'number'] };

const option = {
  type: 'object',
  additionalProperties: false,
  required: ['value', 'label'],
  properties: {
    value: scalar,
    label: { type: 'string' },
    note: { type: 'string' },
    icon: { type: 'string' },
    of: { ...scalar, description: 'The choice of another field that it belongs to.' },
    with: { type: 'object', description: 'Answers to other fields that choosing it also gives.' },
  },
};

const parameterOf = (name: string, description: string): object => ({
  name,
  in: 'query',
  description,
  schema: { type: 'string', maxLength: longestQuery },
});

/** The path of the lists that no page has; none if there are no such lists. */
export const listPaths = (lists: readonly SearchedList[]): object =>
  lists.length === 0
    ? {}
    : {
        '/api/lists/{list}': {
          ...(lists.every(({ secret }) => secret)
            ? {}
            : { get: searchOperation(lists.filter(({ secret }) => !secret)) }),
          post: codeOperation(lists),
        },
      };

const nameOf = (lists: readonly SearchedList[]): object => ({
  name: 'list',
  in: 'path',
  required: true,
  schema: { enum: lists.map(({ id }) => id) },
});

const foundOf = (lists: readonly SearchedList[]): object => ({
  type: 'object',
  additionalProperties: false,
  required: ['count', 'options'],
  properties: {
    count: { type: 'integer', minimum: 0 },
    options: { type: 'array', items: option, maxItems: Math.max(...lists.map(({ most }) => most)) },
  },
});

const searchOperation = (lists: readonly SearchedList[]): object => ({
  operationId: 'searchList',
  tags: ['lists'],
  summary: 'The options of a list that match',
  parameters: [
    nameOf(lists),
    parameterOf('q', 'Words that each begin a word of the label.'),
    parameterOf('of', 'Only options that belong to this choice of another field.'),
    parameterOf('value', 'Only the option with this value.'),
  ],
  responses: {
    ...cached('How many options match, and the first of them.', foundOf(lists)),
    ...problemResponses(
      'bad-parameter',
      'not-found',
      ...(lists.some((list) => 'from' in list) ? (['too-many-questions', 'address-failed'] as const) : []),
    ),
  },
});

const codeOperation = (lists: readonly SearchedList[]): object => ({
  operationId: 'checkCode',
  tags: ['lists'],
  summary: 'Whether a list has a value',
  parameters: [nameOf(lists)],
  requestBody: { required: true, content: { 'application/json': { schema: codeSchema } } },
  responses: {
    200: {
      description: 'The option with this value, if there is one.',
      content: { 'application/json': { schema: foundOf(lists) } },
    },
    ...problemResponses(
      'malformed-json',
      'bad-parameter',
      'cross-site',
      'not-found',
      'not-json',
      'too-many-questions',
      ...(lists.some((list) => 'from' in list) ? (['address-failed'] as const) : []),
    ),
  },
});
