import { isMap } from '../../../compiler/read/shape.ts';
import type { Json, Lost } from '../form.ts';
import { list, maps } from '../reading.ts';
import { partAt } from './pointers.ts';

/** A schema with its references followed, and without parts that only combine. */
export interface Resolver {
  /** `around`: the references that led here, because a schema may contain itself. */
  resolve(schema: Json, at: string, around: readonly string[]): Resolved;
}

export interface Resolved {
  readonly schema: Json;
  /** Conditional parts of allOf, which cannot be merged. */
  readonly branches: readonly { readonly part: Json; readonly at: string }[];
  readonly around: readonly string[];
}

/** The key of a schema that could not be resolved, which is lost already. */
export const unresolved = 'x-unresolved';

export function resolverOf(root: Json, lost: Lost[]): Resolver {
  // The references that led to a part, because parts of several schemas are merged.
  const chains = new WeakMap<Json, readonly string[]>();
  const resolve = (schema: Json, at: string, outer: readonly string[]): Resolved => {
    const around = chains.get(schema) ?? outer;
    const { $ref, allOf, ...own } = schema;
    let result: Resolved = { schema: own, branches: [], around };
    if (typeof $ref === 'string') {
      const target = around.includes($ref) ? undefined : targetOf(root, $ref);
      if (target) {
        const chain = [...around, $ref];
        const inner = resolve(inChain(target, chain, chains), at, chain);
        result = { ...inner, schema: merge(inner.schema, own) };
      } else {
        lost.push(around.includes($ref) ? { at, ...endless($ref) } : { at, ...nowhere($ref) });
        result = { ...result, schema: { ...own, [unresolved]: true } };
      }
    }
    for (const [index, part] of maps(allOf).entries())
      result = withPart(result, resolve(part, `${at}/allOf/${index}`, result.around), `${at}/allOf/${index}`);
    return { ...result, schema: withoutNull(result.schema) };
  };
  return { resolve };
}

const endless = (reference: string) => ({
  what: `a schema that contains itself, ${reference}`,
  way: 'Ask for a fixed number of levels, each with names of its own.',
});

const nowhere = (reference: string) => ({
  what: `the reference ${reference}, which leads nowhere in this file`,
  way: 'Copy its target into the file.',
});

/** A schema with one more part of allOf. Conditional parts stay parts. */
function withPart(result: Resolved, inner: Resolved, at: string): Resolved {
  const branches = [...result.branches, ...inner.branches];
  if (['if', 'oneOf', 'anyOf', 'dependencies', 'dependentSchemas', 'not'].some((key) => key in inner.schema))
    return { ...result, branches: [...branches, { part: inner.schema, at }] };
  const { title, description } = result.schema;
  const own = { ...(title !== undefined && { title }), ...(description !== undefined && { description }) };
  return { ...result, branches, schema: { ...merge(result.schema, inner.schema), ...own } };
}

/** The target of a reference, whose parts remember how they were reached. */
function inChain(target: Json, chain: readonly string[], chains: WeakMap<Json, readonly string[]>): Json {
  const mark = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(mark);
    if (!isMap(part)) return part;
    const copy = { ...part };
    chains.set(copy, chain);
    return copy;
  };
  const marked = Object.entries(target).map(([key, part]) => [
    key,
    key === 'properties' && isMap(part)
      ? Object.fromEntries(Object.entries(part).map(([name, one]) => [name, mark(one)]))
      : ['items', 'oneOf', 'anyOf', 'allOf', 'then', 'else'].includes(key)
        ? mark(part)
        : part,
  ]);
  return Object.fromEntries(marked) as Json;
}

function targetOf(root: Json, reference: string): Json | undefined {
  const target = reference.startsWith('#') ? partAt(root, reference.slice(1)) : undefined;
  return isMap(target) ? target : undefined;
}

/** Two schemas that both hold, as one. */
function merge(one: Json, other: Json): Json {
  const result: Record<string, unknown> = { ...one, ...other };
  if (isMap(one.properties) && isMap(other.properties))
    result.properties = Object.fromEntries(
      [...new Set([...Object.keys(one.properties), ...Object.keys(other.properties)])].map((key) => {
        const [first, second] = [(one.properties as Json)[key], (other.properties as Json)[key]];
        return [key, isMap(first) && isMap(second) ? merge(first, second) : (second ?? first)];
      }),
    );
  if (one.required && other.required) result.required = [...new Set([...list(one.required), ...list(other.required)])];
  return result;
}

/** A type with null is the type: our questions can be left empty. */
function withoutNull(schema: Json): Json {
  const types = list(schema.type).filter((type) => type !== 'null');
  const result: Record<string, unknown> = {
    ...schema,
    ...(types.length > 0 && { type: types.length === 1 ? types[0] : types }),
  };
  for (const key of ['oneOf', 'anyOf'])
    if (Array.isArray(schema[key])) {
      const rest = maps(schema[key]).filter(({ type }) => type !== 'null');
      if (rest.length === maps(schema[key]).length) continue;
      delete result[key];
      if (rest.length === 1) return merge(result, rest[0]!);
      if (rest.length > 1) result[key] = rest;
    }
  return result;
}
