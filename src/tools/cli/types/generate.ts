import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { kinds } from '../../../compiler/read/source.ts';

const banner = '/* Made from schemas/ by `npm run types`. Do not edit. */';

/**
 * TypeScript types of all kinds of config files, all blocks and all controls' settings. Takes the project's folder.
 * Returns the generated texts by path.
 */
export async function generateTypes(root: string): Promise<Record<string, string>> {
  const schemas = join(root, 'schemas');
  const blocks = contractNames(join(schemas, 'blocks'));
  const widgets = contractNames(join(schemas, 'fields'));
  return {
    'src/shared/plan/config.generated.ts': await typesOf(
      schemas,
      'Config',
      kinds.map((kind) => `${kind}.schema.json`),
    ),
    'src/shared/plan/blocks.generated.ts': `${await typesOf(
      schemas,
      'Blocks',
      blocks.map((name) => `blocks/${name}.schema.json`),
    )}
/** Properties of each block by its name. */
export interface BlockProps {
${blocks.map((name) => `  '${name}': ${pascal(name)}Block;`).join('\n')}
}
`,
    'src/shared/plan/fields.generated.ts': `${await typesOf(
      schemas,
      'Fields',
      widgets.map((name) => `fields/${name}.schema.json`),
    )}
/** Settings of each control by its name. */
export interface WidgetOptions {
${widgets.map((name) => `  '${name}': ${pascal(name)}Field;`).join('\n')}
}
`,
  };
}

/** The contract of any block, with a branch for each. */
export function blocksSchema(root: string): string {
  const blocks = contractNames(join(root, 'schemas', 'blocks'));
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: 'blocks.schema.json',
    title: 'Block',
    $comment: 'Made from schemas/blocks by `npm run types`. Do not edit.',
    description: 'One block of a page. The key block has its name.',
    type: 'object',
    required: ['block'],
    properties: { block: { description: 'The name of the block.', enum: blocks } },
    allOf: blocks.map((name) => ({
      if: { required: ['block'], properties: { block: { const: name } } },
      then: { $ref: `blocks/${name}.schema.json` },
    })),
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}

async function typesOf(folder: string, title: string, files: readonly string[]): Promise<string> {
  const root: JSONSchema = {
    title,
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(files.map((file) => [file.replace('.schema.json', ''), { $ref: file }])),
  };
  return compile(root, title, {
    bannerComment: banner,
    cwd: `${folder}/`,
    style: { singleQuote: true },
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
    $refOptions: { resolve: { anyBlock, withoutRefProperty } },
  });
}

/**
 * Reads the contract of any block as a map with a name, so that the types of pages do not include those of all blocks.
 */
const anyBlock = {
  order: 1,
  canRead: (file: { url: string }) => file.url.endsWith('blocks.schema.json'),
  read: () =>
    JSON.stringify({
      title: 'Block',
      type: 'object',
      required: ['block'],
      properties: { block: { type: 'string' } },
      additionalProperties: {},
    }),
};

/** Removes the property `$ref` of config files, which is filled in before any code reads the file. */
const withoutRefProperty = {
  order: 2,
  canRead: (file: { url: string }) => file.url.endsWith('.schema.json'),
  read: (file: { url: string }) =>
    JSON.stringify(
      JSON.parse(readFileSync(fileURLToPath(new URL(file.url, 'file:')), 'utf8'), (key, value: unknown) =>
        key === '$ref' && typeof value === 'object' ? undefined : value,
      ),
    ),
};

function contractNames(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.schema.json'))
    .map((file) => file.replace('.schema.json', ''))
    .sort();
}

const pascal = (name: string): string => name.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
