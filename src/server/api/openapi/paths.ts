import { filterChoices, highestOf } from '../../../shared/catalog/filter.ts';
import type { ServedCatalog } from '../../../shared/plan/catalog.ts';
import type { CatalogFilter } from '../../../shared/plan/config.generated.ts';
import { insightsSchema } from '../insight-routes.ts';
import { problemResponses } from './problems.ts';

export const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });

/** A parameter of a catalog's list. */
const parameterOf = (name: string, filter: CatalogFilter, catalog: ServedCatalog): object => ({
  name,
  in: 'query',
  ...(filter.description !== undefined && { description: filter.description }),
  schema: schemaOf(filter, catalog),
});

function schemaOf(filter: CatalogFilter, catalog: ServedCatalog): object {
  if (filter.words) return { type: 'string', maxLength: filter.longest };
  if (filter.is !== undefined) return { enum: filterChoices(filter, catalog), default: filter.any };
  const maximum = highestOf(filter, catalog);
  return { type: 'number', minimum: 0, maximum, default: filter.atMost === undefined ? 0 : maximum };
}

const idsParameter = (most: number): object => ({
  name: 'ids',
  in: 'query',
  description: 'Only items with one of these ids; unknown ones are left out.',
  schema: {
    type: 'array',
    items: { type: 'string', pattern: '^[a-z0-9-]{1,64}$' },
    minItems: 1,
    maxItems: most,
  },
  explode: false,
});

/** A response that clients may cache and revalidate by ETag. */
export const cached = (description: string, schema: object): Record<string, object> => ({
  200: {
    description,
    headers: {
      ETag: { required: true, schema: { type: 'string' } },
      'Cache-Control': { required: true, schema: { type: 'string' } },
    },
    content: { 'application/json': { schema } },
  },
  304: { description: 'Not modified.' },
});

/** The paths of a catalog (spec 7.03–7.05). */
export function catalogPaths(catalog: ServedCatalog): object {
  const { name, list, item, ids, filters = {} } = catalog.api;
  const parameters = [
    ...(ids === undefined ? [] : [idsParameter(ids)]),
    ...Object.entries(filters).map(([parameter, filter]) => parameterOf(parameter, filter, catalog)),
  ];
  return {
    [`/api${list}`]: {
      get: {
        operationId: `list${pascal(catalog.id)}`,
        tags: ['catalog'],
        summary: `Each ${name}${parameters.length > 0 ? ' that fits' : ''}, in the order of the catalog`,
        ...(parameters.length > 0 && { parameters }),
        responses: {
          ...cached('The items.', { type: 'array', items: ref(name) }),
          ...problemResponses('bad-parameter'),
        },
      },
    },
    ...(item !== undefined && {
      [`/api${item}`]: {
        get: {
          operationId: `get${name}`,
          tags: ['catalog'],
          summary: `One ${name}`,
          parameters: [
            {
              name: 'id',
              in: 'path',
              required: true,
              schema: { type: 'string' },
              ...(catalog.items[0] && { example: catalog.items[0].id }),
            },
          ],
          responses: { ...cached('The item.', ref(name)), ...problemResponses('bad-parameter', 'not-found') },
        },
      },
    }),
  };
}

const pascal = (name: string): string => name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

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

/** The lead as the first part, then its files. Files of a field are in the order of the names in its answer. */
function multipart(bodies: readonly object[], files: Readonly<Record<string, object>>): object {
  const parts = Object.entries(files);
  const inRows = parts.flatMap(([name, part]) =>
    name.includes('#') ? [[`^${name.replaceAll('.', '\\.').replaceAll('#', '[1-9]\\d*')}$`, part] as const] : [],
  );
  return {
    schema: {
      type: 'object',
      required: ['lead'],
      additionalProperties: false,
      properties: { lead: anyOf(bodies), ...Object.fromEntries(parts.filter(([name]) => !name.includes('#'))) },
      ...(inRows.length > 0 && { patternProperties: Object.fromEntries(inRows) }),
    },
    encoding: { lead: { contentType: 'application/json' } },
  };
}

export const reference = {
  type: 'string',
  pattern: '^CH-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$',
  description: 'What a visitor may quote.',
};

const receipt = {
  type: 'object',
  additionalProperties: false,
  required: ['reference', 'token'],
  properties: {
    reference,
    token: {
      type: 'string',
      pattern: '^[\\w-]{22}$',
      description: 'Opens the lead in /api/requests. Given once: the server keeps only its hash.',
    },
  },
};

/** What browsers send when a page is left, on a site with insights. */
export const insightPaths = {
  '/api/insights': {
    post: {
      operationId: 'count',
      tags: ['insights'],
      summary: 'Counts what a visit has met, without persons',
      description: 'Unknown names are ignored, and all of it with Sec-GPC: 1 or DNT: 1.',
      requestBody: { required: true, content: { 'application/json': { schema: insightsSchema } } },
      responses: {
        204: { description: 'It is taken.' },
        ...problemResponses(
          'malformed-json',
          'bad-parameter',
          'cross-site',
          'body-too-large',
          'not-json',
          'too-many-counts',
        ),
      },
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
