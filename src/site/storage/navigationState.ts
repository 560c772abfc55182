import { isAnswer, pick } from '../../shared/engine/answers.ts';
import { withoutPrivate, type NotPrivate } from '../../shared/engine/private.ts';
import type { Answers } from '../../shared/plan/answers.ts';
import { randomId } from './device.ts';

/** The key of the state for the key of its private answers. Names of fields have no colon. */
const KEY = 'private:key';

/** For the form or wizard of the answers. */
const FROM = 'carried:from';

/** Set if the visitor comes to change an answer, and returns to the end after that. */
const RETURNS = 'carried:returns';

/** The state of a link that leads back to a question. */
export const returning: NotPrivate = withoutPrivate({ [RETURNS]: true }, new Set());

/** Set if the form stays on the page, and its answers are for the rest of the page. */
const STAYS = 'carried:stays';

/** The key of the entry with which the answers came, once one of them was changed beside the offers. */
const ARRIVAL = 'carried:arrival';

/** The private answers by key, in memory while the page stays loaded. */
const memory = new Map<string, Answers>();

/**
 * The `history.state` for answers that are carried to another page. Browsers write it to disk and keep it over a
 * reload. So it has the answers that are not private, and a key to the private ones. `from`: the form or wizard whose
 * answers they are.
 */
export function navigationState(answers: Answers, secret: ReadonlySet<string>, from?: string): NotPrivate {
  const open = withoutPrivate({ ...answers, ...(from !== undefined && { [FROM]: from }) }, secret);
  const hidden = pick(answers, (field) => secret.has(field));
  if (Object.keys(hidden).length === 0) return open;
  const key = randomId();
  memory.set(key, hidden);
  return { ...open, [KEY]: key };
}

/** The same for a form that stays on its page. */
export const stayingState = (answers: Answers, secret: ReadonlySet<string>, from: string): NotPrivate =>
  navigationState({ ...answers, [STAYS]: true }, secret, from);

/** The same once answers were changed beside the offers of the page. `arrival`: see `Carried`. */
export const adjustedState = (
  answers: Answers,
  secret: ReadonlySet<string>,
  { from, stays }: Pick<Carried, 'from' | 'stays'>,
  arrival: string,
): NotPrivate => navigationState({ ...answers, [ARRIVAL]: arrival, ...(stays && { [STAYS]: true }) }, secret, from);

/** The answers that were carried to a page. */
export interface Carried {
  readonly answers: Answers;
  /** The names of the private ones. */
  readonly secret: ReadonlySet<string>;
  /** Their form or wizard. */
  readonly from?: string;
  /** Whether their form is on this page, and stays. */
  readonly stays?: true;
  /** Whether the visitor comes only to change an answer. */
  readonly returns?: true;
  /** The key of the entry with which the answers came; another key means other answers. */
  readonly arrival?: string;
  /** Whether carried private answers are no longer in memory, as after a reload. */
  readonly forgotten: boolean;
}

/** Reads a navigation state of any shape. Invalid answers are left out. */
export function carriedIn(state: unknown): Carried {
  if (typeof state !== 'object' || state === null || Array.isArray(state))
    return { answers: {}, secret: new Set(), forgotten: false };
  const {
    [KEY]: key,
    [FROM]: from,
    [RETURNS]: returns,
    [STAYS]: stays,
    [ARRIVAL]: arrival,
    ...open
  } = state as Answers;
  const hidden = typeof key === 'string' ? memory.get(key) : {};
  const answers = { ...pick(open, (_, answer) => isAnswer(answer)), ...hidden };
  return {
    answers,
    secret: new Set(Object.keys(hidden ?? {})),
    ...(typeof from === 'string' && { from }),
    ...(stays === true && { stays }),
    ...(returns === true && { returns }),
    ...(typeof arrival === 'string' && { arrival }),
    forgotten: hidden === undefined,
  };
}
