import type { ErrorObject, ValidateFunction } from 'ajv';
import { problems as say } from '../../shared/problems/catalogue.ts';
import { show } from '../../shared/problems/show.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import { placeOf, type Path, type Source } from '../read/source.ts';
import { itemValidator } from './attributes.ts';
import type { Checked } from './checked.ts';
import type { Contracts, JsonSchema } from './contracts.ts';
import { whileSame } from '../../shared/memo.ts';
import { elsewhere, requiredOf } from './elsewhere.ts';
import { withoutNoise } from './noise.ts';
import { pointer } from '../read/pointer.ts';
import { reason, typeFix, typeName, typeOf } from './reason.ts';

/** The result of checking a file: the file with data of its contract's type, or its problems. */
export interface Check {
  readonly checked: Checked | undefined;
  readonly problems: readonly Problem[];
}

/** Checks a file against the contract of its kind. Problems: schema/…, block/unknown, list/duplicate-value. */
export function checkSource(source: Source, contracts: Contracts): Check {
  const problems = problemsOf(source, contracts);
  // Types are generated from the contracts, so data that fits a contract has its type.
  return { checked: problems.length === 0 ? (source as Checked) : undefined, problems };
}

/** The problems of an unchanged file are cached. */
const problemsOf = whileSame((before: Contracts, now) => before === now, checkAnew);

function checkAnew(source: Source, contracts: Contracts): Problem[] {
  const misfits = checkAgainst(source, [], source.data, `${source.kind}.schema.json`, contracts);
  return misfits.length > 0 ? misfits : oddParts(source, contracts);
}

/** Problems of a file that fits its contract with what it declares itself. */
export function oddParts(source: Source, contracts: Contracts): Problem[] {
  if (source.kind === 'catalog') return oddItems(source as Checked<'catalog'>, contracts);
  return source.kind === 'list' ? oddValues(source) : [];
}

/** Compares the items of a catalog with the attributes that it declares. */
function oddItems(catalog: Checked<'catalog'>, contracts: Contracts): Problem[] {
  const { attributes, items, sample } = catalog.data;
  if (!attributes) return [];
  const validate = itemValidator(attributes);
  return [
    ...items.flatMap((item, index) => misfitsOf(catalog, ['items', index], item, validate, contracts)),
    ...(sample ? misfitsOf(catalog, ['sample'], sample, validate, contracts) : []),
  ];
}

/**
 * Finds options without a value, which cannot be an answer, and options with the same value under the same `of`, which
 * cannot be distinguished.
 */
function oddValues(list: Source): Problem[] {
  const { items } = list.data as Checked<'list'>['data'];
  const seen = new Set<string>();
  const hasNumbers = items.some(({ value }) => typeof value === 'number');
  return items.flatMap(({ value, of }, index) => {
    if (value === undefined) return [];
    const place = () => placeOf(list, ['items', index, 'value']);
    if (String(value).trim() === '')
      return [say.badValue(place(), 'is empty', 'Give the item a value: it is saved as the answer.')];
    if (hasNumbers && typeof value === 'string' && /^\d+$/.test(value))
      return [
        say.wrongType(place(), 'a text', 'a number, as the other values are', `Write it without quotes: ${value}.`),
      ];
    const name = `${String(value)} of ${String(of)}`;
    if (seen.has(name)) return [say.duplicateValue(place(), String(value))];
    seen.add(name);
    return [];
  });
}

/** Checks a part of a file against any contract. `base` is the part's path in the file. */
export function checkAgainst(
  source: Source,
  base: Path,
  data: unknown,
  contract: string,
  contracts: Contracts,
): Problem[] {
  return misfitsOf(source, base, data, contracts.validator(contract), contracts);
}

function misfitsOf(
  source: Source,
  base: Path,
  data: unknown,
  validate: ValidateFunction,
  contracts: Contracts,
): Problem[] {
  if (validate(data)) return [];
  const all = validate.errors ?? [];
  const errors = withoutNoise(all, data);
  const found = [
    ...missingTogether(source, base, errors),
    ...errors.flatMap((error) => toProblem(source, base, error, contracts)),
  ];
  return [
    ...new Map(
      found.map((problem) => [
        `${problem.code} ${problem.place.line}:${problem.place.column} ${problem.message} ${problem.place.item ?? ''}`,
        problem,
      ]),
    ).values(),
  ];
}

/** An error of Ajv, with everything needed to report it. */
interface ContractError {
  readonly source: Source;
  readonly path: Path;
  readonly error: ErrorObject;
  /** The part of the contract that was not met. */
  readonly schema: { title?: string; properties?: Record<string, JsonSchema>; description?: string };
  readonly contracts: Contracts;
}

function toProblem(source: Source, base: Path, error: ErrorObject, contracts: Contracts): Problem[] {
  const path = [...base, ...pointer(error.instancePath)];
  const found = { source, path, error, schema: error.parentSchema as ContractError['schema'], contracts };
  return (byKeyword[error.keyword] ?? otherwise)(found);
}

const inList = 'Put the choices in a file of config/lists and name it with x-list: x-list: colours.';

