import type { FastifySchemaValidationError } from 'fastify';
import { maxUrlLength } from '../http/connections.ts';
import { Problem } from '../http/problem.ts';
import type { Issue } from '../http/problem.ts';

const version = { type: 'string', pattern: '^[\\w.-]{1,64}$' };

const simple = ['string', 'number', 'boolean', 'array'];
const simpleAnswer = { type: simple, items: { type: ['string', 'number'] } };

/**
 * An answer, or an object of answers, as deeply nested as the compiler allows. Without alternatives (`anyOf`): each
 * wrong member would be checked against all of them on every level, which takes the server a hundred times as long.
 */
function answerOrObject(depth: number): object {
  const inside = depth === 0 ? simpleAnswer : answerOrObject(depth - 1);
  return {
    type: [...simple, 'object'],
    additionalProperties: inside,
    items: { type: ['string', 'number', 'object'], additionalProperties: inside },
    // A list has texts and numbers, or rows.
    if: { type: 'array', contains: { type: 'object' } },
    then: { items: { type: 'object' } },
  };
}

const answerWords =
  'An answer is a text, a number, a boolean, a list of texts and numbers, a list of rows of answers, or an object of answers.';

/**
 * The schema of every lead. The route validates bodies with it, and the OpenAPI description includes it. The
 * description of a member is also its error message.
 */
export const leadSchema = {
  type: 'object',
  description: 'The body must be an object.',
  additionalProperties: false,
  required: ['form', 'answers', 'page', 'config'],
  properties: {
    form: { type: 'string', minLength: 1, maxLength: 100, description: 'The form must be named.' },
    answers: {
      type: 'object',
      description: 'The answers must be an object, by the names of their fields.',
      additionalProperties: {
        description: answerWords,
        ...answerOrObject(4),
      },
    },
    consent: {
      type: 'object',
      description: 'The consent must be an object.',
      additionalProperties: false,
      required: ['version', 'at'],
      properties: {
        version: { ...version, description: 'The version names the words of the consent.' },
        at: {
          type: 'string',
          format: 'date-time',
          // The format also allows other time zones, and the leap second, which JavaScript dates do not support.
          pattern: '^[-\\d]{10}T[:\\d]{6}[0-5]\\d(\\.\\d{1,3})?Z$',
          description: 'The time is ISO 8601 in UTC, such as 2026-01-31T09:00:00.000Z.',
        },
      },
    },
    page: {
      type: 'string',
      // No host (//host), no query, and nothing that a page or a spreadsheet could run.
      pattern: '^/(?!/)[\\w.~!$&()*+,;=:@%/-]*$',
      maxLength: maxUrlLength,
      description: `The page is a path of at most ${maxUrlLength} characters.`,
    },
    config: { ...version, description: 'The config is the hash of a form.' },
    // Pages opened before the server wrote the labels itself still send them.
    labels: { description: 'Ignored: the server writes the questions and the words of choices itself.' },
    trap: { type: 'string', description: 'This must be a text.' },
    spent: { type: 'number', minimum: 0, description: 'The time is a number of milliseconds.' },
  },
};

/** Options of Fastify's validator for this schema: do not change values, report all errors. */
export const validatorOptions = {
  coerceTypes: false,
  useDefaults: false,
  removeAdditional: false,
  allErrors: true,
  allowUnionTypes: true,
  // Adds the schema part to errors, whose description is the message.
  verbose: true,
} as const;

/** The problem for a body that does not match the schema. */
export function invalidLead(errors: readonly FastifySchemaValidationError[]): Problem {
  const paths = new Set<string>();
  const firstOfEachPath = errors.map(issueOf).filter(({ path }) => !paths.has(path) && paths.add(path));
  return new Problem('invalid-lead', undefined, { errors: firstOfEachPath.slice(0, maxIssues) });
}

/** More than any form has: only a program sends so many, and the answer would be longer than its request. */
const maxIssues = 50;

type SchemaError = FastifySchemaValidationError & { readonly parentSchema?: { readonly description?: string } };

function issueOf({ keyword, instancePath, params, message = '', parentSchema }: SchemaError): Issue {
  const [part, name, ...inside] = instancePath.split('/').slice(1).map(unescape);
  // What is wrong somewhere in an answer is told of the answer.
  if (part === 'answers' && name !== undefined)
    return { path: pointer('/answers', name), keyword: 'type', message: answerWords };
  const parent = [part, name, ...inside].filter((one) => one !== undefined).reduce(pointer, '');
  if (keyword === 'additionalProperties') return unknownField(pointer(parent, String(params.additionalProperty)));
  if (keyword === 'required')
    return { path: pointer(parent, String(params.missingProperty)), keyword, message: 'This is missing.' };
  return {
    path: parent,
    keyword,
    message: parentSchema?.description ?? message,
  };
}

export const unknownField = (path: string): Issue => ({
  path,
  keyword: 'unknown',
  message: 'This field is not known.',
});

/** Names come from the sender. Longer ones are cut, so that an answer cannot become much longer than its request. */
const maxNameLength = 100;

/** The JSON Pointer to a member of `parent`. */
export function pointer(parent: string, name: string): string {
  return `${parent}/${name.slice(0, maxNameLength).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

const unescape = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');
