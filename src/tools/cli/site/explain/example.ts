import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { ProblemCode } from '../../../../shared/problems/codes.ts';
import { counted } from '../../../../shared/problems/show.ts';

/**
 * A file of a small sound site, and what it becomes so that the problem appears. Undefined where there is no such file.
 */
export interface ChangedFile {
  readonly file: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/**
 * What provokes a problem: changes of a sound site, and what `check` then prints. It is a case of the tests, so it
 * holds.
 */
export interface Example {
  readonly changes: readonly ChangedFile[];
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
  const laid = (file: string) => own.find((one) => one.file === file)?.after ?? base(file);
  const changed = changedFiles(read(join(folder, 'change.yaml')), laid);
  const kept = own.filter(({ file }) => !changed.some((one) => one.file === file));
  const printed = (read(join(folder, 'problems.txt')) ?? '').trimEnd();
  const all = [...kept, ...changed].map((one) => ({ ...one, before: base(one.file) }));
  return { changes: all, printed: `${printed}\n\n${countIn(printed)}` };
}

/** The last line of `check`, which says how many problems there are in how many files. */
function countIn(printed: string): string {
  const files = [...printed.matchAll(/^(\S+):\d+:\d+ {2}/gm)].map(([, file]) => file);
  return `${counted(files.length, 'problem')} in ${counted(new Set(files).size, 'file')}`;
}

/** Makes the changes that change.yaml lists, in memory. Several of them may change one file. */
function changedFiles(list: string | undefined, base: (file: string) => string | undefined): ChangedFile[] {
  const after = new Map<string, string | undefined>();
  for (const change of list === undefined ? [] : (parse(list) as Change[]))
    after.set(change.file, applyChange(after.get(change.file) ?? base(change.file), change));
  return [...after].map(([file, text]) => ({ file, before: base(file), after: text }));
}

function applyChange(text: string | undefined, change: Change): string | undefined {
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
