import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { pathsOf, readSource, readText } from './source.ts';

interface Use {
  readonly path: string;
  /** The style sheet, by its path from src/. */
  readonly sheet: string;
  readonly names: ReadonlySet<string>;
}

const importOfSheet = /import (\w+) from '(\.[^']+\.module\.css)'/g;

const uses: readonly Use[] = readSource().flatMap(({ path, text }) => {
  const body = text.replaceAll(importOfSheet, '');
  return [...text.matchAll(importOfSheet)].map(([, name, sheet]) => ({
    path,
    sheet: posix.join(posix.dirname(path), sheet!),
    names: new Set([...body.matchAll(new RegExp(`\\b${name}\\.([a-zA-Z]\\w*)`, 'g'))].map(([, one]) => one!)),
  }));
});

/** Names of the whole site, with brackets in brackets: `:global(.intro:not(:has(> .lead)))`. */
const globalNames = /:global\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

/** A style sheet without its comments, with those that it imports. */
const textOf = (sheet: string): string =>
  readText(sheet)
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/@import '(\.[^']+)';/g, (_, name: string) => textOf(posix.join(posix.dirname(sheet), name)));

/** The classes that a style sheet has rules for. */
function classesOf(sheet: string): ReadonlySet<string> {
  const selectors = textOf(sheet)
    .replaceAll(globalNames, '')
    .matchAll(/([^{};]+)\{/g);
  return new Set(
    [...selectors].flatMap(([, selector]) => [...selector!.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name!)),
  );
}

it('every class that a component takes from its style sheet is there', () => {
  const missing = uses.flatMap(({ path, sheet, names }) => {
    const classes = classesOf(sheet);
    return [...names].filter((name) => !classes.has(name)).map((name) => `${path}: ${name} of ${sheet}`);
  });
  expect(missing).toEqual([]);
});

it('every class of a style sheet is on an element', () => {
  const unused = pathsOf(/\.module\.css$/).flatMap((sheet) => {
    const used = new Set(uses.filter((use) => use.sheet === sheet).flatMap(({ names }) => [...names]));
    return [...classesOf(sheet)].filter((name) => !used.has(name)).map((name) => `${sheet}: ${name}`);
  });
  expect(unused).toEqual([]);
});
