import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Edit } from '../../../../authoring/usages/rename/edit.ts';
import { camel, titleOf } from '../../../../authoring/templates/texts.ts';

/** quote-request → QuoteRequest */
const pascal = (name: string): string => camel(`-${name}`);

/** The code of a new block: its contract, its view, its line in the registry, and its example. */
export function codeOf(name: string, project: string): Edit[] {
  const registry = 'src/site/app/registry.ts';
  const before = readFileSync(join(project, registry), 'utf8');
  const write = (file: string, after: string): Edit => ({ file, to: file, before: '', after });
  return [
    write(`schemas/blocks/${name}.schema.json`, blockSchema(name)),
    write(`src/site/blocks/${name}/view.tsx`, blockView(name)),
    { file: registry, to: registry, before, after: registered(before, name) },
    write(`schemas/examples/blocks/${name}.yaml`, blockExample(name)),
  ];
}

const blockSchema = (name: string): string =>
  `${JSON.stringify(
    {
      $schema: 'http://json-schema.org/draft-07/schema#',
      $id: `blocks/${name}.schema.json`,
      title: `${pascal(name)}Block`,
      description: `Say what the block ${titleOf(name).toLowerCase()} shows.`,
      type: 'object',
      additionalProperties: false,
      required: ['block', 'heading'],
      properties: {
        block: { description: "The block's name.", const: name },
        id: { $ref: '../common.schema.json#/definitions/id' },
        heading: { description: "The block's heading.", $ref: '../common.schema.json#/definitions/text' },
        lead: {
          description: 'One or two sentences under the heading.',
          $ref: '../common.schema.json#/definitions/rich',
        },
      },
    },
    null,
    2,
  )}\n`;

const blockView = (
  name: string,
): string => `import type { ${pascal(name)}Block } from '../../../../shared/plan/blocks.generated.ts';
import { Intro } from '../../render/elements/Intro.tsx';
import { Section } from '../../render/elements/Section.tsx';

export default function ${pascal(name)}({ id, ...intro }: ${pascal(name)}Block) {
  return (
    <Section name="${name}" id={id}>
      <Intro {...intro} />
    </Section>
  );
}
`;

/** The example that the reference, schemas/README.md, shows. */
const blockExample = (name: string): string =>
  `- block: ${name}\n  heading: ${titleOf(name)}\n  lead: Say in a sentence what it is.\n`;

/** The registry of blocks with the new one, in alphabetical order. */
function registered(registry: string, name: string): string {
  const line = `  ${name.includes('-') ? `'${name}'` : name}: () => import('../blocks/${name}/view.tsx'),`;
  const lines = registry.split('\n');
  const first = lines.findIndex((one) => one.includes("import('../blocks/"));
  const end = lines.findIndex((one) => one.startsWith('} as const'));
  const nameIn = (one: string) => /blocks\/([a-z0-9-]+)\//.exec(one)?.[1] ?? '';
  const at = lines.findIndex((one, index) => index >= first && index < end && nameIn(one) > name);
  return lines.toSpliced(at === -1 ? end : at, 0, line).join('\n');
}
