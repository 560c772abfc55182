import ts from 'typescript';
import { expect, it } from 'vitest';
import { readSource } from './source.ts';

const longestFile = 300;
const longestFunction = 50;

/** The line in which a long file or function gives the reason not to split it. */
const excuse = /Long because /;

const source = readSource().filter(({ path }) => !path.endsWith('.generated.ts'));

function lines(text: string): number {
  return text.trimEnd().split('\n').length;
}

/** Functions that are too long, with the line where each starts. */
function longFunctions(path: string, text: string): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && lines(node.getText()) > longestFunction && !excuse.test(node.getFullText())) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push(`src/${path}:${line + 1} has a function of ${lines(node.getText())} lines`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

it(`no file is longer than ${longestFile} lines, or it says why`, () => {
  const long = source.filter(({ text }) => lines(text) > longestFile && !excuse.test(text));
  expect(long.map(({ path, text }) => `src/${path}: ${lines(text)} lines`)).toEqual([]);
});

it(`no function is longer than ${longestFunction} lines, or it says why`, () => {
  expect(source.flatMap(({ path, text }) => longFunctions(path, text))).toEqual([]);
});

/** oxfmt breaks code at this column, and leaves comments and texts as they are. */
const widest = 120;

it(`no comment is wider than ${widest} columns`, () => {
  const isComment = (line: string) => /^\s*(?:\/\/|\/\*|\* )/.test(line) && !/^\s*\/\/ oxlint-/.test(line);
  const wide = source.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) => (line.length > widest && isComment(line) ? [`src/${path}:${index + 1}`] : [])),
  );
  expect(wide).toEqual([]);
});
