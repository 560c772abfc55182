import type { Answers } from '../../plan/answers.ts';
import type { Before } from '../../plan/form.ts';
import type { WizardModule } from '../../plan/wizard.ts';
import { answerOf, defaultsOf, isAnswer, isEmpty, keepValid, lost, ownerOf, pick, present } from '../answers.ts';
import { isOffered } from '../choices.ts';
import { privateFields } from '../private.ts';
import { dropStale, runEffects, startAppeared, workedAtOnce, worksOut, type Visibility } from '../settle.ts';
import { holds, visibleFields } from '../visible.ts';

type Step = WizardModule['steps'][number];

/** The answers that a wizard starts with. */
export const defaultsOfSteps = (wizard: WizardModule): Answers =>
  workedAtOnce(wizard, declaredDefaults(wizard), 'start');

const declaredDefaults = ({ steps }: WizardModule): Answers =>
  Object.assign({}, ...steps.map((step) => defaultsOf(step.plan))) as Answers;

/**
 * The settled answers of a visitor who begins with some, and with defaults for the rest. What is prefilled follows from
 * them, as it does for a visitor who gives the same answers one by one.
 */
export const startSteps = (wizard: WizardModule, given: Answers = {}): Answers =>
  settleSteps(wizard, { ...declaredDefaults(wizard), ...given }, 'start');

/**
 * The steps that show fields whose answers the device did not keep. After a refresh the visitor passes them again, also
 * where an answer was optional: what they gave there is gone, and a rule that compares it would not run.
 */
export function stepsToAskAgain(wizard: WizardModule, answers: Answers): ReadonlySet<string> {
  const without = privateFields(wizard.steps);
  const asking = stepsFor(wizard, answers).filter((step) =>
    [...visibleFields(step, answers)].some((field) => without.has(field)),
  );
  return new Set(asking.map(({ plan }) => plan.id));
}

/**
 * Keeps what can be trusted of stored or carried answers: those that fit the field of a step, and carried ones that no
 * step asks for.
 */
export function keepValidSteps(wizard: WizardModule, answers: unknown): Answers {
  if (typeof answers !== 'object' || answers === null) return {};
  const isAsked = (field: string) => wizard.steps.some((step) => Object.hasOwn(step.plan.fields, field));
  const carried = pick(
    answers as Answers,
    (field, answer) => wizard.plan.carried.includes(field) && !isAsked(field) && isAnswer(answer) && !isEmpty(answer),
  );
  return Object.assign({}, carried, ...wizard.steps.map((step) => keepValid(step, answers)));
}

/** The steps that apply to these answers. */
export function stepsFor(wizard: WizardModule, answers: Answers): readonly Step[] {
  const given = present(answers);
  return wizard.steps.filter((step) => holds(step, step.plan.when, given));
}

/**
 * The answers of all steps without the stale ones: those of steps that do not apply, those of hidden fields, those no
 * longer offered, and those that no step asks for and the wizard does not carry. When two steps ask for the same field,
 * its answer stays while one of them shows it. What expressions give is worked out first.
 * Takes    `before`: the settled answers before a change, or that the visitor begins
 * Returns  the same object when nothing changed
 */
export function settleSteps(wizard: WizardModule, answers: Answers, before?: Before): Answers {
  const tidy = (given: Answers): Answers => {
    const own = withoutStaleSteps(wizard, given);
    const settled = stepsFor(wizard, own).reduce((now, step) => step.rows?.settle(step, now) ?? now, own);
    return settled === own ? own : tidy(settled);
  };
  return worksOut(wizard, answers, before, tidy);
}

function withoutStaleSteps(wizard: WizardModule, answers: Answers): Answers {
  const asked = new Set(wizard.steps.flatMap((step) => Object.keys(step.plan.fields)));
  const isCarried = (field: string) => wizard.plan.carried.includes(field) && isAnswer(answerOf(answers, field));
  return dropStale(answers, (now) => {
    const given = present(now);
    const steps = stepsFor(wizard, now);
    return [...asked, ...Object.keys(now)].find((field) => {
      if (answerOf(now, field) === undefined) return false;
      return asked.has(field) ? !steps.some((step) => keeps(step, field, given)) : !isCarried(field);
    });
  });
}

/**
 * Whether a step keeps the answer of a field: the step applies, offers the answer, and shows the field or keeps the
 * answer while the field is hidden.
 */
function keeps(step: Step, field: string, given: Answers): boolean {
  const plan = Object.hasOwn(step.plan.fields, field) ? step.plan.fields[field] : undefined;
  return (
    plan !== undefined && (plan.whenHidden === 'keep' || holds(step, plan.when, given)) && isOffered(step, field, given)
  );
}

/**
 * Fields that a visitor answered and that have no answer any more, also those in rows: members.2.share. What is worked
 * out was nobody's answer.
 */
export function lostIn({ steps }: Pick<WizardModule, 'steps'>, before: Answers, after: Answers): string[] {
  const given = lost(before, after).filter((name) => !steps.some(({ plan }) => plan.fields[name]?.computed));
  return [...new Set([...given, ...steps.flatMap(({ rows }) => rows?.lost(before, after) ?? [])])];
}

/**
 * The answers after a visitor changed one step (spec 4.25).
 * Takes    `ownAnswers`: all answers of the step's own fields; other fields in it are not read
 * Takes    `changed`: the field that the visitor changed, whose effects run
 * Returns  settled answers of all steps, with the defaults of fields that appeared, and the fields outside this step
 *          that lost their answer
 */
export function changeStep(
  wizard: WizardModule,
  answers: Answers,
  stepId: string,
  ownAnswers: Answers,
  changed?: string,
): { readonly answers: Answers; readonly dropped: readonly string[] } {
  const step = wizard.steps.find(({ plan }) => plan.id === stepId);
  if (!step) return { answers, dropped: [] };
  const isOwn = (field: string) => Object.hasOwn(step.plan.fields, field);
  const merged = { ...pick(answers, (field) => !isOwn(field)), ...pick(ownAnswers, isOwn) };
  const kept = settleSteps(
    wizard,
    changed === undefined ? merged : runEffects(step, workedAtOnce(wizard, merged, answers), changed),
    answers,
  );
  const settled = startAppeared(visibilityIn(wizard, answers), answers, kept);
  return { answers: settled, dropped: lostIn(wizard, answers, settled).filter((name) => !isOwn(ownerOf(name))) };
}

const visibilityIn = (wizard: WizardModule, before: Answers): Visibility => ({
  defaults: defaultsOfSteps(wizard),
  visible: (answers) => new Set(stepsFor(wizard, answers).flatMap((step) => [...visibleFields(step, answers)])),
  settle: (answers) => settleSteps(wizard, answers, before),
});
