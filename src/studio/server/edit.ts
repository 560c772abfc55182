import { EditError } from '../../edit/edit-error.ts';
import { setValue } from '../../edit/set-value.ts';
import type { EditAnswer, EditRequest } from '../shared/answers.ts';
import { hashOf } from './config-files.ts';
import type { Route } from './http.ts';
import { Refusal } from './refusal.ts';
import { asPath } from './paths.ts';
import type { Workspace } from './workspace.ts';

/**
 * `POST edit`: gives a property another value. A text that has changed since the person saw it is not changed blindly:
 * the answer is 409, with the newer text.
 */
export const editRoute =
  (workspace: Workspace): Route =>
  ({ body }): EditAnswer => {
    const { file, path, value, base } = (body ?? {}) as Partial<EditRequest>;
    if (typeof file !== 'string' || value === undefined) throw new Refusal(400, 'An edit names a file and a value.');
    const text = workspace.textOf(file);
    if (text === undefined) throw new Refusal(404, `There is no ${file}.`);
    if (hashOf(text) !== base) throw new Refusal(409, 'This file has changed since.', { text, base: hashOf(text) });
    const edited = changed(() => setValue(text, asPath(path), value));
    const outcome = workspace.put(new Map([[file, edited]]));
    const draft = workspace.drafts.find((one) => one.file === file);
    return { outcome, base: hashOf(edited), turn: workspace.turn, problems: draft?.problems ?? [] };
  };

/** What an edit makes of a text. Throws a Refusal for one that would change something else. */
function changed(edit: () => string): string {
  try {
    return edit();
  } catch (error) {
    throw error instanceof EditError ? new Refusal(422, error.message) : error;
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
