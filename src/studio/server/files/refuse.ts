import type { Problem } from '../../../problems/problem.ts';
import { Refusal } from '../http/refusal.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** Throws for a file that has a draft: to change it together with others would be to lose the draft or the change. */
export function refuseDrafts(workspace: Workspace, files: Iterable<string>): void {
  for (const file of files)
    if (workspace.stateOf(file) === 'draft') throw new Refusal(409, `${file} has a draft. Fix or discard it first.`);
}

/** Throws in the words of the first of some problems. */
export function refuseProblems([problem]: readonly Problem[]): void {
  if (problem) throw new Refusal(422, `The site would not be sound: ${problem.place.file}: ${problem.message}`);
}
