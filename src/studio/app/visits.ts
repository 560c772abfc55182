import type { ExampleEntry, FormEntry } from '../site/contract.ts';
import type { ProofVisitor } from '../proof/contract.ts';
import type { Visit } from '../frame/visit.ts';

/** What is chosen of a form: the step, and who is before it. */
export interface Chosen {
  readonly form: string;
  readonly step: string;
  /** `before`, `errors`, or the name of an example with `example:` before it. */
  readonly visitor: string;
  /** Of the visitor `shown`: who it is. */
  readonly visit?: Visit;
}

/** Who has answered nothing yet, and who presses the button then; and what the names of examples have before them. */
export const before = 'before';
export const errors = 'errors';
export const example = 'example:';
/** The visitor who was found for a message, or for what only some visitors see. */
export const shown = 'shown';

/** The visit that is meant by what is chosen: who comes to a step without answering it has answered those before it. */
export function visitOf({ form: id, step, visitor, visit }: Chosen, forms: readonly FormEntry[]): Visit | undefined {
  if (visitor === shown) return visit;
  const form = forms.find((one) => one.id === id);
  if (!form) return undefined;
  const named = form.examples.find(({ name }) => visitor === `${example}${name}`);
  const who = named ?? (form.kind === 'wizard' ? whoComesTo(form, step) : undefined);
  return {
    form: { kind: form.kind, id },
    answers: who?.answers ?? {},
    ...(form.kind === 'wizard' && step !== '' && { step }),
    ...(who?.day !== undefined && { day: who.day }),
    upToStep: !named,
    presses: visitor === errors || named?.hasErrors === true,
  };
}

/** A visitor who passes a step, best without a mistake. */
const whoComesTo = ({ examples }: FormEntry, step: string): ExampleEntry | undefined =>
  examples.find(({ steps, hasErrors }) => !hasErrors && steps.includes(step)) ??
  examples.find(({ steps }) => steps.includes(step));

/** The choice of a visitor who was found. */
export const chosenOf = ({ form, answers, step = '', presses, look }: ProofVisitor, turn: number): Chosen => ({
  form: form.id,
  step,
  visitor: shown,
  visit: {
    ...{ form, answers, presses, look, turn, isWhole: true, upToStep: false },
    ...(step !== '' && { step }),
  },
});
