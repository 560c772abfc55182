import type { Contracts, JsonSchema } from '../../../../compiler/check/contracts.ts';
import { kinds } from '../../../../compiler/read/source.ts';
import { EditorSchema } from './schema.ts';

/**
 * The schemas against which editors check config files: one for each kind of file, with all its parts in it.
 * Returns the text of each by its path.
 */
export function editorSchemas(contracts: Contracts): Record<string, string> {
  return Object.fromEntries(
    kinds.map((kind) => [
      `schemas/editor/${kind}.json`,
      schemaText(
        new EditorSchema(contracts, kind !== 'constants', kind === 'form' || kind === 'wizard').of(
          `${kind}.schema.json`,
        ),
      ),
    ]),
  );
}

/** JSON with a line for each definition: small, and yet a diff of it shows what changed. */
function schemaText({ definitions, ...schema }: JsonSchema): string {
  const lines = Object.entries(definitions as object).map(
    ([name, part]) => `${JSON.stringify(name)}:${JSON.stringify(part)}`,
  );
  return `${JSON.stringify(schema).slice(0, -1)},"definitions":{\n${lines.join(',\n')}\n}}\n`;
}
