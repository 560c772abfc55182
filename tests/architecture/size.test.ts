import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ESTree } from 'vite';
import { expect, it } from 'vitest';
import { lineAt, parse, walk } from '../support/syntax.ts';
import { readSource } from './source.ts';

const longestFile = 300;
const longestFunction = 50;

/** The line in which a long file or function gives the reason not to split it. */
const excuse = /Long because /;

const tests = join(import.meta.dirname, '..');
const source = readSource().filter(({ path }) => !path.endsWith('.generated.ts'));

function lines(text: string): number {
  return text.trimEnd().split('\n').length;
}

const isFunction = /Function|TS(?:Call|Construct|Index|Method)Signature|TSConstructorType/;

/** Whitespace and comments at the end of a text. */
const commentsAtEnd = /(?:\s|\/\/.*\n|\/\*(?:(?!\*\/)[^])*\*\/)*$/;

/** Functions that are too long, with the line where each starts. */
function longFunctions(path: string, text: string): string[] {
  const found: string[] = [];
  walk(parse(path, text), (node, parent) => {
    if (!isFunction.test(node.type)) return;
    const { start, end } = parent && isWhole(parent, node) ? parent : node;
    const length = lines(text.slice(start, end));
    if (length <= longestFunction || excuse.test(commentsAtEnd.exec(text.slice(0, start))![0] + text.slice(start, end)))
      return;
    found.push(`src/${path}:${lineAt(text, start)} has a function of ${length} lines`);
  });
  return found;
}

/** Whether a node is a function with its name or `export`. */
const isWhole = (node: ESTree.Node, part: ESTree.Node): boolean =>
  ('declaration' in node && node.declaration === part) ||
  /MethodDefinition$/.test(node.type) ||
  (node.type === 'Property' && node.value === part && (node.method || node.kind !== 'init'));

it(`no file is longer than ${longestFile} lines, or it says why`, () => {
  const long = source.filter(({ text }) => lines(text) > longestFile && !excuse.test(text));
  expect(long.map(({ path, text }) => `src/${path}: ${lines(text)} lines`)).toEqual([]);
});

it(`no function is longer than ${longestFunction} lines, or it says why`, () => {
  expect(source.flatMap(({ path, text }) => longFunctions(path, text))).toEqual([]);
});

/** oxfmt breaks code at this column, and leaves comments and texts as they are. */
const widest = 120;

/** The files of tests/ with code of ours. Packages and builds of its benchmarks and sites are not. */
const testFiles = readdirSync(tests, { recursive: true, encoding: 'utf8' })
  .filter((path) => /^(?!.*(?:node_modules|dist)\/).*\.tsx?$/.test(path))
  .map((path) => ({ path: `tests/${path}`, text: readFileSync(join(tests, path), 'utf8') }));

it(`no comment is wider than ${widest} columns`, () => {
  const isComment = (line: string) => /^\s*(?:\/\/|\/\*|\* )/.test(line) && !/^\s*\/\/ oxlint-/.test(line);
  const wide = [...source.map(({ path, text }) => ({ path: `src/${path}`, text })), ...testFiles].flatMap(
    ({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) => (line.length > widest && isComment(line) ? [`${path}:${index + 1}`] : [])),
  );
  expect(wide).toEqual([]);
});
