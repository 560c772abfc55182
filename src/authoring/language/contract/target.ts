import type { JsonSchema } from '../../../compiler/check/contracts.ts';

/** A contract with its file, which its references are relative to. */
export interface Placed {
  readonly schema: JsonSchema;
  readonly file: string;
}

export type Schemas = ReadonlyMap<string, JsonSchema>;

/** The target of a reference; undefined if there is none. */
export function targetOf(
  $ref: string,
  file: string,
  schemas: Schemas,
): (Placed & { readonly name: string }) | undefined {
  const [address = '', pointer = ''] = $ref.split('#');
  const found = address === '' ? file : resolve(file, address);
  const schema = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((inner, key) => (inner as JsonSchema | undefined)?.[key], schemas.get(found));
  return schema === undefined
    ? undefined
    : { schema: schema as JsonSchema, file: found, name: pointer.split('/').at(-1) ?? '' };
}

/** Resolves a relative address: `../common.schema.json` in blocks/faq.schema.json is common.schema.json. */
const resolve = (from: string, address: string): string => new URL(address, `file:///${from}`).pathname.slice(1);
