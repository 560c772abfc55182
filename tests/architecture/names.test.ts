import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ESTree } from 'vite';
import { expect, it } from 'vitest';
import { parse, stringOf, walk } from '../support/syntax.ts';
import { pathsOf, readSource, readText } from './source.ts';

const blocks = readdirSync(join(import.meta.dirname, '../../schemas/blocks')).map((file) =>
  file.replace('.schema.json', ''),
);

/** The block that a text names: a name with a hyphen anywhere in it, another one as the whole text. */
function namedIn(text: string): string | undefined {
  return blocks.find(
    (name) => text === name || (name.includes('-') && new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text)),
  );
}

/** Nodes whose texts are names of modules, or types. */
const unread = /^(?:ImportDeclaration|TSImportType|TSLiteralType)$/;

/** The literal texts of a TypeScript file, without comments and identifiers. */
function literalsOf(path: string, text: string): string[] {
  const literals: string[] = [];
  walk(parse(path, text), (node) => {
    if (unread.test(node.type)) return false;
    const literal = stringOf(node);
    if (literal !== undefined) literals.push(literal);
  });
  return literals;
}

it('site/render and shared/engine name no block', () => {
  const scripts = readSource().filter(({ room }) => room === 'site/render' || room === 'shared/engine');
  const named = scripts.flatMap(({ path, text }) =>
    literalsOf(path, text).flatMap((literal) => (namedIn(literal) ? [`src/${path}: '${literal}'`] : [])),
  );
  expect(named).toEqual([]);
});

it('the styles of render/ name no block', () => {
  const selectors = pathsOf(/^site\/render\/.*\.css$/).flatMap((path) =>
    [...readText(path).matchAll(/data-block\s*[~|^$*]?=\s*["']?([\w-]+)/g)].map(([found]) => `src/${path}: ${found}`),
  );
  expect(selectors).toEqual([]);
});

/** Names that the glossary allows in more than three files: the code in the third column of its table. */
const inGlossary = new Set(
  readText('GLOSSARY.md')
    .split('\n')
    .filter((line) => line.startsWith('| **'))
    .flatMap((line) => [...line.split('|')[3]!.matchAll(/`(\w+)`/g)].map(([, name]) => name!)),
);

/** The names that a file declares at its top. */
const topLevelNames = (path: string, text: string): string[] =>
  parse(path, text).body.flatMap((statement) => {
    const declared = ('declaration' in statement && statement.declaration) || statement;
    if (declared.type === 'VariableDeclaration') return declared.declarations.flatMap(({ id }) => namesIn(id));
    return 'id' in declared && declared.id?.type === 'Identifier' ? [declared.id.name] : [];
  });

/** The names that a pattern such as `{ one, two: [three] }` declares. */
function namesIn(pattern: ESTree.BindingPattern | ESTree.BindingRestElement): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((part) => namesIn(part.type === 'Property' ? part.value : part));
    case 'ArrayPattern':
      return pattern.elements.flatMap((part) => (part ? namesIn(part) : []));
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'RestElement':
      return namesIn(pattern.argument);
  }
}

it('no top-level name is in more than three files unless the glossary has it', () => {
  const files = new Map<string, string[]>();
  for (const { path, text } of readSource().filter(({ path }) => !/\.generated\.ts$|\.d\.ts$/.test(path)))
    for (const name of new Set(topLevelNames(path, text))) files.set(name, [...(files.get(name) ?? []), path]);
  const common = [...files].filter(([name, paths]) => paths.length > 3 && !inGlossary.has(name));
  expect(common.map(([name, paths]) => `${name}: ${paths.join(', ')}`)).toEqual([]);
});

it('the glossary has about thirty words', () => {
  expect(readText('GLOSSARY.md').match(/^\| \*\*/gm)!.length).toBeLessThanOrEqual(36);
});
