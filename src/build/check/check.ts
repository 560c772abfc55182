import type { ErrorObject } from 'ajv';
import { problems as say } from '../../problems/catalogue.ts';
import type { Problem } from '../../problems/problem.ts';
import { placeOf, type Path, type Source } from '../read/source.ts';
import type { Contracts } from './contracts.ts';

/** Check a file against the contract of its kind. Problems: schema/…, block/unknown. */
export function checkSource(source: Source, contracts: Contracts): Problem[] {
  return checkAgainst(source, [], source.data, `${source.kind}.schema.json`, contracts);
}

/** Check a part of a file against any contract; `base` is the part's path in the file. */
export function checkAgainst(source: Source, base: Path, data: unknown, contract: string, contracts: Contracts): Problem[] {
  const validate = contracts.validator(contract);
  if (validate(data)) return [];
  const errors = (validate.errors ?? []).filter((error) => !isNoise(error, validate.errors ?? []));
  const found = errors.map((error) => toProblem(source, base, error, contracts));
  return [...new Map(found.map((problem) => [`${problem.code} ${problem.place.line}:${problem.place.column} ${problem.message}`, problem])).values()];
}

/** Keywords that only say that a branch failed; the branch's own errors say why. */
function isNoise({ keyword, instancePath, schemaPath }: ErrorObject, all: readonly ErrorObject[]): boolean {
  if (['if', 'oneOf', 'anyOf', 'allOf'].includes(keyword)) return all.some((error) => error.instancePath.startsWith(instancePath) && error.keyword !== keyword);
  // Of a choice between a word and a map, the branch for the other type says nothing useful.
  return keyword === 'type' && /oneOf|anyOf/.test(schemaPath) && all.some((error) => error.instancePath === instancePath && error.keyword !== 'type' && !['oneOf', 'anyOf'].includes(error.keyword));
}

function toProblem(source: Source, base: Path, error: ErrorObject, contracts: Contracts): Problem {
  const path = [...base, ...pointer(error.instancePath)];
  const { params } = error;
  const schema = error.parentSchema as { properties?: Record<string, { description?: string }>; description?: string };
  switch (error.keyword) {
    case 'additionalProperties':
      return say.unknownKey(placeOf(source, [...path, params.additionalProperty], 'key'), params.additionalProperty, Object.keys(schema.properties ?? {}));
    case 'required':
      return say.missingKey(placeOf(source, path, 'key'), params.missingProperty, schema.properties?.[params.missingProperty]?.description ?? '');
    case 'type':
      return say.wrongType(placeOf(source, path), typeNames(params.type));
    case 'enum':
      if (path.at(-1) === 'block') return say.unknownBlock(placeOf(source, path), String(error.data), contracts.blocks);
      return say.notAllowed(placeOf(source, path), show(error.data), (params.allowedValues as unknown[]).map(String));
    case 'const':
      return say.notAllowed(placeOf(source, path), show(error.data), [String(params.allowedValue)]);
    case 'propertyNames':
      return say.badValue(placeOf(source, [...path, params.propertyName], 'key'), 'name is not well formed');
    default:
      return say.badValue(placeOf(source, path), reason(error), schema.description ?? '');
  }
}

/** Why a value does not fit, in words for a person. */
function reason({ keyword, params, message }: ErrorObject): string {
  const limit = String(params.limit);
  switch (keyword) {
    case 'pattern': return 'does not have the right form';
    case 'minLength': return limit === '1' ? 'is empty' : `is too short: ${limit} characters at least`;
    case 'maxLength': return `is too long: ${limit} characters at most`;
    case 'minItems': return `needs ${limit} or more items`;
    case 'maxItems': return `has more than ${limit} items`;
    case 'minProperties': return `needs ${limit} or more keys`;
    case 'maxProperties': return `has more than ${limit} key${limit === '1' ? '' : 's'}`;
    case 'minimum': return `is too small: ${limit} at least`;
    case 'maximum': return `is too large: ${limit} at most`;
    default: return message ?? 'is not allowed';
  }
}

const typeNames = (type: string | readonly string[]): string =>
  [type].flat().map((name) => ({ string: 'a text', integer: 'a whole number', number: 'a number', boolean: 'true or false', array: 'a list', object: 'a map of keys', null: 'nothing' })[name] ?? name).join(' or ');

const show = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** JSON Pointer (RFC 6901) to path. */
export function pointer(text: string): string[] {
  return text.split('/').slice(1).map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}
