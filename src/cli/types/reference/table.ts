import type { JsonSchema } from '../../../compiler/check/contracts.ts';
import { targetOf, typeWords, type Placed } from './schema-words.ts';

type Link = (part: Placed & { name: string }) => string | undefined;

interface Row {
  readonly name: string;
  readonly type: string;
  readonly needed: boolean;
  readonly meaning: string;
}

/**
 * A table of a contract's properties. Those of maps and of items in lists stand below them: `search.label`,
 * `items[].text`. An empty text when it has none.
 */
export function tableOf(placed: Placed, schemas: ReadonlyMap<string, JsonSchema>, link: Link): string {
  const rows = rowsOf(placed, schemas, link);
  if (rows.length === 0) return '';
  const lines = rows.map(
    ({ name, type, needed, meaning }) => `| \`${name}\` | ${cell(type)} | ${needed ? 'yes' : ''} | ${cell(meaning)} |`,
  );
  return ['| Property | Type | Needed | Meaning |', '|---|---|---|---|', ...lines].join('\n');
}

function rowsOf({ schema, file }: Placed, schemas: ReadonlyMap<string, JsonSchema>, link: Link, prefix = ''): Row[] {
  const needed = (schema.required ?? []) as readonly string[];
  return Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).flatMap(([key, property]) => {
    const name = `${prefix}${key}`;
    const row = {
      name,
      type: typeWords({ schema: property, file }, schemas, link),
      needed: needed.includes(key),
      meaning: meaningOf({ schema: property, file }, schemas),
    };
    return [row, ...innerRows({ schema: property, file }, name, schemas, link)];
  });
}

/** The rows of what is written out inside a property. */
function innerRows(
  { schema, file }: Placed,
  name: string,
  schemas: ReadonlyMap<string, JsonSchema>,
  link: Link,
): Row[] {
  const items = schema.items as JsonSchema | undefined;
  const others =
    typeof schema.additionalProperties === 'object' ? (schema.additionalProperties as JsonSchema) : undefined;
  return [
    ...rowsOf({ schema, file }, schemas, link, `${name}.`),
    ...(items ? rowsOf({ schema: items, file }, schemas, link, `${name}[].`) : []),
    ...(others ? rowsOf({ schema: others, file }, schemas, link, `${name}.….`) : []),
  ];
}

/** The property's own description, or that of the part that it refers to. */
function meaningOf({ schema, file }: Placed, schemas: ReadonlyMap<string, JsonSchema>): string {
  const described =
    schema.description ??
    (typeof schema.$ref === 'string' ? targetOf(schema.$ref, file, schemas)?.schema.description : undefined);
  const fallback = schema.default === undefined ? '' : ` Without it: \`${String(schema.default)}\`.`;
  return `${withoutSources(String(described ?? ''))}${fallback}`;
}

/** A description without the lines of the specification that it cites: they mean nothing to those who write config. */
export const withoutSources = (text: string): string => text.replace(/ \(spec [^)]*\)/g, '').replaceAll('**', '\\*\\*');

/** Escapes what Markdown would take for the end of a cell, or for a link. */
const cell = (text: string): string =>
  text
    .replaceAll('|', '\\|')
    .replace(/\[links\]\(/g, '\\[links\\](')
    .replaceAll('\n', ' ');