/** The problems to report for an error, by the keyword of the contract that was not met. */
const byKeyword: Readonly<Record<string, (found: ContractError) => Problem[]>> = {
  additionalProperties: ({ source, path, error: { params }, schema, contracts }) => [
    say.unknownKey(
      placeOf(source, [...path, params.additionalProperty], 'key'),
      params.additionalProperty,
      Object.keys(schema.properties ?? {}),
      elsewhere(params.additionalProperty, schema, path, contracts),
    ),
  ],
  required: ({ source, path, error, schema, contracts }) => {
    const missing = error.params.missingProperty;
    if (isOneOfMany(error)) return [];
    return [
      say.missingKey(placeOf(source, path, 'key'), missing, descriptionOf(schema.properties?.[missing], contracts)),
    ];
  },
  type: ({ source, path, error: { params, data }, schema }) => {
    if (schema.title === 'AnswerRule') return [say.badCondition(placeOf(source, path), String(path.at(-1)))];
    if (typeof data === 'boolean' && path.at(-1) === 'required' && path.at(-3) === 'properties')
      return [say.unknownKey(placeOf(source, path, 'key'), 'required', [], requiredOf(String(path.at(-2))))];
    const wanted = [params.type as string | readonly string[]].flat().map(typeName).join(' or ');
    const fix =
      path.at(-1) === 'x-list' ? inList : typeFix(data, params.type) || (schema.description ?? '') + keysFix(schema);
    return [say.wrongType(placeOf(source, path), typeOf(data), wanted, fix)];
  },
  enum: ({ source, path, error: { params, data }, contracts }) => [
    path.at(-1) === 'block' && path.at(-3) === 'blocks'
      ? say.unknownBlock(placeOf(source, path), show(data), contracts.blocks)
      : say.notAllowed(placeOf(source, path), data, params.allowedValues as unknown[]),
  ],
  const: ({ source, path, error: { params, data } }) => [
    say.notAllowed(placeOf(source, path), data, [params.allowedValue]),
  ],
  dependencies: ({ source, path, error: { params } }) => [
    say.missingKey(
      placeOf(source, [...path, params.property], 'key'),
      params.missingProperty,
      `It is required together with "${params.property}".`,
    ),
  ],
  uniqueItems: ({ source, path, error: { params } }) => [
    say.badValue(
      placeOf(source, [...path, Math.max(params.i, params.j)]),
      'is already in this list',
      'Remove one of the two.',
    ),
  ],
  propertyNames: ({ source, path, error: { params, schema } }) => [
    say.badValue(
      placeOf(source, [...path, params.propertyName], 'key'),
      'name is not well formed',
      (schema as { pattern?: string }).pattern?.includes('A-Z')
        ? 'Start with a small letter, then use only letters and digits: maxAge.'
        : 'Use small letters, digits and hyphens.',
    ),
  ],
};

/** The keys of a map that is written as something else. */
function keysFix({ properties = {} }: ContractError['schema']): string {
  const keys = Object.keys(properties);
  return keys.length === 0 || keys.length > 8 ? '' : ` Its keys are: ${keys.join(', ')}.`;
}

/** How a value with blanks is several values of a list that lack their commas: [name email]. */
function commaFix({ keyword, data, params }: ErrorObject, path: Path): string | undefined {
  if (keyword !== 'pattern' || typeof data !== 'string' || !/^\d+$/.test(String(path.at(-1)))) return undefined;
  const parts = data.split(/\s+/);
  const isEach = parts.length > 1 && parts.every((part) => new RegExp(String(params.pattern), 'u').test(part));
  return isEach ? `Write a comma between them: ${parts.join(', ')}.` : undefined;
}

/** `propertyNames` reports what is wrong with a name, so the errors about the name itself are left out. */
const otherwise = ({ source, path, error, schema }: ContractError): Problem[] => {
  if (error.propertyName !== undefined) return [];
  const commas = commaFix(error, path);
  return [
    commas === undefined
      ? say.badValue(
          placeOf(source, path),
          reason(error),
          (isBlank(error) ? 'Fill it in. ' : '') + (schema.description ?? ''),
        )
      : say.badValue(placeOf(source, path), 'has several names and no comma', commas),
  ];
};

const isBlank = ({ keyword, data }: ErrorObject): boolean => keyword === 'minLength' && data === '';

/** Whether a map misses other keys too. All of them are reported together. */
const isOneOfMany = ({ parentSchema, data }: ErrorObject): boolean => missingOf(parentSchema, data).length > 1;

const missingOf = (schema: unknown, data: unknown): string[] =>
  ((schema as { required?: string[] }).required ?? []).filter((key) => !Object.hasOwn(data as object, key));

function missingTogether(source: Source, base: Path, errors: readonly ErrorObject[]): Problem[] {
  const many = errors.filter((error) => error.keyword === 'required' && isOneOfMany(error));
  const byMap = new Map(
    many.map((error) => [`${error.instancePath} ${missingOf(error.parentSchema, error.data).join()}`, error]),
  );
  return [...byMap.values()].map((error) =>
    say.missingKeys(
      placeOf(source, [...base, ...pointer(error.instancePath)], 'key'),
      missingOf(error.parentSchema, error.data),
    ),
  );
}

/** The description of a key in its contract: beside the key, or where its $ref leads. */
function descriptionOf(property: JsonSchema | undefined, contracts: Contracts): string {
  if (typeof property?.description === 'string') return property.description;
  const [file = '', name = ''] = String(property?.$ref ?? '').split('#/definitions/');
  const definitions = contracts.schemas.get(file.replace(/^(\.\.\/)*/, ''))?.definitions as
    | Record<string, JsonSchema>
    | undefined;
  const found = definitions?.[name]?.description;
  return typeof found === 'string' ? found : '';
}
