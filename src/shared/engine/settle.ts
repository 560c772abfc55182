import type { Answers } from '../plan/answers.ts';
import type { EffectPlan, FieldSet, FormModule, FormPlan, Step } from '../plan/form.ts';
import type { Before } from '../plan/work.ts';
import { answerOf, defaultsOf, isAnswer, isEmpty, lost, ownerOf, pick, present } from './answers.ts';
import { isOffered, withoutUnoffered } from './choices.ts';
import { conditionHolds, visibleFields } from './visible.ts';
import { messageInWords, printedFields } from './texts.ts';

/** What is settled: a form, or the fields of one row, where the answers around it stay unchanged. */
export type SettleScope = Pick<FormModule, 'steps' | 'work'> & { readonly plan?: Pick<FormPlan, 'carried'> };

/** The fields of a row, to be settled like a form. */
export const asSteps = (set: FieldSet): SettleScope => ({ steps: [set], ...(set.work && { work: set.work }) });

/** The steps that apply to these answers. */
export function stepsFor({ steps }: Pick<SettleScope, 'steps'>, answers: Answers): readonly Step[] {
  const given = present(answers);
  return steps.filter((step) => conditionHolds(step, step.plan.when, given));
}

/** The answers that a form starts with. */
export const defaultsOfForm = (form: SettleScope): Answers => workedAtOnce(form, declaredDefaults(form), 'start');

const declaredDefaults = ({ steps }: SettleScope): Answers =>
  Object.assign({}, ...steps.map((step) => defaultsOf(step.plan))) as Answers;

/**
 * The settled answers of a visitor who begins with some answers, and with defaults for the rest. Prefilled fields
 * follow from them, as if the visitor gave the same answers one by one.
 */
export const startWith = (form: SettleScope, given: Answers = {}): Answers =>
  settle(form, { ...declaredDefaults(form), ...given }, 'start');

/**
 * The answers of all steps without the stale ones (spec 4.29–4.35, 4.42): those of steps that do not apply, those of
 * hidden fields that do not keep them, those no longer offered, and those that no step asks for and the form does not
 * carry. When two steps ask for the same field, its answer stays while one of them shows it. Computed fields are worked
 * out first. Settling is idempotent.
 * Takes    `before`: the settled answers before a change, or that the visitor begins
 * Returns  the same object when nothing changed
 */
export function settle(form: SettleScope, answers: Answers, before?: Before): Answers {
  const tidy = (given: Answers): Answers => {
    const own = withoutStale(form, given);
    const settled = stepsFor(form, own).reduce((now, step) => step.rows?.settle(step, now, before) ?? now, own);
    return settled === own ? own : tidy(settled);
  };
  return worksOut(form, answers, before, tidy);
}

/**
 * The settled answers after a visitor changed something in one step (spec 4.25). First the effects of the field
 * `changed` run. Last, fields that were hidden `before` and are now shown start with their default.
 * Takes    `given`: all answers, with the change
 */
export function change(form: SettleScope, step: FieldSet, before: Answers, given: Answers, changed?: string): Answers {
  const effected = changed === undefined ? given : runEffects(step, workedAtOnce(form, given, before), changed);
  return startAppeared(form, before, settle(form, effected, before));
}

/**
 * Fields that a visitor answered and that have lost their answer, also those in rows: members.2.share. Computed fields
 * do not count.
 */
export function lostIn({ steps }: Pick<SettleScope, 'steps'>, before: Answers, after: Answers): string[] {
  const given = lost(before, after).filter((name) => !steps.some(({ plan }) => plan.fields[name]?.computed));
  return [...new Set([...given, ...steps.flatMap(({ rows }) => rows?.lost(before, after) ?? [])])];
}

/** Whether a step asks a field; that of a row is members.2.share. */
export const asks = ({ plan }: Pick<FieldSet, 'plan'>, field: string): boolean =>
  Object.hasOwn(plan.fields, ownerOf(field));

/** The answers with a form's computed fields, and without those that `tidy` drops. */
const worksOut = (
  { work }: Pick<SettleScope, 'work'>,
  answers: Answers,
  before: Before | undefined,
  tidy: (answers: Answers) => Answers,
): Answers => (work ? work(answers, before, tidy) : tidy(answers));

