import type { Answers } from '../plan/answers.ts';
import type { FieldSet } from '../plan/form.ts';
import { answerOf, defaultsOf, pick, present } from './answers.ts';
import { startAppeared } from './appear.ts';
import { isOffered } from './choices.ts';
import { runEffects } from './effects.ts';
import { holds, visibleFields } from './visible.ts';

/**
 * The answers as they must stand after a change: effects of `changed` first, then hidden fields lose
 * their answers unless they keep them, and fields whose choices other answers narrow lose an answer that
 * is no longer offered (spec 4.29–4.35, 4.42). Fields that were hidden with the answers `before` and are not
 * any more start with their default. Without `changed` and `before` it is idempotent.
 * Returns the same object when nothing changed.
 */
export function settle(set: FieldSet, answers: Answers, changed?: string, before?: Answers): Answers {
  const after = withoutStale(set, changed === undefined ? answers : runEffects(set, answers, changed));
  if (before === undefined) return after;
  const sight = {
    defaults: defaultsOf(set.plan),
    sees: (given: Answers) => visibleFields(set, given),
    settle: (given: Answers) => withoutStale(set, given),
  };
  return startAppeared(sight, before, after);
}

function withoutStale(set: FieldSet, answers: Answers): Answers {
  return dropStale(answers, (now) => {
    const seen = present(now);
    return Object.keys(set.plan.fields).find(
      (field) => answerOf(now, field) !== undefined && isStale(set, field, seen),
    );
  });
}

/** Whether the field must lose its answer: it is hidden, or the answer is no longer offered. */
function isStale(set: FieldSet, field: string, seen: Answers): boolean {
  const plan = set.plan.fields[field];
  return (plan?.whenHidden === 'drop' && !holds(set, plan.when, seen)) || !isOffered(set, field, seen);
}

/**
 * Drop one stale answer at a time, the first in order, until none is left: an answer that only
 * a stale one had hidden is kept. It ends because answers only grow fewer.
 */
export function dropStale(answers: Answers, firstStale: (answers: Answers) => string | undefined): Answers {
  let now = answers;
  for (let stale = firstStale(now); stale !== undefined; stale = firstStale(now)) {
    const gone = stale;
    now = pick(now, (field) => field !== gone);
  }
  return now;
}
