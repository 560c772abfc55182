import type { JsonSchema } from '../check/contracts.ts';
import type { SymbolTable } from '../resolve/symbols.ts';
import { itemSchema, type CatalogItem } from './site-modules.ts';
import { validatorsCode } from './validators.ts';

/**
 * Code of a module with one function, `name`, which tells whether an answer of the API is such an item of the catalog.
 */
export const answerGuardModule = (name: string, item: CatalogItem, symbols: SymbolTable, src: string): string =>
  validatorsCode({ [name]: essential(itemSchema(item, symbols)) }, src, false);

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
