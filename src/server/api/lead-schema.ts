import type { Options, SchemaValidateFunction } from 'ajv';
import type { FastifySchemaValidationError } from 'fastify';
import { maxUrlLength } from '../http/connections.ts';
import { Problem } from '../http/problem.ts';
import type { Issue } from '../http/problem.ts';

const version = { type: 'string', pattern: '^[\\w.-]{1,64}$' };

const answersKeyword = 'x-answers';

/** How deeply objects of answers may be nested, as the compiler allows. */
export const objectDepth = 5;

/** No form has this many wrong answers: only a program does, and its refusal would be longer than its request. */
const maxIssues = 50;

/** Says what an answer may be. */
export const answerWords =
  'An answer is a text, a number, a boolean, a list of texts and numbers, a list of rows of answers, or an object of answers.';

/** JSON can write 1e999, which is read as Infinity, and stored as null. */
const isTextOrNumber = (value: unknown): boolean => typeof value === 'string' || Number.isFinite(value);

/** Whether a value is an answer. `depth`: how many objects may be nested in it. Stops at what is wrong first. */
function isAnswer(value: unknown, depth: number): boolean {
  const holdsAnswers = (one: unknown): boolean =>
    typeof one === 'object' &&
    one !== null &&
    !Array.isArray(one) &&
    depth > 0 &&
    Object.values(one).every((inside) => isAnswer(inside, depth - 1));
  if (Array.isArray(value)) return value.every(isTextOrNumber) || value.every(holdsAnswers);
  return isTextOrNumber(value) || typeof value === 'boolean' || holdsAnswers(value);
}

/**
 * Checks the answers of a lead by code. JSON Schema would check each wrong member of an answer against every
 * alternative on every level, and report them all, which takes the server many times as long as other leads do.
 */
const validateAnswers: SchemaValidateFunction = (depth: number, answers: object) => {
  const wrong = Object.entries(answers).flatMap(([name, value]) => (isAnswer(value, depth) ? [] : [name]));
  validateAnswers.errors = wrong
    .slice(0, maxIssues)
    .map((name) => ({ keyword: answersKeyword, params: { name }, message: answerWords }));
  return wrong.length === 0;
};

/**
 * The schema of every lead. The route validates bodies with it, and the OpenAPI description includes it, with the
 * shapes of answers in place of the check by code. The description of a member is also its error message.
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
      [answersKeyword]: objectDepth,
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
export const validatorOptions: Options = {
  coerceTypes: false,
  useDefaults: false,
  removeAdditional: false,
  allErrors: true,
  allowUnionTypes: true,
  keywords: [{ keyword: answersKeyword, type: 'object', validate: validateAnswers }],
  // Adds the schema part to errors, whose description is the message.
  verbose: true,
};

/** The problem for a body that does not match the schema. */
export function invalidLead(errors: readonly FastifySchemaValidationError[]): Problem {
  const paths = new Set<string>();
  const firstOfEachPath = errors.map(issueOf).filter(({ path }) => !paths.has(path) && paths.add(path));
  return new Problem('invalid-lead', undefined, { errors: firstOfEachPath.slice(0, maxIssues) });
}

type SchemaError = FastifySchemaValidationError & { readonly parentSchema?: { readonly description?: string } };

function issueOf({ keyword, instancePath, params, message = '', parentSchema }: SchemaError): Issue {
  const parent = instancePath.split('/').slice(1).map(unescape).reduce(pointer, '');
  if (keyword === answersKeyword) return { path: pointer(parent, String(params.name)), keyword: 'type', message };
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
