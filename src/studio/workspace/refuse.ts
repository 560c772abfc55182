import type { Problem } from '../../shared/problems/problem.ts';
import { Refusal } from '../http/refusal.ts';
import { hashOf } from './config-files.ts';
import type { Workspace } from './workspace.ts';

/** The text of a file, as the person has it. Throws where there is none. */
export function textIn(workspace: Workspace, file: string): string {
  const text = workspace.textOf(file);
  if (text === undefined) throw new Refusal(404, `There is no ${file}.`);
  return text;
}

/** Throws for a text that has changed since the person saw it, which is not changed blindly. `base`: what they saw. */
export function refuseOld(text: string, base: string): void {
  const newer = hashOf(text);
  if (newer !== base) throw new Refusal(409, 'This file has changed since. Look at it again.', { text, base: newer });
}

/** Throws for a file that has a draft: to change it together with others would be to lose the draft or the change. */
export function refuseDrafts(workspace: Workspace, files: Iterable<string>): void {
  for (const file of files)
    if (workspace.stateOf(file) === 'draft') throw new Refusal(409, `${file} has a draft. Fix or discard it first.`);
}

/** Throws in the words of the first of some problems. */
export function refuseProblems([problem]: readonly Problem[]): void {
  if (problem) throw new Refusal(422, `The site would not be sound: ${problem.place.file}: ${problem.message}`);
}
