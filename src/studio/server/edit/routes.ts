import { EditError } from '../../../edit/edit-error.ts';
import { setValue } from '../../../edit/set-value.ts';
import type { EditAnswer, EditRequest, StepAnswer } from '../../shared/edits.ts';
import { arranged, movedTo } from './arrange.ts';
import { change, place } from '../workspace/change.ts';
import { hashOf } from '../workspace/config-files.ts';
import type { Route } from '../http/http.ts';
import { refuseOld } from '../workspace/refuse-old.ts';
import { Refusal } from '../http/refusal.ts';
import { asPath } from '../http/paths.ts';
import type { Studio } from '../studio.ts';

/**
 * `POST edit`: gives a property another value, or an item another place. A text that has changed since the person saw
 * it is not changed blindly: the answer is 409, with the newer text.
 */
export const editRoute =
  (studio: Pick<Studio, 'workspace' | 'history'>): Route =>
  ({ body }): EditAnswer => {
    const { file, path, value, arrange, to, base } = (body ?? {}) as Partial<EditRequest>;
    if (typeof file !== 'string' || [value, arrange, to].filter((one) => one !== undefined).length !== 1)
      throw new Refusal(400, 'An edit names a file, and either a value or what is to be done.');
    const { workspace } = studio;
    const text = workspace.textOf(file);
    if (text === undefined) throw new Refusal(404, `There is no ${file}.`);
    refuseOld(text, base);
    const at = asPath(path);
    const edit = orRefused(() => {
      if (to !== undefined) return movedTo(text, at, to);
      return arrange === undefined ? { text: setValue(text, at, value), path: at } : arranged(text, at, arrange);
    });
    const answer = change(studio, { file, path: edit.path, from: { file, path: at } }, new Map([[file, edit.text]]));
    return { ...answer, base: hashOf(edit.text), turn: workspace.turn };
  };

/** `POST undo` and `POST redo`: takes the last change back, in whichever files it was, or makes it again. */
export const stepRoute =
  (studio: Pick<Studio, 'workspace' | 'history'>, way: 'undo' | 'redo'): Route =>
  (): StepAnswer => {
    const { workspace, history } = studio;
    const step = way === 'undo' ? history.last : history.next;
    if (!step) throw new Refusal(409, way === 'undo' ? 'There is nothing to take back.' : 'There is nothing to redo.');
    const textOf = (file: string) => workspace.contentOf(file);
    const what = way === 'undo' ? (step.from ?? step) : step;
    const answer = history[way === 'undo' ? 'back' : 'forth'](textOf, (texts) => place(studio, what, texts));
    if (answer) return answer;
    const files = step.files.map(({ file }) => file).join(', ');
    throw new Refusal(409, `This has been changed elsewhere since: ${files}. Take that back there first.`);
  };

/** What an edit gives. One that cannot be made is refused in its own words. */
export function orRefused<Result>(edit: () => Result): Result {
  try {
    return edit();
  } catch (error) {
    if (error instanceof EditError) throw new Refusal(422, error.message);
    throw error;
  }
}

/** `POST discard`: lets go of a draft, and of those that go with it. Undo brings them back. */
export const discardRoute =
  ({ workspace, history }: Pick<Studio, 'workspace' | 'history'>): Route =>
  ({ body }) => {
    const { file } = (body ?? {}) as { file?: unknown };
    if (typeof file !== 'string') throw new Refusal(400, 'A draft has a file.');
    const drafts = workspace.draftsWith(file);
    workspace.discard(file);
    // Where someone else has written since, to bring the draft back would be to write over that.
    if (drafts.some(({ isOutdated }) => isOutdated)) return;
    const changes = drafts.map((draft) => ({
      file: draft.file,
      before: draft.text,
      after: workspace.contentOf(draft.file),
    }));
    history.add({ file, path: [], label: `letting go of a draft of ${file}` }, changes);
  };
