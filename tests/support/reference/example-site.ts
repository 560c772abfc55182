import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';

const here = join(import.meta.dirname, '../../..');

/** An example of schemas/examples as part of a site: its file there, and the address of its page. */
export interface Example {
  readonly folder: 'blocks' | 'fields' | 'plugins';
  readonly name: string;
  readonly path: string;
}

/** Properties that the page of an example needs. */
const addresses: Readonly<Record<string, object>> = {
  'catalog-item': { path: '/example/catalog-item/{id}', entries: 'policies' },
};

/**
 * Copies a project's site to a new folder, and adds a page for every example: of a block, of a form with a control or a
 * plug-in. Examples of kinds of file are copied unchanged. Returns the folder, which the caller removes.
 */
export function exampleSite(project = here): { root: string; examples: Example[] } {
  const root = mkdtempSync(join(tmpdir(), 'examples-'));
  cpSync(join(project, 'config'), join(root, 'config'), { recursive: true });
  allowSend(root);
  const put = (file: string, data: object) => writeFileSync(join(root, 'config', file), JSON.stringify(data, null, 2));
  for (const name of exampleNames('kinds', project)) if (name !== 'site') copyKind(project, name, root);
  const found = (['blocks', 'fields', 'plugins'] as const).flatMap((folder) =>
    exampleNames(folder, project).map((name): Example => ({ folder, name, path: `/example/${folder}/${name}` })),
  );
  for (const { folder, name, path } of found) {
    const data = parse(readFileSync(join(project, 'schemas/examples', folder, `${name}.yaml`), 'utf8')) as object;
    if (folder !== 'blocks') put(`forms/example-${name}.yaml`, formOf(name === 'upload' ? withConsent(data) : data));
    if (name === 'upload') addToPosts(root, `example-${name}`);
    put(
      `pages/example-${folder}-${name}.yaml`,
      pageOf(name, path, folder === 'blocks' ? data : [{ block: 'form', form: `example-${name}` }]),
    );
  }
  put(
    'pages/example.yaml',
    indexOf(['/pet', ...found.filter(({ name }) => !(name in addresses)).map(({ path }) => path)]),
  );
  appendFileSync(
    join(root, 'config/pages/home.yaml'),
    '\n  - { block: cta, heading: Examples, buttons: [{ label: Examples, href: /example }] }\n',
  );
  return {
    root,
    examples: found.map((example) =>
      example.name in addresses ? { ...example, path: '/example/catalog-item/health-shield-basic' } : example,
    ),
  };
}

/** The names of the examples in a folder of a project's schemas/examples. */
export const exampleNames = (folder: string, project = here): string[] =>
  readdirSync(join(project, 'schemas/examples', folder))
    .map((file) => file.replace('.yaml', ''))
    .sort();

function copyKind(project: string, kind: string, root: string): void {
  const folder = kind === 'catalog' || kind === 'constants' ? kind : `${kind}s`;
  mkdirSync(join(root, 'config', folder), { recursive: true });
  cpSync(join(project, 'schemas/examples/kinds', `${kind}.yaml`), join(root, 'config', folder, 'pet.yaml'));
}

/** Makes a form of the site send its answers: other forms cannot ask for files. */
function addToPosts(root: string, form: string): void {
  const path = join(root, 'config/site.yaml');
  const limits = '  limits:\n    files: { all: { megabytes: 1000, minutes: 60 } }\n';
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace(/^posts: \[/m, `posts: [${form}, `).replace(/^  limits:\n/m, limits));
}

/** Whether a form asks for contact details and has no price, which it must say. */
const asksContact = (part: object): boolean =>
  /"private":"contact"|"widget":"(?:upload|signature)"/.test(JSON.stringify(part)) && !('estimate' in part);

/** Lets the forms of the examples say Send, although they send nothing. */
function allowSend(root: string): void {
  const path = join(root, 'config/site.yaml');
  const words = /^ +send: .*\n| +- \{ words: (?:Submit|Send|रीसेट).*\n/gm;
  writeFileSync(path, readFileSync(path, 'utf8').replace(words, ''));
}

interface AskedPart {
  readonly schema?: { readonly required?: readonly string[]; readonly properties?: object };
  readonly messages?: object;
}

/** The fields of a form that is sent: on the site, each has a purpose, and the visitor agrees. */
const withConsent = ({ schema = {}, messages, ...part }: AskedPart): object => ({
  ...part,
  purpose: 'call-back',
  schema: {
    ...schema,
    required: [...(schema.required ?? []), 'consent'],
    properties: { ...schema.properties, consent: { type: 'boolean', title: 'I agree to that', const: true } },
  },
  messages: { ...messages, consent: { required: 'Tick the box' } },
});

/** A whole form around the fields of an example. It carries the answers to the example of the block `carried`. */
const formOf = (part: object): object => ({
  examples: [{ name: 'Someone' }],
  ...(asksContact(part) && { noPrice: 'An example of a control.' }),
  ...part,
  submit: {
    label: 'Send',
    next: 'Next you see it once more.',
    // A visitor who has sent something keeps the private link.
    actions: [{ notify: 'Sent.' }, { navigate: { to: '/example/blocks/carried', carry: 'all' } }],
  },
});

/** A page that links to all the others. */
const indexOf = (paths: readonly string[]): object =>
  pageOf('all', '/example', [{ block: 'prose', paragraphs: paths.map((path) => `[${path}](${path})`) }]);

/**
 * A whole page around blocks, or around a part of a page with blocks. It adds a main heading unless the block has its
 * own.
 */
function pageOf(name: string, path: string, part: object): object {
  const { blocks, ...more } = Array.isArray(part) ? { blocks: part as object[] } : (part as { blocks: object[] });
  const headed = ['hero', 'hero-carousel', 'not-found', 'catalog-item'].includes(name);
  const head = headed ? [] : [{ block: 'hero', heading: 'Example' }];
  return {
    path,
    // A block and a control may have the same name.
    title: `Example of ${name}${path.includes('/fields/') ? ' as a control' : ''}`,
    description: 'A page of one example of the reference of config, for its picture and its proof.',
    // Examples use words that the glossary of the site may have.
    terms: false,
    ...addresses[name],
    ...more,
    blocks: [...head, ...blocks],
  };
}
