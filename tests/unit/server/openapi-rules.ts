/**
 * The rules of OpenAPI 3.1.1 for the parts that our description has, as a JSON Schema (2020-12).
 * They are stricter than the standard where that finds more mistakes: they refuse unknown members.
 */
const object = (required: readonly string[], properties: object, more: object = {}) => ({
  type: 'object',
  required,
  properties,
  additionalProperties: false,
  ...more,
});
const mapOf = (name: string, pattern = '') => ({
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  patternProperties: { [pattern]: { $ref: `#/$defs/${name}` } },
});
const text = { type: 'string', minLength: 1 };
const schema = { $ref: '#/$defs/schema' };

export const openapiRules = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  ...object(['openapi', 'info', 'servers', 'paths', 'components'], {
    openapi: { const: '3.1.1' },
    jsonSchemaDialect: { const: 'https://json-schema.org/draft/2020-12/schema' },
    info: object(['title', 'version'], { title: text, version: text, description: text }),
    servers: { type: 'array', minItems: 1, items: object(['url'], { url: text }) },
    tags: { type: 'array', items: object(['name'], { name: text }) },
    paths: mapOf('path', '^/'),
    components: object([], { schemas: mapOf('schema', '^[a-zA-Z0-9._-]+$') }),
  }),
  $defs: {
    path: object([], { get: { $ref: '#/$defs/operation' }, post: { $ref: '#/$defs/operation' } }, { minProperties: 1 }),
    operation: object(['operationId', 'tags', 'summary', 'responses'], {
      operationId: text,
      tags: { type: 'array', minItems: 1, items: text },
      summary: text,
      parameters: { type: 'array', items: { $ref: '#/$defs/parameter' } },
      requestBody: object(['content'], {
        required: { type: 'boolean' },
        content: mapOf('media', '^[a-z]+/[a-z+.-]+$'),
      }),
      responses: mapOf('response', '^[1-5][0-9]{2}$'),
    }),
    parameter: {
      ...object(['name', 'in', 'schema'], {
        name: text,
        in: { enum: ['query', 'header', 'path', 'cookie'] },
        required: { type: 'boolean' },
        description: text,
        explode: { type: 'boolean' },
        example: true,
        schema,
      }),
      if: { properties: { in: { const: 'path' } } },
      then: { required: ['required'], properties: { required: { const: true } } },
    },
    response: object(['description'], {
      description: text,
      headers: mapOf('header'),
      content: mapOf('media', '^[a-z]+/[a-z+.-]+$'),
    }),
    header: object(['schema'], { required: { type: 'boolean' }, description: text, schema }),
    media: object(['schema'], { schema }),
    schema: { type: ['object', 'boolean'] },
  },
};
