import type { JsonSchema } from '../../../compiler/check/contracts.ts';
import { targetOf, typeWords, type Placed } from './schema-words.ts';

type Link = (part: Placed & { name: string }) => string | undefined;

interface Row {
  readonly name: string;
  readonly type: string;
  readonly needed: boolean;
  readonly meaning: string;
}

/** A table of a contract's properties, those of maps and of items in lists below them: `search.label`, `items[].text`. Empty when it has none. */
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
    return [row, ...inside({ schema: property, file }, name, schemas, link)];
  });
}

/** The rows of what is written out inside a property. */
function inside({ schema, file }: Placed, name: string, schemas: ReadonlyMap<string, JsonSchema>, link: Link): Row[] {
  const items = schema.items as JsonSchema | undefined;
  const others =
    typeof schema.additionalProperties === 'object' ? (schema.additionalProperties as JsonSchema) : undefined;
  return [
    ...rowsOf({ schema, file }, schemas, link, `${name}.`),
    ...(items ? rowsOf({ schema: items, file }, schemas, link, `${name}[].`) : []),
    ...(others ? rowsOf({ schema: others, file }, schemas, link, `${name}.….`) : []),
  ];
}

/** Its own description, or that of what it refers to. */
function meaningOf({ schema, file }: Placed, schemas: ReadonlyMap<string, JsonSchema>): string {
  const described =
    schema.description ??
    (typeof schema.$ref === 'string' ? targetOf(schema.$ref, file, schemas)?.schema.description : undefined);
  const fallback = schema.default === undefined ? '' : ` Without it: \`${String(schema.default)}\`.`;
  return `${plain(String(described ?? ''))}${fallback}`;
}

/** Lines of the specification say nothing to those who write config. */
export const plain = (text: string): string => text.replace(/ \(spec [^)]*\)/g, '').replaceAll('**', '\\*\\*');

/** A cell ends at a bar, and braces or brackets of config are no links. */
const cell = (text: string): string =>
  text
    .replaceAll('|', '\\|')
    .replace(/\[links\]\(/g, '\\[links\\](')
    .replaceAll('\n', ' ');
