import type { ErrorObject } from 'ajv';
import { problems as say } from '../../problems/catalogue.ts';
import { show } from '../../problems/show.ts';
import type { Problem } from '../../problems/problem.ts';
import { placeOf, type Path, type Source } from '../read/source.ts';
import type { List } from '../../plan/config.generated.ts';
import type { Contracts, JsonSchema } from './contracts.ts';
import { elsewhere } from './elsewhere.ts';
import { withoutNoise } from './noise.ts';
import { pointer } from './pointer.ts';
import { reason, typeFix, typeName, typeOf } from './words.ts';

/** What was found in files that have not changed since. */
const checked = new WeakMap<Source, { contracts: Contracts; problems: Problem[] }>();

/** Check a file against the contract of its kind. Problems: schema/…, block/unknown, list/duplicate-value. */
export function checkSource(source: Source, contracts: Contracts): Problem[] {
  const before = checked.get(source);
  if (before?.contracts === contracts) return before.problems;
  const problems = checkAnew(source, contracts);
  checked.set(source, { contracts, problems });
  return problems;
}

function checkAnew(source: Source, contracts: Contracts): Problem[] {
  const found = checkAgainst(source, [], source.data, `${source.kind}.schema.json`, contracts);
  return found.length > 0 || source.kind !== 'list' ? found : oddValues(source);
}

/** An option without a value would be no answer, and of two with the same value, under the same `of`, one could not be told from the other. */
function oddValues(list: Source): Problem[] {
  const items = (list.data as List).items as readonly { value?: unknown; of?: unknown }[];
  const seen = new Set<string>();
  return items.flatMap(({ value, of }, index) => {
    if (value === undefined) return [];
    const place = () => placeOf(list, ['items', index, 'value']);
    if (String(value).trim() === '')
      return [say.badValue(place(), 'is empty', 'Give the item a value: what is kept as the answer.')];
    const name = `${String(value)} of ${String(of)}`;
    if (seen.has(name)) return [say.duplicateValue(place(), String(value))];
    seen.add(name);
    return [];
  });
}

/** Check a part of a file against any contract; `base` is the part's path in the file. */
export function checkAgainst(
  source: Source,
  base: Path,
  data: unknown,
  contract: string,
  contracts: Contracts,
): Problem[] {
  const validate = contracts.validator(contract);
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
        `${problem.code} ${problem.place.line}:${problem.place.column} ${problem.message}`,
        problem,
      ]),
    ).values(),
  ];
}

function toProblem(source: Source, base: Path, error: ErrorObject, contracts: Contracts): Problem[] {
  const path = [...base, ...pointer(error.instancePath)];
  const { params, data } = error;
  const schema = error.parentSchema as {
    title?: string;
    properties?: Record<string, JsonSchema>;
    description?: string;
  };
  switch (error.keyword) {
    case 'additionalProperties':
      return [
        say.unknownKey(
          placeOf(source, [...path, params.additionalProperty], 'key'),
          params.additionalProperty,
          Object.keys(schema.properties ?? {}),
          elsewhere(params.additionalProperty, schema, path, contracts),
        ),
      ];
    case 'required':
      if (isOneOfMany(error)) return [];
      return [
        say.missingKey(
          placeOf(source, path, 'key'),
          params.missingProperty,
          describe(schema.properties?.[params.missingProperty], contracts),
        ),
      ];
    case 'type':
      if (schema.title === 'AnswerRule') return [say.badCondition(placeOf(source, path), String(path.at(-1)))];
      return [
        say.wrongType(
          placeOf(source, path),
          typeOf(data),
          [params.type as string | readonly string[]].flat().map(typeName).join(' or '),
          typeFix(data, params.type) || (schema.description ?? ''),
        ),
      ];
    case 'enum':
      if (path.at(-1) === 'block' && path.at(-3) === 'blocks')
        return [say.unknownBlock(placeOf(source, path), show(data), contracts.blocks)];
      return [say.notAllowed(placeOf(source, path), data, params.allowedValues as unknown[])];
    case 'const':
      return [say.notAllowed(placeOf(source, path), data, [params.allowedValue])];
    case 'dependencies':
      return [
        say.missingKey(
          placeOf(source, [...path, params.property], 'key'),
          params.missingProperty,
          `Where "${params.property}" stands, it is needed too.`,
        ),
      ];
    case 'propertyNames':
      return [
        say.badValue(
          placeOf(source, [...path, params.propertyName], 'key'),
          'name is not well formed',
          'Use small letters, digits and hyphens.',
        ),
      ];
    default:
      // What is wrong with a name is said by propertyNames.
      return error.propertyName === undefined
        ? [say.badValue(placeOf(source, path), reason(error), schema.description ?? '')]
        : [];
  }
}

/** Whether a map misses more keys than this one, which are said together. */
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

/** What a contract says of a key, where it stands or where its $ref leads. */
function describe(property: JsonSchema | undefined, contracts: Contracts): string {
  if (typeof property?.description === 'string') return property.description;
  const [file = '', name = ''] = String(property?.$ref ?? '').split('#/definitions/');
  const definitions = contracts.schemas.get(file.replace(/^(\.\.\/)*/, ''))?.definitions as
    Record<string, JsonSchema> | undefined;
  const found = definitions?.[name]?.description;
  return typeof found === 'string' ? found : '';
}
