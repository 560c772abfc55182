import type { Answers } from '../plan/answers.ts';
import type { EffectPlan, FieldSet } from '../plan/form.ts';
import { answerOf, pick, present } from './answers.ts';
import { holds } from './visible.ts';

/**
 * The answers after the effects of one changed field, and of the fields that these change in turn.
 * An effect runs at most once, so effects on each other come to an end (spec 4.41: the count
 * deselects the son, the son resets the count). Returns the same object when nothing changed.
 */
export function runEffects(set: FieldSet, answers: Answers, changed: string): Answers {
  const waiting = new Set(set.plan.effects);
  const queue = [changed];
  let now = answers;
  for (let field = queue.shift(); field !== undefined; field = queue.shift()) {
    for (const effect of set.plan.effects) {
      if (effect.changed !== field || !waiting.has(effect) || !holds(set, effect.when, present(now))) continue;
      waiting.delete(effect);
      const after = applied(effect, now);
      queue.push(...touched(effect).filter((name) => answerOf(after, name) !== answerOf(now, name)));
      now = after;
    }
  }
  return now;
}

const touched = (effect: EffectPlan): string[] => [...Object.keys(effect.set ?? {}), ...(effect.clear ?? [])];

function applied(effect: EffectPlan, answers: Answers): Answers {
  const differs =
    Object.entries(effect.set ?? {}).some(([field, answer]) => answerOf(answers, field) !== answer) ||
    (effect.clear ?? []).some((field) => answerOf(answers, field) !== undefined);
  if (!differs) return answers;
  return pick({ ...answers, ...effect.set }, (field) => !effect.clear?.includes(field));
}
