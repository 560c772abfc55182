import type { Problem } from '../../shared/problems/problem.ts';
import { Refusal } from '../http/refusal.ts';
import { hashOf } from './config-files.ts';
import type { Workspace } from './workspace.ts';

/** The current text of a file. Throws if it does not exist. */
export function textIn(workspace: Workspace, file: string): string {
  const text = workspace.textOf(file);
  if (text === undefined) throw new Refusal(404, `There is no ${file}.`);
  return text;
}

/** Throws if a text has changed since the person saw it. `base`: hash of the text that they saw. */
export function refuseOld(text: string, base: string): void {
  const newer = hashOf(text);
  if (newer !== base) throw new Refusal(409, 'This file has changed since. Look at it again.', { text, base: newer });
}

/** Throws if a file has a draft: a change together with other files would lose the draft or the change. */
export function refuseDrafts(workspace: Workspace, files: Iterable<string>): void {
  for (const file of files)
    if (workspace.stateOf(file) === 'draft') throw new Refusal(409, `${file} has a draft. Fix or discard it first.`);
}

/** Throws the first problem, if there are any. */
export function refuseProblems([problem]: readonly Problem[]): void {
  if (problem) throw new Refusal(422, `The site would not be valid: ${problem.place.file}: ${problem.message}`);
}
