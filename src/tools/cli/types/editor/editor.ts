import type { Contracts, JsonSchema } from '../../../../compiler/check/contracts.ts';
import { kinds } from '../../../../compiler/read/source.ts';
import { EditorSchema } from './schema.ts';

/**
 * The schemas with which editors validate config files: one self-contained schema for each kind of file. Returns their
 * texts by path.
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

/** JSON with one line per definition: small, but with readable diffs. */
function schemaText({ definitions, ...schema }: JsonSchema): string {
  const lines = Object.entries(definitions as object).map(
    ([name, part]) => `${JSON.stringify(name)}:${JSON.stringify(part)}`,
  );
  return `${JSON.stringify(schema).slice(0, -1)},"definitions":{\n${lines.join(',\n')}\n}}\n`;
}
