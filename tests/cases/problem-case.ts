import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataCache } from '../../src/compiler/cache/data-cache.ts';
import type { Contracts } from '../../src/compiler/check/contracts.ts';
import { compileSite } from '../../src/compiler/compile-site.ts';
import type { Problem } from '../../src/shared/problems/problem.ts';
import { printProblem, sortProblems } from '../../src/shared/problems/print.ts';
import { makeChanges } from './change.ts';
import { withFault } from './fault.ts';

/** The folders of problem cases, and `_base`, the valid site that they change. */
export const problemFolder = join(import.meta.dirname, 'problems');

export const problemCases = readdirSync(problemFolder).filter((name) => name !== '_base');

/** The problems of the site of a case, sorted. `texts`: the cache that the sites share. */
export function problemsOf(name: string, contracts: Contracts, texts?: DataCache): Problem[] {
  const root = mkdtempSync(join(tmpdir(), `${name}-`));
  try {
    cpSync(join(problemFolder, '_base'), root, { recursive: true });
    cpSync(join(problemFolder, name), root, { recursive: true });
    if (existsSync(join(root, 'change.yaml'))) makeChanges(root, join(root, 'change.yaml'));
    const site = withFault(join(root, 'fault.yaml'), (at) => compileSite(root, at(contracts), texts));
    return sortProblems([...site.problems, ...site.unready, ...site.over]);
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** The text of problems.txt. */
export const printed = (problems: readonly Problem[]): string =>
  `${problems.map((problem) => printProblem(problem)).join('\n\n')}\n`;
