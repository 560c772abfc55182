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

/** The literal texts of a TypeScript file; comments and names of things in code are none. */
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
