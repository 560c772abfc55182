import { isAnswer, pick } from '../engine/answers.ts';
import { withoutPrivate, type NotPrivate } from '../engine/private.ts';
import type { Answers } from '../plan/answers.ts';
import { randomId } from './device.ts';

/** Under this name the state carries the key of its private answers. No field has it: names of fields have no colon. */
const KEY = 'private:key';

/** The private answers by key, in memory while the page stays loaded. */
const memory = new Map<string, Answers>();

/**
 * What `history.state` may hold of the answers that go along to another page: browsers write it to disk and keep it
 * over a reload. So it has the answers that are not private, and a key to the private ones.
 */
export function navigationState(answers: Answers, secret: ReadonlySet<string>): NotPrivate {
  const open = withoutPrivate(answers, secret);
  const hidden = pick(answers, (field) => secret.has(field));
  if (Object.keys(hidden).length === 0) return open;
  const key = randomId();
  memory.set(key, hidden);
  return { ...open, [KEY]: key };
}

/** The answers that came along to a page. */
export interface Carried {
  readonly answers: Answers;
  /** The fields of those that are private. */
  readonly secret: ReadonlySet<string>;
  /** Whether private answers came along that are in memory no more, as after a reload. */
  readonly forgotten: boolean;
}

/** Reads a navigation state of any shape. What cannot be an answer is left out. */
export function carriedIn(state: unknown): Carried {
  if (typeof state !== 'object' || state === null || Array.isArray(state))
    return { answers: {}, secret: new Set(), forgotten: false };
  const { [KEY]: key, ...open } = state as Answers;
  const hidden = typeof key === 'string' ? memory.get(key) : {};
  const answers = { ...pick(open, (_, answer) => isAnswer(answer)), ...hidden };
  return { answers, secret: new Set(Object.keys(hidden ?? {})), forgotten: hidden === undefined };
}
