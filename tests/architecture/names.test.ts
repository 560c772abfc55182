import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
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

/** The literal texts of a TypeScript file, without comments and identifiers. */
function literalsOf(path: string, text: string): string[] {
  const literals: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isLiteralTypeNode(node.parent)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      literals.push(node.text);
    ts.forEachChild(node, visit);
  };
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  ts.forEachChild(file, visit);
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
function topLevelNames(path: string, text: string): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const namesIn = (name: ts.BindingName): string[] =>
    ts.isIdentifier(name)
      ? [name.text]
      : name.elements.flatMap((part) => (ts.isOmittedExpression(part) ? [] : namesIn(part.name)));
  return file.statements.flatMap((statement) => {
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) => namesIn(name));
    const { name } = statement as ts.DeclarationStatement;
    return name && ts.isIdentifier(name) ? [name.text] : [];
  });
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
