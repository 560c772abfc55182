import type { Action, Example, WizardExample } from '../../shared/plan/config.generated.ts';
import { actionWords } from './words/actions.ts';
import { fieldLabel, type FieldModels } from './words/condition.ts';
import { valueWords } from './words/values.ts';

/** The outcome of an example. */
export type Outcome = Partial<Example & WizardExample>;

/** The outcome of an example as text. */
export function outcomeWords(outcome: Outcome, fields: FieldModels): string {
  const {
    steps,
    exit,
    stoppedAt,
    errors = {},
    alert,
    does,
    estimate,
    note,
    result,
    becomes = {},
    dropped = [],
  } = outcome;
  const label = (field: string) => `"${fieldLabel(field, fields)}"`;
  const parts: readonly (readonly string[])[] = [
    steps === undefined ? [] : [`goes through ${steps.join(', ')}`],
    exit === undefined ? [] : [`ends at the exit ${exit}`],
    stoppedAt === undefined ? [] : [`is stopped at ${stoppedAt}`],
    Object.entries(errors).map(([field, words]) => `reads at ${label(field)}: "${words}"`),
    alert === undefined ? [] : [`is told "${alert}"`],
    estimate === undefined ? [] : [`is estimated ${estimate}`],
    note === undefined ? [] : [`reads "${note}"`],
    result === undefined ? [] : [`gets the result ${valueWords(result)}`],
    Object.entries(becomes).map(([field, value]) => `${label(field)} becomes ${valueWords(value)}`),
    dropped.length === 0 ? [] : [`loses ${dropped.map(label).join(', ')}`],
    does === undefined ? [] : doneWords(does, fields),
  ];
  return parts.flat().join('; ') || 'nothing happens';
}

/** The actions that were done, with the values that they carry. */
function doneWords(does: readonly Done[], fields: FieldModels): string[] {
  const carried = does.map(({ navigate }) => Object.entries(navigate?.state ?? {}));
  return actionWords(does as readonly Action[]).map((words, index) => {
    const answers = (carried[index] ?? []).map(([field, value]) => `${fieldLabel(field, fields)} ${valueWords(value)}`);
    return answers.length === 0 ? words : `${words} with ${answers.join(', ')}`;
  });
}

interface Done {
  readonly navigate?: { readonly state?: Readonly<Record<string, unknown>> };
}
