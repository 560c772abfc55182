import { isMap } from '../../../compiler/read/shape.ts';
import type { Json } from '../form.ts';
import { text } from '../reading.ts';

/** Keywords whose keys are names, not keywords. */
const ofNames = ['properties', 'patternProperties', 'definitions', '$defs', 'dependencies', 'dependentSchemas'];
/** Keywords whose value is data, not a schema. */
const ofData = ['const', 'enum', 'default', 'examples'];

/** The address of a file that does not say its own. */
const nowhere = 'https://form.invalid/';

/** `pointer`: the path from the root. `base`: the address against which its references are read. */
type Visit = (schema: Json, pointer: string, base: string) => Json;

/**
 * A schema whose references by `$id` or `$anchor` are written as paths from the root, and the same for a single one.
 * A reference that leads nowhere stays as it is.
 */
export function withPointers(root: Json): { readonly root: Json; readonly pointerOf: (reference: string) => string } {
  const places = new Map([[nowhere, '']]);
  visited(root, '', nowhere, true, (schema, pointer, base) => {
    for (const id of [addressIn(schema), anchorIn(schema)])
      if (id !== undefined) places.set(bare(resolved(id, base)), pointer);
    return schema;
  });
  const written = (reference: string, base: string): string => {
    const [address = '', path = ''] = resolved(reference, base).split('#');
    const isPath = path === '' || path.startsWith('/');
    const place = places.get(isPath ? address : `${address}#${path}`);
    const inside = isPath ? path : '';
    // Many forms mean the whole file, also within a part that has an $id.
    const found = [`${place ?? ''}${inside}`, inside].find((one) => isMap(partAt(root, one)));
    return place === undefined || found === undefined ? reference : `#${found}`;
  };
  const pointed = visited(root, '', nowhere, true, (schema, _, base) =>
    typeof schema.$ref === 'string' ? { ...schema, $ref: written(schema.$ref, base) } : schema,
  );
  return { root: pointed as Json, pointerOf: (reference) => written(reference, baseOf(root, nowhere)) };
}

/** The part of a schema to which a path leads; undefined if there is none. */
export const partAt = (root: Json, path: string): unknown =>
  path
    .split('/')
    .filter(Boolean)
    .map(keyOf)
    .reduce<unknown>((at, key) => (isMap(at) || Array.isArray(at) ? (at as Json)[key] : undefined), root);

function keyOf(written: string): string {
  try {
    return decodeURIComponent(written).replace(/~1/g, '/').replace(/~0/g, '~');
  } catch {
    return written;
  }
}

function visited(part: unknown, pointer: string, outer: string, isSchema: boolean, visit: Visit): unknown {
  const inner = (one: unknown, key: string | number, base: string, isOne: boolean): unknown =>
    visited(one, `${pointer}/${encodeURI(String(key).replace(/~/g, '~0').replace(/\//g, '~1'))}`, base, isOne, visit);
  if (Array.isArray(part)) return part.map((one, index) => inner(one, index, outer, true));
  if (!isMap(part)) return part;
  const base = isSchema ? baseOf(part, outer) : outer;
  return Object.fromEntries(
    Object.entries(isSchema ? visit(part, pointer, base) : part).map(([key, one]) => [
      key,
      isSchema && ofData.includes(key) ? one : inner(one, key, base, !isSchema || !ofNames.includes(key)),
    ]),
  );
}

/** Its `$id`, or `id` as the oldest schemas write it. */
const addressIn = ({ $id, id, $schema }: Json): string | undefined =>
  text($id) ?? ($schema === undefined || /draft-0[34]/.test(String($schema)) ? text(id) : undefined);

const anchorIn = ({ $anchor }: Json): string | undefined =>
  text($anchor) === undefined ? undefined : `#${text($anchor)!}`;

/** An `$id` that is only a fragment is an anchor. */
const baseOf = (schema: Json, outer: string): string => {
  const id = addressIn(schema);
  return id === undefined || id.startsWith('#') ? outer : bare(resolved(id, outer)).split('#')[0]!;
};

const resolved = (reference: string, base: string): string =>
  URL.canParse(reference, base) ? new URL(reference, base).href : reference;

const bare = (address: string): string => address.replace(/#$/, '');
