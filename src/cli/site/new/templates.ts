/** The line that names the contract to editors. */
const schemaLine = (kind: string): string => `# yaml-language-server: $schema=../../schemas/editor/${kind}.json\n`;

/** quote-request → Quote request */
export const titleOf = (name: string): string => (name[0]?.toUpperCase() ?? '') + name.slice(1).replaceAll('-', ' ');

/** quote-request → quoteRequest, or QuoteRequest */
export const camel = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
export const pascal = (name: string): string => camel(`-${name}`);

/** The functions below give minimal valid files, whose words say what to write in their place. */
export const page = (name: string, parent: string | undefined): string => `${schemaLine('page')}path: /${name}
${parent === undefined ? '' : `parent: ${parent}\n`}name: ${titleOf(name)}
title: ${titleOf(name)}
description: Say in one or two sentences what a visitor finds here. Search results show it.

blocks:
  - block: hero
    heading: ${titleOf(name)}
    lead: Say what this page is for.
`;

export const form = (
  name: string,
): string => `${schemaLine('form')}description: Say what the form "${titleOf(name)}" is for.

schema:
  type: object
  required: [name]
  properties:
    name: { type: string, title: Your name }

ui:
  name: { autocomplete: name, filters: [trim], private: contact }

messages:
  name:
    required: Enter your name.

submit:
  label: Send
  actions:
    - alert: Thank you, {name}.

examples:
  - name: Someone who answers
    answers: { name: Meera Iyer }
    does:
      - alert: Thank you, Meera Iyer.

  - name: Someone who leaves it empty
    errors: { name: Enter your name. }
`;

export const wizard = (
  name: string,
): string => `${schemaLine('wizard')}description: Say what the wizard "${titleOf(name)}" is for.

title: ${titleOf(name)}
progress: Step {step} of {total}
next: Next
back: Back

steps:
  - id: about
    title: About you
    schema:
      type: object
      required: [age]
      properties:
        age: { type: integer, title: Your age, minimum: 18, maximum: 100 } # years
    ui:
      age: { private: birth }
    messages:
      age:
        required: Enter your age.
        minimum: You must be 18 or older.
        maximum: Enter an age of 100 or less.

  - id: retired
    title: After work
    when: { age: { minimum: 60 } }
    schema:
      type: object
      properties:
        pension: { type: boolean, title: I draw a pension }
${wizardEnd}`;

const wizardEnd = `
submit:
  label: Finish
  actions:
    - alert: Thank you.

examples:
  - name: Someone who works
    answers: { age: 35 }
    steps: [about]
    does:
      - alert: Thank you.

  - name: Someone of 70 is asked more
    answers: { age: 70, pension: true }
    steps: [about, retired]
    does:
      - alert: Thank you.

  - name: Someone too young
    answers: { age: 17 }
    stoppedAt: about
    errors: { age: You must be 18 or older. }
`;

export const options = `${schemaLine('list')}of: options
items:
  - { value: first, label: First choice }
  - { value: second, label: Second choice }
`;

export const questions = (name: string): string => `${schemaLine('list')}of: questions
items:
  - question: What is a good first question about ${titleOf(name).toLowerCase()}?
    answer: The one that visitors ask most. Answer it in the first sentence.
`;

export const blockSchema = (name: string): string =>
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

export const blockView = (
  name: string,
): string => `import type { ${pascal(name)}Block } from '../../plan/blocks.generated.ts';
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
export const blockExample = (name: string): string =>
  `- block: ${name}\n  heading: ${titleOf(name)}\n  lead: Say in a sentence what it is.\n`;

/** The registry of blocks with the new one, in alphabetical order. */
export function registered(registry: string, name: string): string {
  const line = `  ${name.includes('-') ? `'${name}'` : name}: () => import('../blocks/${name}/view.tsx'),`;
  const lines = registry.split('\n');
  const first = lines.findIndex((one) => one.includes("import('../blocks/"));
  const end = lines.findIndex((one) => one.startsWith('} as const'));
  const nameIn = (one: string) => /blocks\/([a-z0-9-]+)\//.exec(one)?.[1] ?? '';
  const at = lines.findIndex((one, index) => index >= first && index < end && nameIn(one) > name);
  return lines.toSpliced(at === -1 ? end : at, 0, line).join('\n');
}
