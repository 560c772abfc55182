import type { Contracts, JsonSchema } from '../check/contracts.ts';
import type { Path } from '../read/source.ts';

/** A string in config that refers to something, as its schema says by x-ref. */
export interface Reference {
  readonly kind: string;
  readonly value: string;
  readonly path: Path;
  /** What else the schema says beside x-ref: x-of, x-values. */
  readonly schema: JsonSchema;
}

/**
 * Every reference in a piece of config, found by walking it along its schema
 * (`form.schema.json`, or a definition in it: `form.schema.json#result`).
 * Follows $ref, properties, items, allOf, and if/then whose `if` asks for constants.
 */
export function* references(data: unknown, contract: string, contracts: Contracts): Generator<Reference> {
  const [file = '', part] = contract.split('#');
  const schema = contracts.schemas.get(file) ?? {};
  yield* walk(data, part === undefined ? schema : ((schema.definitions as Record<string, JsonSchema>)[part] ?? {}), file, [], contracts);
}

function* walk(data: unknown, schema: JsonSchema, base: string, path: Path, contracts: Contracts): Generator<Reference> {
  if (typeof schema.$ref === 'string') {
    const target = resolve(schema.$ref, base, contracts);
    if (target) yield* walk(data, target.schema, target.base, path, contracts);
  }
  if (typeof data === 'string' && typeof schema['x-ref'] === 'string') yield { kind: schema['x-ref'], value: data, path, schema };
  for (const branch of branches(data, schema)) yield* walk(data, branch, base, path, contracts);
  if (Array.isArray(data)) {
    const items = schema.items as JsonSchema | undefined;
    if (items) for (const [index, item] of data.entries()) yield* walk(item, items, base, [...path, index], contracts);
  } else if (data && typeof data === 'object') {
    for (const [key, value] of Object.entries(data)) {
      const property = (schema.properties as Record<string, JsonSchema> | undefined)?.[key] ?? schema.additionalProperties;
      if (property && typeof property === 'object') yield* walk(value, property as JsonSchema, base, [...path, key], contracts);
    }
  }
}

/** Schemas that hold beside this one: allOf, the branches of a choice, and `then` where `if` holds. */
function branches(data: unknown, schema: JsonSchema): JsonSchema[] {
  const all = ['allOf', 'oneOf', 'anyOf'].flatMap((key) => (schema[key] as JsonSchema[] | undefined) ?? []);
  const condition = schema.if as { properties?: Record<string, { const?: unknown }> } | undefined;
  return condition && schema.then && holds(data, condition.properties ?? {}) ? [...all, schema.then as JsonSchema] : all;
}

const holds = (data: unknown, wanted: Record<string, { const?: unknown }>): boolean =>
  Object.entries(wanted).every(([key, { const: value }]) => (data as Record<string, unknown> | null)?.[key] === value);

function resolve(ref: string, base: string, contracts: Contracts): { schema: JsonSchema; base: string } | undefined {
  const [file = '', pointer = ''] = ref.split('#');
  const target = file === '' ? base : new URL(file, `x:/${base}`).pathname.slice(1);
  let schema: unknown = contracts.schemas.get(target);
  for (const step of pointer.split('/').slice(1)) schema = (schema as JsonSchema | undefined)?.[step];
  return schema ? { schema: schema as JsonSchema, base: target } : undefined;
}
