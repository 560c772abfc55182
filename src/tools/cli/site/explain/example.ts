import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProblemCode } from '../../../../shared/problems/codes.ts';
import { counted } from '../../../../shared/problems/show.ts';
import { readCaseChanges, type CaseChange } from './case-changes.ts';

/**
 * A file of a small valid site, before and after the change that causes the problem. A text is undefined if the file
 * does not exist.
 */
export interface ChangedFile {
  readonly file: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/**
 * An example of a problem: changes of a valid site, and the output of `check`. It is a test case, so it stays correct.
 */
export interface Example {
  readonly changes: readonly ChangedFile[];
  readonly printed: string;
}

/** The example of a code: its folder under tests/cases/problems. Undefined if there is none. */
export function exampleOf(code: ProblemCode, project: string): Example | undefined {
  const cases = join(project, 'tests/cases/problems');
  const folder = join(cases, code.replace('/', '-'));
  if (!existsSync(folder)) return undefined;
  const base = (file: string) => readIfExists(join(cases, '_base', file));
  const own = filesUnder(folder).map((file) => ({ file, before: base(file), after: readIfExists(join(folder, file)) }));
  const laid = (file: string) => own.find((one) => one.file === file)?.after ?? base(file);
  const list = readIfExists(join(folder, 'change.yaml')) ?? '';
  const changed = changedFiles(readCaseChanges(list, join(cases, '../changes')), laid);
  const kept = own.filter(({ file }) => !changed.some((one) => one.file === file));
  const printed = (readIfExists(join(folder, 'problems.txt')) ?? '').trimEnd();
  const all = [...kept, ...changed].map((one) => ({ ...one, before: base(one.file) }));
  return { changes: all, printed: `${printed}\n\n${countIn(printed)}` };
}

/** The last line of `check`, which says how many problems there are in how many files. */
function countIn(printed: string): string {
  const files = [...printed.matchAll(/^(\S+):\d+:\d+ {2}/gm)].map(([, file]) => file);
  return `${counted(files.length, 'problem')} in ${counted(new Set(files).size, 'file')}`;
}

/** Applies the changes of change.yaml, in memory. Several may change one file. */
function changedFiles(changes: CaseChange[], base: (file: string) => string | undefined): ChangedFile[] {
  const after = new Map<string, string | undefined>();
  for (const change of changes) {
    const from = change.copy ?? change.file;
    after.set(change.file, applyChange(after.get(from) ?? base(from), change));
  }
  return [...after].map(([file, text]) => ({ file, before: base(file), after: text }));
}

function applyChange(text: string | undefined, change: CaseChange): string | undefined {
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

const readIfExists = (file: string): string | undefined => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
