import { isAnswer, pick } from '../../shared/engine/answers.ts';
import { withoutPrivate, type NotPrivate } from '../../shared/engine/private.ts';
import type { Answers } from '../../shared/plan/answers.ts';
import { randomId } from './device.ts';

/** Under this name the state carries the key of its private answers. No field has it: names of fields have no colon. */
const KEY = 'private:key';

/** Under this one it says which form or wizard the answers are of. */
const FROM = 'carried:from';

/** Under this one it says that the visitor comes to change an answer, and returns to the end after that. */
const RETURNS = 'carried:returns';

/** The state of a link that leads back to a question. */
export const returning: NotPrivate = withoutPrivate({ [RETURNS]: true }, new Set());

/** Under this one it says that the form stays where it is, and its answers are for the rest of the page. */
const STAYS = 'carried:stays';

/** The private answers by key, in memory while the page stays loaded. */
const memory = new Map<string, Answers>();

/**
 * What `history.state` may hold of the answers that go along to another page: browsers write it to disk and keep it
 * over a reload. So it has the answers that are not private, and a key to the private ones. `from`: the form or wizard
 * whose answers they are.
 */
export function navigationState(answers: Answers, secret: ReadonlySet<string>, from?: string): NotPrivate {
  const open = withoutPrivate({ ...answers, ...(from !== undefined && { [FROM]: from }) }, secret);
  const hidden = pick(answers, (field) => secret.has(field));
  if (Object.keys(hidden).length === 0) return open;
  const key = randomId();
  memory.set(key, hidden);
  return { ...open, [KEY]: key };
}

/** The same for the page on which the form stands and stays. */
export const stayingState = (answers: Answers, secret: ReadonlySet<string>, from: string): NotPrivate =>
  navigationState({ ...answers, [STAYS]: true }, secret, from);

/** The answers that came along to a page. */
export interface Carried {
  readonly answers: Answers;
  /** The fields of those that are private. */
  readonly secret: ReadonlySet<string>;
  /** The form or wizard that they are of, as the state says. */
  readonly from?: string;
  /** Whether their form is on this page, and stays. */
  readonly stays?: true;
  /** Whether the visitor comes to change an answer alone. */
  readonly returns?: true;
  /** Whether private answers came along that are in memory no more, as after a reload. */
  readonly forgotten: boolean;
}

/** Reads a navigation state of any shape. What cannot be an answer is left out. */
export function carriedIn(state: unknown): Carried {
  if (typeof state !== 'object' || state === null || Array.isArray(state))
    return { answers: {}, secret: new Set(), forgotten: false };
  const { [KEY]: key, [FROM]: from, [RETURNS]: returns, [STAYS]: stays, ...open } = state as Answers;
  const hidden = typeof key === 'string' ? memory.get(key) : {};
  const answers = { ...pick(open, (_, answer) => isAnswer(answer)), ...hidden };
  return {
    answers,
    secret: new Set(Object.keys(hidden ?? {})),
    ...(typeof from === 'string' && { from }),
    ...(stays === true && { stays }),
    ...(returns === true && { returns }),
    forgotten: hidden === undefined,
  };
}
