import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { ProblemCode } from '../../../problems/codes.ts';

/** A file of the sound little site, and what it has to become for the problem to appear. Undefined: there is none. */
export interface Changed {
  readonly file: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** What provokes a problem: changes of a sound site, and what check then prints. It is a test case too, so it is true. */
export interface Example {
  readonly changes: readonly Changed[];
  readonly printed: string;
}

interface Change {
  readonly file: string;
  readonly replace?: string;
  readonly by?: string;
  readonly delete?: true;
  readonly text?: string;
  readonly times?: number;
}

/** The example of a code: its folder under tests/cases/problems. Undefined when there is none. */
export function exampleOf(code: ProblemCode, project: string): Example | undefined {
  const cases = join(project, 'tests/cases/problems');
  const folder = join(cases, code.replace('/', '-'));
  if (!existsSync(folder)) return undefined;
  const base = (file: string) => read(join(cases, '_base', file));
  const own = filesUnder(folder).map((file) => ({ file, before: base(file), after: read(join(folder, file)) }));
  const printed = read(join(folder, 'problems.txt')) ?? '';
  return { changes: [...own, ...made(read(join(folder, 'change.yaml')), base)], printed: printed.trimEnd() };
}

/** What change.yaml lists, made in memory; one file is changed by several of its lines. */
function made(list: string | undefined, base: (file: string) => string | undefined): Changed[] {
  const after = new Map<string, string | undefined>();
  for (const change of list === undefined ? [] : (parse(list) as Change[]))
    after.set(change.file, changed(after.get(change.file) ?? base(change.file), change));
  return [...after].map(([file, text]) => ({ file, before: base(file), after: text }));
}

function changed(text: string | undefined, change: Change): string | undefined {
  if (change.delete) return undefined;
  if (change.text !== undefined) return change.text.repeat(change.times ?? 1);
  return text?.replace(change.replace ?? '', () => change.by ?? '');
}

function filesUnder(folder: string): string[] {
  const entries = existsSync(join(folder, 'config'))
    ? readdirSync(join(folder, 'config'), { recursive: true, withFileTypes: true })
    : [];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

const read = (file: string): string | undefined => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
