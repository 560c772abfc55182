import type { Answer, Answers } from '../plan/answers.ts';
import type { FieldPlan, FieldSet } from '../plan/form.ts';
import type { Label } from '../plan/lead.ts';
import { formatDate, formatMonth } from './format/dates.ts';
import { rupees } from './format/numbers.ts';
import { labelOf } from './visible.ts';

/** An answer in the visitor's words; '' for a ticked box, whose label says it all. */
export function wordsOf(set: FieldSet, plan: FieldPlan, answer: Answer): string {
  if (typeof answer === 'boolean') return '';
  if (typeof answer === 'object') return answer.map((one) => choiceOf(plan, one)).join(', ');
  if (plan.display === 'rupees') return rupees(answer);
  if (plan.display === 'month') return formatMonth(String(answer));
  return set.plan.schema.properties[plan.name]?.format === 'date' ? formatDate(String(answer)) : choiceOf(plan, answer);
}

const choiceOf = (plan: FieldPlan, value: string | number): string =>
  plan.choices?.find((choice) => choice.value === value)?.label ?? String(value);

/** What the visitor read beside the given answers: each question, and the words of each choice. */
export function labelsOf(set: FieldSet, answers: Answers): Record<string, Label> {
  const given = Object.values(set.plan.fields).filter(({ name }) => Object.hasOwn(answers, name));
  return Object.fromEntries(
    given.map((plan) => [
      plan.name,
      {
        question: labelOf(set, plan.name, answers),
        ...(plan.choices && { answer: wordsOf(set, plan, answers[plan.name]!) }),
      },
    ]),
  );
}
