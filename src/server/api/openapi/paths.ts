import { mostPolicyIds } from '../../../insurance/catalog/policyId.ts';
import { allTypes } from '../../../insurance/catalog/policies.ts';
import type { Catalog } from '../catalog.ts';
import { longestSearch } from '../policy-query.ts';
import { problemResponses } from './problems.ts';

export const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });

const premium = (highest: number, usual: number): object => ({
  type: 'number',
  minimum: 0,
  maximum: highest,
  default: usual,
});
const queryParameter = (name: string, description: string, schema: object): object => ({
  name,
  in: 'query',
  description,
  schema,
});

const idsParameter = {
  ...queryParameter('ids', 'Only policies with one of these ids; unknown ones are left out.', {
    type: 'array',
    items: { type: 'string', pattern: '^[a-z0-9-]{1,64}$' },
    minItems: 1,
    maxItems: mostPolicyIds,
  }),
  explode: false,
};

/** An answer that a client may cache, and ask for again by its entity tag. */
const cached = (description: string, schema: object): Record<string, object> => ({
  200: {
    description,
    headers: {
      ETag: { required: true, schema: { type: 'string' } },
      'Cache-Control': { required: true, schema: { type: 'string' } },
    },
    content: { 'application/json': { schema } },
  },
  304: { description: 'The one with the tag of If-None-Match is still right.' },
});

/** The calls of spec 7.03–7.05. A site has those of the catalogs that it has. */
export const catalogPaths = (catalog: Catalog): object => ({
  ...(catalog.policies.length > 0 && policyPaths(catalog)),
  ...(catalog.termPlans.length > 0 && termPlanPaths),
});

const policyPaths = ({ policies, policyQueries: { types, highestPremium } }: Catalog): object => ({
  '/api/mock/policies': {
    get: {
      operationId: 'listPolicies',
      tags: ['catalog'],
      summary: 'Policies that fit, in the order of the catalog',
      parameters: [
        idsParameter,
        queryParameter('type', 'Their class; term names none.', { enum: types, default: allTypes }),
        queryParameter('q', 'Words in their name or their insurer.', { type: 'string', maxLength: longestSearch }),
        queryParameter('minPremium', 'The lowest premium, in rupees a year.', premium(highestPremium, 0)),
        queryParameter('maxPremium', 'The highest premium, in rupees a year.', premium(highestPremium, highestPremium)),
      ],
      responses: {
        ...cached('The policies.', { type: 'array', items: ref('Policy') }),
        ...problemResponses('bad-parameter'),
      },
    },
  },
  '/api/mock/policy/{id}': {
    get: {
      operationId: 'getPolicy',
      tags: ['catalog'],
      summary: 'One policy',
      parameters: [
        {
          name: 'id',
          in: 'path',
          required: true,
          schema: { type: 'string' },
          ...(policies[0] && { example: policies[0].id }),
        },
      ],
      responses: { ...cached('The policy.', ref('Policy')), ...problemResponses('bad-parameter', 'not-found') },
    },
  },
});

const termPlanPaths = {
  '/api/mock/term/plans': {
    get: {
      operationId: 'listTermPlans',
      tags: ['catalog'],
      summary: 'All term plans',
      responses: {
        ...cached('The plans.', { type: 'array', items: ref('TermPlan') }),
        ...problemResponses('bad-parameter'),
      },
    },
  },
};

/**
 * POST /api/leads (spec 7.06).
 * Takes    `bodies`: the schemas of its forms; `files`: the parts with files by the names of their fields, where a form
 *          asks for some
 */
export const leadPath = (bodies: readonly object[], files: Readonly<Record<string, object>>): object => ({
  '/api/leads': {
    post: {
      operationId: 'sendLead',
      tags: ['leads'],
      summary: 'Keeps a lead',
      parameters: [
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: true,
          description: 'The same for every try of one lead.',
          schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,128}$' },
        },
      ],
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: anyOf(bodies) },
          ...(Object.keys(files).length > 0 && { 'multipart/form-data': multipart(bodies, files) }),
        },
      },
      responses: {
        201: { description: 'The lead is on disk.', content: { 'application/json': { schema: receipt } } },
        ...problemResponses(
          'malformed-json',
          'no-idempotency-key',
          'cross-site',
          'key-reused',
          'body-too-large',
          'not-json',
          'invalid-lead',
          'unusable-consent',
          'too-many-leads',
          'not-stored',
        ),
      },
    },
  },
});

const anyOf = (bodies: readonly object[]): object | boolean => (bodies.length > 0 ? { oneOf: bodies } : false);

/** The lead as its first part, then its files, those of a field in the order of the names in its answer. */
const multipart = (bodies: readonly object[], files: Readonly<Record<string, object>>): object => ({
  schema: {
    type: 'object',
    required: ['lead'],
    additionalProperties: false,
    properties: { lead: anyOf(bodies), ...files },
  },
  encoding: { lead: { contentType: 'application/json' } },
});

const receipt = {
  type: 'object',
  additionalProperties: false,
  required: ['reference'],
  properties: {
    reference: {
      type: 'string',
      pattern: '^CH-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$',
      description: 'What a visitor may quote.',
    },
  },
};

export const aboutPaths = {
  '/api/openapi.json': {
    get: {
      operationId: 'describe',
      tags: ['about'],
      summary: 'This description',
      responses: { ...cached('The description.', { type: 'object' }), ...problemResponses() },
    },
  },
  '/api/problems/{kind}': {
    get: {
      operationId: 'getProblemKind',
      tags: ['about'],
      summary: 'What a kind of problem is',
      parameters: [{ name: 'kind', in: 'path', required: true, schema: { type: 'string' }, example: 'not-found' }],
      responses: { ...cached('The kind.', ref('Problem')), ...problemResponses('not-found') },
    },
  },
};
