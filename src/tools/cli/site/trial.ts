import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Contracts } from '../../../compiler/check/contracts.ts';
import { compileSite, type Site } from '../../../compiler/compile-site.ts';
import { printProblems } from '../../../shared/problems/print.ts';
import { Refusal } from '../kit/command.ts';
import { fieldCount } from '../../../authoring/usages/rename/field-count.ts';
import type { Edit } from '../../../authoring/usages/rename/edit.ts';
import type { Plan } from '../../../authoring/usages/rename/plan.ts';

/**
 * Tries a rename on a copy of the config. Throws a Refusal if the site would have a problem, or a form fewer fields.
 */
export function tryRename({ kind, edits }: Plan, before: Site, root: string, contracts: Contracts): void {
  const after = tryEdits(edits, root, contracts);
  if (kind === 'field' && fieldCount(after) !== fieldCount(before))
    throw new Refusal('A form would lose a field, because it already has one of that name. Nothing was changed.');
}

/** Tries edits on a copy of the config, and compiles the copy. Throws a Refusal if it has a problem. */
export function tryEdits(edits: readonly Edit[], root: string, contracts: Contracts): Site {
  const copy = mkdtempSync(join(tmpdir(), 'site-trial-'));
  try {
    cpSync(join(root, 'config'), join(copy, 'config'), { recursive: true });
    apply(
      edits.filter(({ file }) => file.startsWith('config/')),
      copy,
    );
    const after = compileSite(copy, contracts);
    if (after.problems.length > 0)
      throw new Refusal(`The config would become invalid, so nothing was changed:\n\n${printProblems(after.problems)}`);
    return after;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Writes the edits into a folder. A file that only moves, such as a photograph, keeps its bytes. */
export function apply(edits: readonly Edit[], root: string): void {
  for (const { file, to, before, after } of edits) {
    mkdirSync(dirname(join(root, to)), { recursive: true });
    if (file !== to) renameSync(join(root, file), join(root, to));
    if (before !== after) writeFileSync(join(root, to), after);
  }
}
