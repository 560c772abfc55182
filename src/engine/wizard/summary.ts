import type { FieldSet } from '../../plan/form.ts';
import type { WizardModule } from '../../plan/wizard.ts';
import { answerOf, isEmpty } from '../answers.ts';
import { fieldLabel, visibleFields } from '../visible.ts';
import { answerInWords } from '../words.ts';
import { stepsFor } from './answers.ts';
import type { Walk } from './walk.ts';

export interface SummaryEntry {
  readonly field: string;
  readonly label: string;
  /** The answer as the visitor reads it; '' for a ticked box, whose label says it all. */
  readonly value: string;
}

export interface SummaryStep {
  readonly step: string;
  readonly title: string;
  readonly entries: readonly SummaryEntry[];
}

/** What was answered so far, by step, for the side summary (spec 2.66). Steps without an answer are left out. */
export function summaryOf(wizard: WizardModule, walk: Walk): SummaryStep[] {
  return stepsFor(wizard, walk.answers)
    .map((step) => ({ step: step.plan.id, title: step.plan.title, entries: entriesOf(step, walk) }))
    .filter((step) => step.entries.length > 0);
}

function entriesOf(set: FieldSet, { answers }: Walk): SummaryEntry[] {
  const visible = visibleFields(set, answers);
  return Object.values(set.plan.fields).flatMap((plan) => {
    const answer = answerOf(answers, plan.name);
    if (answer === undefined || answer === false || isEmpty(answer) || !visible.has(plan.name)) return [];
    return { field: plan.name, label: fieldLabel(set, plan.name, answers), value: answerInWords(set, plan, answer) };
  });
}
