import type { Answers } from '../plan/answers.ts';
import { answerOf, isEmpty, pick } from './answers.ts';

/** How a form, or a wizard with all its steps, stands with given answers. */
export interface Sight {
  readonly defaults: Answers;
  sees(answers: Answers): ReadonlySet<string>;
  settle(answers: Answers): Answers;
}

/**
 * Gives a field that comes into sight without an answer its default: one that was hidden starts as one that never was.
 * Takes    settled answers before and after a change
 * Returns  settled answers; the same object when nothing came into sight. Each field starts once, so it comes to an end.
 */
export function startAppeared({ defaults, sees, settle }: Sight, before: Answers, after: Answers): Answers {
  const started = new Set<string>();
  let [was, now] = [before, after];
  for (;;) {
    const [hadSeen, seen, answers] = [sees(was), sees(now), now];
    const fresh = Object.keys(defaults).filter(
      (field) => seen.has(field) && !hadSeen.has(field) && !started.has(field) && isEmpty(answerOf(answers, field)),
    );
    if (fresh.length === 0) return now;
    for (const field of fresh) started.add(field);
    [was, now] = [now, settle({ ...now, ...pick(defaults, (field) => fresh.includes(field)) })];
  }
}
