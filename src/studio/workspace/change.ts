import type { Unsaved } from '../../compiler/read/files.ts';
import type { EditAnswer, StepAnswer } from '../edit/contract.ts';
import { hashOf, isPicture } from './config-files.ts';
import type { ChangeTarget } from './history.ts';
import type { Changing, Studio } from '../http/studio.ts';

/**
 * Changes the texts of one or more files as one step: all become valid or all become drafts, and one undo reverts all.
 * Creates missing files, and removes a file if its text is undefined.
 */
export function change(studio: Changing, what: ChangeTarget, texts: Unsaved): StepAnswer {
  const { workspace, history } = studio;
  const changes = [...texts].map(([file, after]) => ({ file, before: workspace.contentOf(file), after }));
  const answer = putTexts(studio, what, texts);
  history.add(what, changes);
  return answer;
}

/** Changes one text, and returns the hash for the next change. */
export function changeText(studio: Changing, what: ChangeTarget, file: string, text: string): EditAnswer {
  const answer = change(studio, what, new Map([[file, text]]));
  return { ...answer, base: hashOf(text), turn: studio.workspace.turn };
}

/** Puts texts into the workspace. Returns the outcome, and the place to show. */
export function putTexts(
  { workspace }: Pick<Studio, 'workspace'>,
  { file, path }: Pick<ChangeTarget, 'file' | 'path'>,
  texts: Unsaved,
): StepAnswer {
  const outcome = workspace.put(texts);
  const problems = workspace.drafts.filter((one) => texts.has(one.file)).flatMap((draft) => draft.problems);
  // A removed file cannot be shown, but another file of the change can.
  const shown = [file, ...texts.keys()].find((one) => !isPicture(one) && workspace.textOf(one) !== undefined);
  return {
    file: shown ?? file,
    path: shown === file ? path : [],
    ...(shown === undefined && { isGone: true }),
    outcome,
    problems: outcome === 'refused' ? problems : [],
  };
}
