import type { Unsaved } from '../../compiler/read/files.ts';
import type { EditAnswer, StepAnswer } from '../edit/contract.ts';
import { hashOf, isPicture } from './config-files.ts';
import type { What } from './history.ts';
import type { Changing, Studio } from '../http/studio.ts';

/**
 * Changes the texts of one file or several as one step: all are placed or all are drafts, and one Undo takes all back.
 * A file is new where there was none, and removed where its text is undefined.
 */
export function change(studio: Changing, what: What, texts: Unsaved): StepAnswer {
  const { workspace, history } = studio;
  const changes = [...texts].map(([file, after]) => ({ file, before: workspace.contentOf(file), after }));
  const answer = place(studio, what, texts);
  history.add(what, changes);
  return answer;
}

/** The same of one text, which the person goes on to change. */
export function changeText(studio: Changing, what: What, file: string, text: string): EditAnswer {
  const answer = change(studio, what, new Map([[file, text]]));
  return { ...answer, base: hashOf(text), turn: studio.workspace.turn };
}

/** Places texts, and says what has become of them and where to look. */
export function place(
  { workspace }: Pick<Studio, 'workspace'>,
  { file, path }: Pick<What, 'file' | 'path'>,
  texts: Unsaved,
): StepAnswer {
  const outcome = workspace.put(texts);
  const { problems = [] } = workspace.drafts.find((one) => texts.has(one.file)) ?? {};
  // What is gone cannot be looked at: another file of the change can.
  const shown = [file, ...texts.keys()].find((one) => !isPicture(one) && workspace.textOf(one) !== undefined);
  return {
    file: shown ?? file,
    path: shown === file ? path : [],
    ...(shown === undefined && { isGone: true }),
    outcome,
    problems: outcome === 'refused' ? problems : [],
  };
}
