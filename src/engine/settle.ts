import type { Answers } from '../plan/answers.ts';
import type { Before, EffectPlan, FieldSet } from '../plan/form.ts';
import { answerOf, defaultsOf, isEmpty, pick, present } from './answers.ts';
import { isOffered } from './choices.ts';
import { holds, visibleFields } from './visible.ts';
import { messageInWords, printedFields } from './words.ts';

/**
 * Brings the answers into order after a change (spec 4.29–4.35, 4.42). First it runs the effects of the field
 * `changed`. Then it drops stale answers: those of hidden fields that do not keep them, and those that their field no
 * longer offers; with them it works out what expressions give. Last, fields that were hidden with the answers `before`
 * and are now shown start with their default.
 * Without `changed` and `before`, settling twice is the same as settling once. Returns the same object when nothing
 * changed.
 */
export function settle(set: FieldSet, answers: Answers, changed?: string, before?: Before): Answers {
  const tidy = (given: Answers): Answers => {
    const own = withoutStale(set, given);
    const settled = set.rows?.settle(set, own) ?? own;
    return settled === own ? own : tidy(settled);
  };
  const worked = (given: Answers) => worksOut(set, given, before, tidy);
  const after = worked(changed === undefined ? answers : runEffects(set, workedAtOnce(set, answers, before), changed));
  if (before === undefined || before === 'start') return after;
  const visibility = {
    defaults: defaultsOf(set.plan),
    visible: (given: Answers) => visibleFields(set, given),
    settle: worked,
  };
  return startAppeared(visibility, before, after);
}

/** The answers with all that a form or wizard works out, and without those that `tidy` drops. */
export const worksOut = (
  { work }: Pick<FieldSet, 'work'>,
  answers: Answers,
  before: Before | undefined,
  tidy: (answers: Answers) => Answers,
): Answers => (work ? work(answers, before, tidy) : tidy(answers));

/** The answers with what they give, before anything falls away: the conditions of effects look at these. */
export const workedAtOnce = (worker: Pick<FieldSet, 'work'>, answers: Answers, before: Before | undefined): Answers =>
  worksOut(worker, answers, before, (given) => given);

/**
 * The answers after the effects of one changed field, and of the fields that these change in turn.
 * An effect runs at most once, so effects on each other come to an end (spec 4.41: the count deselects the son,
 * the son resets the count). Returns the same object when nothing changed.
 */
export function runEffects(set: FieldSet, answers: Answers, changed: string): Answers {
  const waiting = new Set(set.plan.effects);
  const queue = [changed];
  let now = answers;
  for (let field = queue.shift(); field !== undefined; field = queue.shift()) {
    for (const effect of set.plan.effects) {
      if (effect.changed !== field || !waiting.has(effect) || !holds(set, effect.when, present(now))) continue;
      waiting.delete(effect);
      const after = applied(set, effect, now);
      queue.push(...fieldsOf(effect).filter((name) => answerOf(after, name) !== answerOf(now, name)));
      now = after;
    }
  }
  return now;
}

const fieldsOf = (effect: EffectPlan): string[] => [...Object.keys(effect.set ?? {}), ...(effect.clear ?? [])];

function applied(set: FieldSet, { set: wanted = {}, clear = [] }: EffectPlan, answers: Answers): Answers {
  const given = Object.fromEntries(
    Object.entries(wanted).map(([field, answer]) => [
      field,
      typeof answer === 'object' ? messageInWords(answer, answers, printedFields(set)) : answer,
    ]),
  );
  const differs =
    Object.entries(given).some(([field, answer]) => answerOf(answers, field) !== answer) ||
    clear.some((field) => answerOf(answers, field) !== undefined);
  return differs ? pick({ ...answers, ...given }, (field) => !clear.includes(field)) : answers;
}

function withoutStale(set: FieldSet, answers: Answers): Answers {
  return dropStale(answers, (now) => {
    const given = present(now);
    return Object.keys(set.plan.fields).find(
      (field) => answerOf(now, field) !== undefined && isStale(set, field, given),
    );
  });
}

function isStale(set: FieldSet, field: string, given: Answers): boolean {
  const plan = set.plan.fields[field];
  return (plan?.whenHidden === 'drop' && !holds(set, plan.when, given)) || !isOffered(set, field, given);
}

/**
 * Drops stale answers in order, one at a time, until none is left. Only one at a time, because an answer may be hidden
 * only because of another stale one, and stays once that is gone. It comes to an end because the answers only become
 * fewer.
 */
export function dropStale(answers: Answers, firstStale: (answers: Answers) => string | undefined): Answers {
  let now = answers;
  for (let stale = firstStale(now); stale !== undefined; stale = firstStale(now)) {
    const gone = stale;
    now = pick(now, (field) => field !== gone);
  }
  return now;
}

/** What a form, or a wizard with all its steps, shows with given answers, and how it settles them. */
export interface Visibility {
  readonly defaults: Answers;
  visible(answers: Answers): ReadonlySet<string>;
  settle(answers: Answers): Answers;
}

/**
 * Gives each field that appears without an answer its default, so that it starts like a field that was shown from the
 * beginning.
 * Takes    settled answers before and after a change
 * Returns  settled answers; the same object when nothing appeared. A default may make further fields appear. Each field
 *          starts once, so it comes to an end.
 */
export function startAppeared({ defaults, visible, settle }: Visibility, before: Answers, after: Answers): Answers {
  const started = new Set<string>();
  let [previous, now] = [before, after];
  for (;;) {
    const [wasVisible, isVisible, answers] = [visible(previous), visible(now), now];
    const appeared = Object.keys(defaults).filter(
      (field) =>
        isVisible.has(field) && !wasVisible.has(field) && !started.has(field) && isEmpty(answerOf(answers, field)),
    );
    if (appeared.length === 0) return now;
    for (const field of appeared) started.add(field);
    [previous, now] = [now, settle({ ...now, ...pick(defaults, (field) => appeared.includes(field)) })];
  }
}
