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
 * A table of a contract's properties. Properties of maps, of list items and of alternatives follow: `search.label`,
 * `items[].text`. For a list, they start with its `name`: `effects[].changed`. Empty if there are none.
 */
export function tableOf(placed: Placed, name: string, schemas: ReadonlyMap<string, JsonSchema>, link: Link): string {
  const own = propertyRows(placed, schemas, link);
  const rows = own.length > 0 ? own : innerRows(placed, name, schemas, link);
  if (rows.length === 0) return '';
  const lines = rows.map(
    ({ name, type, needed, meaning }) =>
      `| \`${name}\` | ${markdownCell(type)} | ${needed ? 'yes' : ''} | ${markdownCell(meaning)} |`,
  );
  return ['| Property | Type | Needed | Meaning |', '|---|---|---|---|', ...lines].join('\n');
}

function propertyRows(
  { schema, file }: Placed,
  schemas: ReadonlyMap<string, JsonSchema>,
  link: Link,
  prefix = '',
): Row[] {
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

/** The rows of nested properties. */
function innerRows(
  { schema, file }: Placed,
  name: string,
  schemas: ReadonlyMap<string, JsonSchema>,
  link: Link,
): Row[] {
  const part = typeof schema.$ref === 'string' ? targetOf(schema.$ref, file, schemas) : undefined;
  // Parts with their own heading are explained there.
  if (part) return link(part) === undefined ? innerRows(part, name, schemas, link) : [];
  const items = schema.items as JsonSchema | undefined;
  const choices = (schema.oneOf ?? schema.anyOf ?? []) as readonly JsonSchema[];
  const others =
    typeof schema.additionalProperties === 'object' ? (schema.additionalProperties as JsonSchema) : undefined;
  return [
    ...propertyRows({ schema, file }, schemas, link, `${name}.`),
    ...(items ? innerRows({ schema: items, file }, `${name}[]`, schemas, link) : []),
    ...(others ? innerRows({ schema: others, file }, `${name}.…`, schemas, link) : []),
    ...choices.flatMap((one) => innerRows({ schema: one, file }, name, schemas, link)),
  ];
}

/** The property's description, or that of its referenced part. */
function meaningOf({ schema, file }: Placed, schemas: ReadonlyMap<string, JsonSchema>): string {
  const described =
    schema.description ??
    (typeof schema.$ref === 'string' ? targetOf(schema.$ref, file, schemas)?.schema.description : undefined);
  const fallback = schema.default === undefined ? '' : ` Without it: \`${String(schema.default)}\`.`;
  return `${withoutSources(String(described ?? ''))}${fallback}`;
}

/** A description without references to the specification, which are for developers. */
export const withoutSources = (text: string): string => text.replace(/ \(spec [^)]*\)/g, '').replaceAll('**', '\\*\\*');

/** Escapes what Markdown would parse as the end of a cell, or as a link. */
const markdownCell = (text: string): string =>
  text
    .replaceAll('|', '\\|')
    .replace(/\[links\]\(/g, '\\[links\\](')
    .replaceAll('\n', ' ');
