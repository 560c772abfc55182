import type { JsonSchema } from '../check/contracts.ts';
import type { SymbolTable } from '../resolve/symbols.ts';
import { itemSchema } from './site-modules.ts';
import { validatorsCode } from './validators.ts';

/** Code of a module with `isItem`, which tells whether an answer of the API is an item of this kind of catalog. */
export const itemGuardModule = (kind: string, symbols: SymbolTable): string =>
  validatorsCode({ guards: { isItem: essential(itemSchema(kind, symbols)) } });

/**
 * The part of a contract that a page relies on: which members there are, and their types. The rest is left out, because
 * a page may be older than the server, which may know more members and more choices.
 */
function essential({ type, enum: choices, required, minimum, properties, items }: JsonSchema): JsonSchema {
  return {
    type: type ?? typeof (choices as readonly unknown[])[0],
    ...(required !== undefined && { required }),
    ...(minimum !== undefined && { minimum }),
    ...(properties !== undefined && {
      properties: Object.fromEntries(
        Object.entries(properties as Record<string, JsonSchema>).map(([name, schema]) => [name, essential(schema)]),
      ),
    }),
    ...(items !== undefined && { items: essential(items as JsonSchema) }),
  };
}
