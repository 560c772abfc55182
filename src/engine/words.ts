import type { Answer, Answers } from '../plan/answers.ts';
import type { FieldPlan, FieldSet } from '../plan/form.ts';
import type { Label } from '../plan/lead.ts';
import { formatDate, formatMonth } from './dates.ts';
import { rupees } from './format/numbers.ts';
import { fieldLabel } from './visible.ts';

/** An answer as the visitor reads it; '' for a ticked box, whose label says it all. */
export function answerInWords(set: FieldSet, plan: FieldPlan, answer: Answer): string {
  if (typeof answer === 'boolean') return '';
  if (typeof answer === 'object') return answer.map((value) => choiceLabel(plan, value)).join(', ');
  if (plan.display === 'rupees') return rupees(answer);
  if (plan.display === 'month') return formatMonth(String(answer));
  const isDate = set.plan.schema.properties[plan.name]?.format === 'date';
  return isDate ? formatDate(String(answer)) : choiceLabel(plan, answer);
}

const choiceLabel = (plan: FieldPlan, value: string | number): string =>
  plan.choices?.find((choice) => choice.value === value)?.label ?? String(value);

/** The words of a consent: all that stands beside its box. */
export const consentWords = ({ label, help }: Pick<FieldPlan, 'label' | 'help'>): string =>
  [label, help].filter(Boolean).join('\n');

/** The questions to the given answers, and the label of each choice. A lead stores them. */
export function leadLabels(set: FieldSet, answers: Answers): Record<string, Label> {
  const given = Object.values(set.plan.fields).filter(({ name }) => Object.hasOwn(answers, name));
  return Object.fromEntries(
    given.map((plan) => [
      plan.name,
      {
        question: fieldLabel(set, plan.name, answers),
        ...(plan.choices && { answer: answerInWords(set, plan, answers[plan.name]!) }),
      },
    ]),
  );
}
