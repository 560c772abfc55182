import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { marksOf, type Range } from './marks.ts';
import { titlesOf } from './titles.ts';

/** A title that names lines of the specification. */
export interface Mark extends Range {
  readonly file: string;
  readonly title: string;
}

/**
 * All marks: in the titles of the tests, and in the names of the examples in config/, which run as tests.
 * Takes the project's root. Throws, with the file's path, if a mark or a YAML file with one cannot be read.
 */
export function collectMarks(root: string): Mark[] {
  return [
    ...filesIn(root, 'tests', /\.tsx?$/).flatMap((file) => read(root, file, (text) => titlesOf(file, text))),
    ...filesIn(root, 'config', /\.ya?ml$/).flatMap((file) => read(root, file, (text) => exampleNames(parse(text)))),
  ];
}

function filesIn(root: string, folder: string, wanted: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => wanted.test(name))
    .sort();
}

function read(root: string, file: string, titles: (text: string) => string[]): Mark[] {
  const text = readFileSync(join(root, file), 'utf8');
  if (!text.includes('[spec')) return [];
  try {
    return titles(text).flatMap((title) => marksOf(title).map((range) => ({ ...range, file, title })));
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

/** The names of a form's or a wizard's examples. */
export function exampleNames(config: unknown): string[] {
  const { examples } = (config ?? {}) as { examples?: unknown };
  if (!Array.isArray(examples)) return [];
  return examples.flatMap((example: { name?: unknown } | null) =>
    typeof example?.name === 'string' ? [example.name] : [],
  );
}