/** The answers with computed fields, before any are dropped: the conditions of effects read these. */
const workedAtOnce = (form: SettleScope, answers: Answers, before: Before | undefined): Answers =>
  worksOut(form, answers, before, (given) => given);

/**
 * The answers after the effects of one changed field, and of the fields that these change in turn.
 * An effect runs at most once, so effects on each other come to an end (spec 4.41: the count deselects the son,
 * the son resets the count). Returns the same object when nothing changed.
 */
function runEffects(set: FieldSet, answers: Answers, changed: string): Answers {
  const waiting = new Set(set.plan.effects);
  const queue = [changed];
  let now = answers;
  for (let field = queue.shift(); field !== undefined; field = queue.shift()) {
    for (const effect of set.plan.effects) {
      if (effect.changed !== field || !waiting.has(effect) || !conditionHolds(set, effect.when, present(now))) continue;
      waiting.delete(effect);
      const after = applied(set, effect, now);
      queue.push(...effectFields(effect).filter((name) => answerOf(after, name) !== answerOf(now, name)));
      now = after;
    }
  }
  return now;
}

const effectFields = (effect: EffectPlan): string[] => [...Object.keys(effect.set ?? {}), ...(effect.clear ?? [])];

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

/**
 * Drops stale answers in order, one at a time, until none is left. An answer may be hidden only because of another
 * stale one, and stays once that is gone. Of several chosen options, those stay that are offered. It terminates because
 * the answers only become fewer.
 */
function withoutStale({ steps, plan }: SettleScope, answers: Answers): Answers {
  const asked = new Set(steps.flatMap((step) => Object.keys(step.plan.fields)));
  const isKept = (now: Answers, field: string) =>
    !plan || (plan.carried.includes(field) && isAnswer(answerOf(now, field)));
  for (let now = answers; ;) {
    const [given, current] = [present(now), now];
    const applying = stepsFor({ steps }, now);
    const stale = [...asked, ...Object.keys(now)].find((field) => {
      if (answerOf(current, field) === undefined) return false;
      return asked.has(field) ? !applying.some((step) => keeps(step, field, given)) : !isKept(current, field);
    });
    if (stale === undefined) return now;
    const shows = applying.find((step) => asksNow(step, stale, given));
    const left = shows && withoutUnoffered(shows, stale, given);
    now = left ? { ...now, [stale]: left } : pick(now, (field) => field !== stale);
  }
}

/**
 * Whether a step that applies keeps the answer of a field: it offers the answer, or its control lets visitors type
 * another one, and it shows the field or keeps the answer while the field is hidden.
 */
const keeps = (step: Step, field: string, given: Answers): boolean =>
  asksNow(step, field, given) && (step.plan.fields[field]!.typed === true || isOffered(step, field, given));

/** Whether a step shows a field, or keeps its answer while the field is hidden. */
function asksNow(step: Step, field: string, given: Answers): boolean {
  const plan = Object.hasOwn(step.plan.fields, field) ? step.plan.fields[field] : undefined;
  return plan !== undefined && (plan.whenHidden === 'keep' || conditionHolds(step, plan.when, given));
}

/**
 * Gives each field that appears without an answer its default, so that it starts like a field that was shown from the
 * beginning.
 * Takes    settled answers before and after a change
 * Returns  settled answers; the same object when nothing appeared. A default may make further fields appear. Each field
 *          starts once, so it terminates.
 */
function startAppeared(form: SettleScope, before: Answers, after: Answers): Answers {
  const started = new Set<string>();
  let [previous, now] = [before, after];
  for (;;) {
    const [wasVisible, isVisible, answers] = [visibleIn(form, previous), visibleIn(form, now), now];
    const appeared = [...isVisible].filter(
      (field) => !wasVisible.has(field) && !started.has(field) && isEmpty(answerOf(answers, field)),
    );
    const defaults = appeared.length === 0 ? {} : pick(declaredDefaults(form), (field) => appeared.includes(field));
    if (Object.keys(defaults).length === 0) return now;
    for (const field of Object.keys(defaults)) started.add(field);
    [previous, now] = [now, settle(form, { ...now, ...defaults }, before)];
  }
}

/** The fields that are shown in the steps that apply. */
const visibleIn = (form: SettleScope, answers: Answers): ReadonlySet<string> =>
  new Set(stepsFor(form, answers).flatMap((step) => [...visibleFields(step, answers)]));
