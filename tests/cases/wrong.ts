import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { diagnosticsOf } from '../../src/authoring/language/diagnostics.ts';
import type { Contracts } from '../../src/compiler/check/contracts.ts';
import { compileSite } from '../../src/compiler/compile-site.ts';
import { sortProblems } from '../../src/shared/problems/print.ts';
import type { Problem } from '../../src/shared/problems/problem.ts';
import type { CaseChange } from '../../src/tools/cli/site/explain/case-changes.ts';
import { makeChange } from './change.ts';

/** A config that is wrong in a way in which people are wrong. */
export interface Wrong {
  readonly name: string;
  readonly change: CaseChange | readonly CaseChange[];
  /** The words at the place of each problem, in the order in which they are printed; '' for a whole file. */
  readonly marks: readonly string[];
  /** What a person changes who does what the problems say. Fixes that are one edit are made before it. */
  readonly then?: CaseChange | readonly CaseChange[];
}

export const wrongFolder = join(import.meta.dirname, 'wrong');

export const wrongFiles = readdirSync(wrongFolder).filter((name) => name.endsWith('.yaml'));

export const wrongsOf = (file: string): Wrong[] => parse(readFileSync(join(wrongFolder, file), 'utf8')) as Wrong[];

/** A copy of the sound site. */
export function soundSite(): string {
  const root = mkdtempSync(join(tmpdir(), 'wrong-'));
  for (const base of ['problems/_base', 'wrong/_base'])
    cpSync(join(import.meta.dirname, base), root, { recursive: true });
  return root;
}

export const problemsAt = (root: string, contracts: Contracts): Problem[] => {
  const { problems, unready, over } = compileSite(root, contracts);
  return sortProblems([...problems, ...unready, ...over]);
};

/** The problems of a wrong config, and those that are left when every fix has been followed. */
export function tryWrong(
  { change, then = [] }: Wrong,
  contracts: Contracts,
): Record<'problems' | 'left', readonly Problem[]> {
  const root = soundSite();
  try {
    makeAll(root, change);
    const problems = problemsAt(root, contracts);
    mendAll(root, problems);
    makeAll(root, then);
    return { problems, left: problemsAt(root, contracts) };
  } finally {
    rmSync(root, { recursive: true });
  }
}

export const markOf = ({ place: { excerpt, column, length } }: Problem): string =>
  excerpt.slice(column - 1, column - 1 + length);

const makeAll = (root: string, changes: CaseChange | readonly CaseChange[]): void =>
  [changes].flat().forEach((change) => makeChange(join(root, change.file), change));

/** Makes the edits that the problems ask for, from the end of each file to its beginning. */
function mendAll(root: string, problems: readonly Problem[]): void {
  for (const file of new Set(problems.map(({ place }) => place.file))) {
    const own = problems.filter(({ place }) => place.file === file && place.excerpt !== '');
    if (own.length === 0) continue;
    const text = readFileSync(join(root, file), 'utf8');
    const edits = diagnosticsOf(own, 'error', text).flatMap(({ mend }) => mend?.edit ?? []);
    const sorted = [...edits].sort((a, b) => b.start - a.start);
    const mended = sorted.reduce((now, { start, end, words }) => now.slice(0, start) + words + now.slice(end), text);
    if (mended !== text) makeChange(join(root, file), { file, text: mended });
  }
}
