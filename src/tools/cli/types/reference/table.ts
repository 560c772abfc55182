import type { JsonSchema } from '../../../../compiler/check/contracts.ts';
import { targetOf, type Placed } from '../../../../authoring/language/contract/target.ts';
import { typeWords } from '../../../../authoring/language/contract/type-words.ts';

type Link = (part: Placed & { name: string }) => string | undefined;

interface Row {
  readonly name: string;
  readonly type: string;
  readonly needed: boolean;
  readonly meaning: string;
}

/**
 * A table of a contract's properties. Those of maps, of items in lists and of alternatives stand below them:
 * `search.label`, `items[].text`. What is itself a list has its `name` before each: `effects[].changed`.
 * An empty text when it has none.
 */
export function tableOf(placed: Placed, name: string, schemas: ReadonlyMap<string, JsonSchema>, link: Link): string {
  const own = rowsOf(placed, schemas, link);
  const rows = own.length > 0 ? own : innerRows(placed, name, schemas, link);
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
  const part = typeof schema.$ref === 'string' ? targetOf(schema.$ref, file, schemas) : undefined;
  // What has a heading of its own is explained there.
  if (part) return link(part) === undefined ? innerRows(part, name, schemas, link) : [];
  const items = schema.items as JsonSchema | undefined;
  const choices = (schema.oneOf ?? schema.anyOf ?? []) as readonly JsonSchema[];
  const others =
    typeof schema.additionalProperties === 'object' ? (schema.additionalProperties as JsonSchema) : undefined;
  return [
    ...rowsOf({ schema, file }, schemas, link, `${name}.`),
    ...(items ? innerRows({ schema: items, file }, `${name}[]`, schemas, link) : []),
    ...(others ? innerRows({ schema: others, file }, `${name}.…`, schemas, link) : []),
    ...choices.flatMap((one) => innerRows({ schema: one, file }, name, schemas, link)),
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
