import type { Answers } from '../../plan/answers.ts';
import type { WizardModule } from '../../plan/wizard.ts';
import { answerOf, isAnswer, isEmpty, present } from '../answers.ts';
import { isOffered } from '../choices.ts';
import { dropStale } from '../settle.ts';
import { holds } from '../visible.ts';

type Step = WizardModule['steps'][number];

/** The steps that apply to these answers. */
export function stepsFor(wizard: WizardModule, answers: Answers): readonly Step[] {
  const seen = present(answers);
  return wizard.steps.filter((step) => holds(step, step.plan.when, seen));
}

/**
 * The answers of all steps with the stale ones dropped, to a fixpoint: those of steps that do not
 * apply, of hidden fields, those no longer offered, and of names that no step asks and nothing carries. A field that two
 * steps ask stays while one of them shows it. Returns the same object when nothing changed.
 */
export function settleSteps(wizard: WizardModule, answers: Answers): Answers {
  const asked = new Set(wizard.steps.flatMap((step) => Object.keys(step.plan.fields)));
  const isCarried = (field: string) => wizard.plan.carried.includes(field) && isAnswer(answerOf(answers, field));
  return dropStale(answers, (now) => {
    const seen = present(now);
    const steps = stepsFor(wizard, now);
    return [...asked, ...Object.keys(now)].find((field) => {
      if (answerOf(now, field) === undefined) return false;
      return asked.has(field) ? !steps.some((step) => keeps(step, field, seen)) : !isCarried(field);
    });
  });
}

/** Whether a step that applies offers the field's answer, and shows it or keeps it while it is hidden. */
function keeps(step: Step, field: string, seen: Answers): boolean {
  const plan = Object.hasOwn(step.plan.fields, field) ? step.plan.fields[field] : undefined;
  return (
    plan !== undefined && (plan.whenHidden === 'keep' || holds(step, plan.when, seen)) && isOffered(step, field, seen)
  );
}

/** Fields that had an answer before and have none now. */
export const lost = (before: Answers, after: Answers): string[] =>
  Object.keys(before).filter((field) => !isEmpty(before[field]) && isEmpty(answerOf(after, field)));
