import { EditError } from '../../edit/edit-error.ts';
import { setValue } from '../../edit/set-value.ts';
import type { EditAnswer, EditRequest, StepAnswer } from '../shared/answers.ts';
import { arranged, movedTo } from './arrange.ts';
import { hashOf } from './config-files.ts';
import type { Route } from './http.ts';
import type { Step } from './history.ts';
import { Refusal } from './refusal.ts';
import { asPath } from './paths.ts';
import type { Studio } from './studio.ts';
import type { Workspace } from './workspace.ts';

/**
 * `POST edit`: gives a property another value, or an item another place. A text that has changed since the person saw
 * it is not changed blindly: the answer is 409, with the newer text.
 */
export const editRoute =
  ({ workspace, history }: Pick<Studio, 'workspace' | 'history'>): Route =>
  ({ body }): EditAnswer => {
    const { file, path, value, arrange, to, base } = (body ?? {}) as Partial<EditRequest>;
    if (typeof file !== 'string' || [value, arrange, to].filter((one) => one !== undefined).length !== 1)
      throw new Refusal(400, 'An edit names a file, and either a value or what is to be done.');
    const text = workspace.textOf(file);
    if (text === undefined) throw new Refusal(404, `There is no ${file}.`);
    if (hashOf(text) !== base) throw new Refusal(409, 'This file has changed since.', { text, base: hashOf(text) });
    const at = asPath(path);
    const edit = orRefused(() => {
      if (to !== undefined) return movedTo(text, at, to);
      return arrange === undefined ? { text: setValue(text, at, value), path: at } : arranged(text, at, arrange);
    });
    history.add(file, edit.path, text, edit.text);
    return { ...put(workspace, file, edit.path, edit.text), base: hashOf(edit.text), turn: workspace.turn };
  };

/** `POST undo` and `POST redo`: takes the last change back, in whichever file it was, or makes it again. */
export const stepRoute =
  ({ workspace, history }: Pick<Studio, 'workspace' | 'history'>, way: 'undo' | 'redo'): Route =>
  (): StepAnswer => {
    const step: Step | undefined = way === 'undo' ? history.last : history.next;
    if (!step) throw new Refusal(409, way === 'undo' ? 'There is nothing to take back.' : 'There is nothing to redo.');
    const before = workspace.textOf(step.file) ?? '';
    const text = way === 'undo' ? history.back(before) : history.forth(before);
    if (text === undefined)
      throw new Refusal(409, `${step.file} has been changed elsewhere since. Take that back there first.`);
    return put(workspace, step.file, step.path, text);
  };

/** Puts a changed text in its place, and says what has become of it. */
export function put(workspace: Workspace, file: string, path: Step['path'], text: string): StepAnswer {
  const outcome = workspace.put(new Map([[file, text]]));
  const draft = workspace.drafts.find((one) => one.file === file);
  return { file, path, outcome, problems: draft?.problems ?? [] };
}

/** What an edit gives. One that cannot be made is refused in its own words. */
export function orRefused<Result>(edit: () => Result): Result {
  try {
    return edit();
  } catch (error) {
    if (error instanceof EditError) throw new Refusal(422, error.message);
    throw error;
  }
}

/** `POST discard`: lets go of a draft. */
export const discardRoute =
  (workspace: Workspace): Route =>
  ({ body }) => {
    const { file } = (body ?? {}) as { file?: unknown };
    if (typeof file !== 'string') throw new Refusal(400, 'A draft has a file.');
    workspace.discard(file);
  };
