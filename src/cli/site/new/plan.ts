import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SymbolTable } from '../../../compiler/resolve/symbols.ts';
import type { Source } from '../../../compiler/read/source.ts';
import { didYouMean } from '../../../problems/nearest.ts';
import { exit, Refusal } from '../../kit/command.ts';
import type { Edit } from '../../../usages/rename/plan.ts';
import { append, type Addition } from './insert.ts';
import {
  blockExample,
  blockSchema,
  blockView,
  camel,
  form,
  options,
  page,
  questions,
  registered,
  titleOf,
  wizard,
} from './templates.ts';

export const whats = ['page', 'form', 'wizard', 'list', 'block'] as const;
export type What = (typeof whats)[number];

/** Files to write. Those of code are written first, because config that names a block needs its contract. */
export interface Made {
  readonly code: readonly Edit[];
  readonly config: readonly Edit[];
  /** Where it is used, as file:line. */
  readonly used: string;
}

/** Plans a new thing and its use in a page or form that exists, because what nothing uses is a problem. */
export function planNew(
  what: What,
  name: string,
  on: string,
  symbols: SymbolTable,
  places: { readonly root: string; readonly project: string },
): Made {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Refusal(
      `"${name}" is no good name: write small letters, digits and hyphens, a letter first: quote-request.`,
    );
  const host = hostOf(what, on, symbols);
  const { text, line } = append(host, additionFor(what, name, host));
  const config = [
    ...ownFile(what, name, host, symbols),
    { file: host.file, to: host.file, before: host.text, after: text },
  ];
  const code = what === 'block' ? codeOf(name, places.project) : [];
  const taken = [
    ...config.filter(({ file }) => file !== host.file).map(({ file }) => join(places.root, file)),
    ...code.filter(({ before }) => before === '').map(({ file }) => join(places.project, file)),
  ].find((file) => existsSync(file));
  if (taken !== undefined) throw new Refusal(`There is a ${what} called "${name}" already.`);
  return { code, config, used: `${host.file}:${line}` };
}

function hostOf(what: What, on: string, symbols: SymbolTable): Source {
  const page = symbols.pages.find(({ id }) => id === on);
  const host = page ?? (what === 'list' ? symbols.forms.get(on) : undefined);
  if (host) return host;
  const known = [...symbols.pages.map(({ id }) => id), ...(what === 'list' ? symbols.forms.keys() : [])];
  throw new Refusal(
    `No page${what === 'list' ? ' or form' : ''} is called "${on}". ${didYouMean(on, known)}`,
    exit.usage,
  );
}

/** The new file of config. A block has none. */
function ownFile(what: What, name: string, host: Source, symbols: SymbolTable): Edit[] {
  const write = (folder: string, after: string): Edit[] => [
    { file: `config/${folder}/${name}.yaml`, to: `config/${folder}/${name}.yaml`, before: '', after },
  ];
  switch (what) {
    case 'page':
      return write('pages', page(name, symbols.parents.has(host.id) ? host.id : undefined));
    case 'form':
      return write('forms', form(name));
    case 'wizard':
      return write('wizards', wizard(name));
    case 'list':
      return write('lists', host.kind === 'form' ? options : questions(name));
    case 'block':
      return [];
  }
}

/** What uses the new thing, in a list or map of the page or form to which it is added. */
function additionFor(what: What, name: string, host: Source): Addition {
  const heading = titleOf(name);
  const block = (kind: string, more: object = {}): Addition => ({
    path: ['blocks'],
    value: { block: kind, heading, ...more },
  });
  switch (what) {
    case 'page':
      return block('cta', { buttons: [{ label: heading, href: `/${name}` }] });
    case 'form':
      return block('form', { form: name });
    case 'wizard':
      return { path: ['blocks'], value: { block: 'wizard', wizard: name } };
    case 'list':
      return host.kind === 'form'
        ? {
            path: ['schema', 'properties'],
            key: camel(name),
            value: { type: 'string', title: heading, 'x-list': name },
          }
        : block('faq', { list: name });
    case 'block':
      return block(name);
  }
}

function codeOf(name: string, project: string): Edit[] {
  const registry = 'src/app/registry.ts';
  const before = readFileSync(join(project, registry), 'utf8');
  const write = (file: string, after: string): Edit => ({ file, to: file, before: '', after });
  return [
    write(`schemas/blocks/${name}.schema.json`, blockSchema(name)),
    write(`src/blocks/${name}/view.tsx`, blockView(name)),
    { file: registry, to: registry, before, after: registered(before, name) },
    write(`schemas/examples/blocks/${name}.yaml`, blockExample(name)),
  ];
}
