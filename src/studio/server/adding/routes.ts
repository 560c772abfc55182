import { KnownSite } from '../../../language/known.ts';
import type { AddRequest, AddsAnswer, AddAnswer } from '../../shared/adding.ts';
import { hashOf } from '../workspace/config-files.ts';
import { change } from '../workspace/change.ts';
import { orRefused } from '../edit/routes.ts';
import type { Route } from '../http/http.ts';
import { asPath, pathIn } from '../http/paths.ts';
import { readText } from '../workspace/read-text.ts';
import { refuseOld } from '../workspace/refuse-old.ts';
import { Refusal } from '../http/refusal.ts';
import { fileOf } from '../workspace/file-of.ts';
import type { Studio } from '../studio.ts';
import { added } from './add.ts';
import { choicesAt } from './choices.ts';
import { Examples } from './examples.ts';
import type { Ground } from './ground.ts';
import { isAddKind } from './kinds.ts';

/** `GET adds?file=…&path=[…]&what=block`: what can be added there. */
export const addsRoute = (studio: Studio): Route => {
  const examples = new Examples(studio.project);
  return ({ query }): AddsAnswer => {
    const what = query.get('what');
    if (!isAddKind(what)) throw new Refusal(400, 'Nothing of this kind can be added.');
    const { ground } = groundOf(studio, query.get('file') ?? '');
    return choicesAt(ground, pathIn(query.get('path')), what, examples);
  };
};

/** `POST add`: adds something, in one step that can be taken back. */
export const addRoute = (studio: Studio): Route => {
  const examples = new Examples(studio.project);
  return ({ body }): AddAnswer => {
    const { file, base, ...wish } = asAddRequest(body);
    const { text, ground } = groundOf(studio, file);
    refuseOld(text, base);
    const { focus, ...edit } = orRefused(() => added(text, ground, wish, examples));
    const answer = change(studio, { file, path: edit.path }, new Map([[file, edit.text]]));
    return { ...answer, base: hashOf(edit.text), turn: studio.workspace.turn, focus };
  };
};

function groundOf({ workspace }: Studio, file: string): { text: string; ground: Ground } {
  const { names } = workspace.site;
  const text = workspace.textOf(file);
  if (text === undefined) throw new Refusal(404, `There is no ${file}.`);
  const { data } = readText(text);
  return { text, ground: { file: fileOf(file), site: KnownSite.after(names), data } };
}

/** A request that came from outside. Throws for anything else. */
function asAddRequest(body: unknown): AddRequest {
  const { file, path, what, index, choice, label, options, list, isRequired, base } = (body ??
    {}) as Partial<AddRequest>;
  const isText = (one: unknown): boolean => one === undefined || typeof one === 'string';
  const isFine =
    typeof file === 'string' &&
    typeof base === 'string' &&
    isAddKind(what) &&
    [choice, label, list].every(isText) &&
    (index === undefined || (Number.isInteger(index) && index >= 0)) &&
    (options === undefined || (Array.isArray(options) && options.every((one) => typeof one === 'string')));
  if (!isFine) throw new Refusal(400, 'What is added has a file, a place, and a kind.');
  return {
    file,
    base,
    what,
    path: asPath(path),
    ...(index !== undefined && { index }),
    ...(choice !== undefined && { choice }),
    ...(label !== undefined && { label }),
    ...(options !== undefined && { options }),
    ...(list !== undefined && { list }),
    isRequired: isRequired === true,
  };
}
