import type { Contracts, JsonSchema } from '../../../compiler/check/contracts.ts';
import { EditorSchema } from './schema.ts';
import { kinds } from '../generate.ts';

/**
 * What editors hold config files against: a schema for each kind of file, with all its parts in it.
 * Returns the text of each by its path.
 */
export function editorSchemas(contracts: Contracts): Record<string, string> {
  return Object.fromEntries(
    kinds.map((kind) => [
      `schemas/editor/${kind}.json`,
      linesOf(new EditorSchema(contracts, kind !== 'constants').of(`${kind}.schema.json`)),
    ]),
  );
}

/** JSON with a line for each definition, so that it is small and what changed is seen. */
function linesOf({ definitions, ...schema }: JsonSchema): string {
  const lines = Object.entries(definitions as object).map(
    ([name, part]) => `${JSON.stringify(name)}:${JSON.stringify(part)}`,
  );
  return `${JSON.stringify(schema).slice(0, -1)},"definitions":{\n${lines.join(',\n')}\n}}\n`;
}
