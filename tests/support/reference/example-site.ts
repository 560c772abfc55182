import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';

const here = join(import.meta.dirname, '../../..');

/** An example of schemas/examples as part of a site: its file there, the address that shows it. */
export interface Example {
  readonly folder: 'blocks' | 'fields' | 'plugins';
  readonly name: string;
  readonly path: string;
}

/** What a page needs besides the example to show it. */
const addresses: Readonly<Record<string, object>> = {
  'catalog-item': { path: '/example/catalog-item/{id}', entries: 'policies' },
};

/**
 * A copy of a project's site in a new folder, with a page for every example: of a block, of a form with a control or a
 * plug-in. The examples of kinds of file stand in it as they are. Returns the folder, which the caller removes.
 */
export function exampleSite(project = here): { root: string; examples: Example[] } {
  const root = mkdtempSync(join(tmpdir(), 'examples-'));
  cpSync(join(project, 'config'), join(root, 'config'), { recursive: true });
  const put = (file: string, data: object) => writeFileSync(join(root, 'config', file), JSON.stringify(data, null, 2));
  for (const name of exampleNames('kinds', project)) if (name !== 'site') copyKind(project, name, root);
  const found = (['blocks', 'fields', 'plugins'] as const).flatMap((folder) =>
    exampleNames(folder, project).map((name): Example => ({ folder, name, path: `/example/${folder}/${name}` })),
  );
  for (const { folder, name, path } of found) {
    const data = parse(readFileSync(join(project, 'schemas/examples', folder, `${name}.yaml`), 'utf8')) as object;
    if (folder !== 'blocks') put(`forms/example-${name}.yaml`, formOf(data));
    if (name === 'upload') postToo(root, `example-${name}`);
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

/** Lets a form of the site send what is answered: files are asked for nowhere else. */
function postToo(root: string, form: string): void {
  const path = join(root, 'config/site.yaml');
  const limits = '  limits:\n    files: { all: { megabytes: 1000, minutes: 60 } }\n';
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace(/^posts: \[/m, `posts: [${form}, `).replace(/^  limits:\n/m, limits));
}

/** A whole form around fields that an example shows. What is answered goes along to the example that reads it back. */
const formOf = (part: object): object => ({
  examples: [{ name: 'Someone' }],
  ...part,
  submit: {
    label: 'Send',
    next: 'Next you see it once more.',
    actions: [{ navigate: { to: '/example/blocks/carried', carry: 'all' } }],
  },
});

/** A page that leads to all the others. */
const indexOf = (paths: readonly string[]): object =>
  pageOf('all', '/example', [{ block: 'prose', paragraphs: paths.map((path) => `[${path}](${path})`) }]);

/**
 * A whole page around blocks, or around a part of a page with them. Its main heading is the block's own where it has
 * one.
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
    ...addresses[name],
    ...more,
    blocks: [...head, ...blocks],
  };
}
