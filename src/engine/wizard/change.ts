import type { Answers } from '../../plan/answers.ts';
import type { WizardModule } from '../../plan/wizard.ts';
import { pick } from '../answers.ts';
import { startAppeared, type Sight } from '../appear.ts';
import { runEffects } from '../effects.ts';
import { visibleFields } from '../visible.ts';
import { defaultsOfSteps } from './fields.ts';
import { lost, settleSteps, stepsFor } from './settle.ts';

/**
 * The answers after a visitor changed one step (spec 4.25).
 * Takes    the step's own answers, all of them (answers of other fields in `slice` are not read);
 *          `changed`: the field that the visitor changed, whose effects run
 * Returns  settled answers of all steps, with the defaults of what comes into sight, and the fields outside this step that lost their answer
 */
export function changeStep(
  wizard: WizardModule,
  answers: Answers,
  stepId: string,
  slice: Answers,
  changed?: string,
): { readonly answers: Answers; readonly dropped: readonly string[] } {
  const step = wizard.steps.find(({ plan }) => plan.id === stepId);
  if (!step) return { answers, dropped: [] };
  const isOwn = (field: string) => Object.hasOwn(step.plan.fields, field);
  const merged = { ...pick(answers, (field) => !isOwn(field)), ...pick(slice, isOwn) };
  const kept = settleSteps(wizard, changed === undefined ? merged : runEffects(step, merged, changed));
  const settled = startAppeared(sightOf(wizard), answers, kept);
  return { answers: settled, dropped: lost(answers, settled).filter((field) => !isOwn(field)) };
}

const sightOf = (wizard: WizardModule): Sight => ({
  defaults: defaultsOfSteps(wizard),
  sees: (answers) => new Set(stepsFor(wizard, answers).flatMap((step) => [...visibleFields(step, answers)])),
  settle: (answers) => settleSteps(wizard, answers),
});
